# The warnings that zermelo's own code must pass. A target of its own, so that they reach no user of zermelo::zermelo.
include_guard(GLOBAL)

option(ZERMELO_WARNINGS_AS_ERRORS "Let a warning in zermelo's own code stop the build" ON)

add_library(zermelo_warnings INTERFACE)
if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
  target_compile_options(zermelo_warnings INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU") # where it optimises, g++ 12 imagines overlaps in std::string (its bug 105651)
    target_compile_options(zermelo_warnings INTERFACE -Wno-restrict)
  endif()
  if(ZERMELO_WARNINGS_AS_ERRORS)
    target_compile_options(zermelo_warnings INTERFACE -Werror)
  endif()
endif()
