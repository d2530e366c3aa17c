# Every C++ block of README.md and docs/*.md is a whole translation unit, and is compiled.
include(zermelo_static_tests)

file(GLOB pages CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/README.md" "${PROJECT_SOURCE_DIR}/docs/*.md")
find_package(CLI11 QUIET)
if(NOT TARGET CLI11::CLI11) # one page shows a program that needs it
  list(FILTER pages EXCLUDE REGEX "/playing.md$")
endif()
find_package(TBB QUIET)
if(NOT TARGET TBB::tbb)
  list(FILTER pages EXCLUDE REGEX "/parallel.md$")
endif()
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${pages})
file(MAKE_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/documentation")
set(blocks)
foreach(page IN LISTS pages)
  cmake_path(GET page STEM name)
  execute_process(
    COMMAND awk -v "prefix=${CMAKE_CURRENT_BINARY_DIR}/documentation/${name}" -f
            "${PROJECT_SOURCE_DIR}/cmake/code_blocks.awk" "${page}"
    OUTPUT_VARIABLE written COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX REPLACE "\n" ";" written "${written}")
  list(APPEND blocks ${written})
endforeach()
# The table of embedding.md, as it says.
zermelo_embed(TARGET documentation_tables GAME zermelo::games::tic_tac_toe{} HEADER zermelo/games/tic_tac_toe.hpp NAME perfect
              STATES reachable CONTENTS values)
if(blocks)
  zermelo_add_static_test(documentation ${blocks})
  target_link_libraries(documentation PRIVATE documentation_tables)
  if(TARGET CLI11::CLI11)
    target_link_libraries(documentation PRIVATE CLI11::CLI11)
  endif()
  if(TARGET TBB::tbb)
    target_link_libraries(documentation PRIVATE TBB::tbb)
  endif()
endif()
