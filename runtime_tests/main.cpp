// The main function of the run-time tests. Catch2 3 is linked with its own; Catch2 2 is asked for one here.
#if !__has_include(<catch2/catch_all.hpp>)
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
#endif
