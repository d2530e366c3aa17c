# zermelo_connect_four_proofs(<target> <file> <shards>): sources in which the compiler proves every line of a file of
# Connect Four positions: the columns played, from 1, a space, the score for the side to move. A score that is wrong stops
# the build with the position. Each shard is a translation unit like any other, so that a build in parallel or distcc
# divides them; neighbouring lines, which may be alike, go to different ones.
include_guard(GLOBAL)

function(zermelo_connect_four_proofs target file shards)
  if(NOT shards MATCHES "^[1-9][0-9]?[0-9]?$")
    message(FATAL_ERROR "zermelo_connect_four_proofs: '${shards}' is not a number of shards from 1 to 999")
  endif()
  file(STRINGS "${file}" lines)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")

  set(number 0)
  foreach(line IN LISTS lines)
    if(NOT line MATCHES "^([1-7]*) (-?[0-9]+)[ \r]*$")
      math(EXPR number "${number} + 1")
      message(FATAL_ERROR "${file}:${number}: not columns, a space and a score: ${line}")
    endif()
    math(EXPR shard "${number} % ${shards}")
    string(APPEND proofs_${shard} "PROVE(\"${CMAKE_MATCH_1}\", ${CMAKE_MATCH_2})\n")
    math(EXPR number "${number} + 1")
  endforeach()
  if(number EQUAL 0)
    message(FATAL_ERROR "${file}: no positions")
  endif()

  set(sources "")
  math(EXPR last "${shards} - 1")
  foreach(shard RANGE ${last})
    set(source "${CMAKE_CURRENT_BINARY_DIR}/${target}/positions_${shard}.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "// Made from ${file}.\n#include \"proof.hpp\"\n\n${proofs_${shard}}" @ONLY)
    list(APPEND sources "${source}")
  endforeach()
  add_library(${target} OBJECT ${sources})
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}/benchmarks/connect_four")
  target_link_libraries(${target} PRIVATE zermelo::zermelo zermelo_warnings)
endfunction()
