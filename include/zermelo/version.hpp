// zermelo/version.hpp: which zermelo this is.
#pragma once

#define ZERMELO_VERSION_MAJOR 0
#define ZERMELO_VERSION_MINOR 1
#define ZERMELO_VERSION_PATCH 0

// One number to compare in the preprocessor: 1.2.3 is 10203.
#define ZERMELO_VERSION (ZERMELO_VERSION_MAJOR * 10000 + ZERMELO_VERSION_MINOR * 100 + ZERMELO_VERSION_PATCH)
