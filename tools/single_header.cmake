# cmake -D OUTPUT=zermelo_single.hpp -P tools/single_header.cmake
#
# Writes all that <zermelo/zermelo.hpp> includes into one header, for online compilers: each of zermelo's headers once, in
# the place of its first #include; other includes stay as they are. An #include of ours must stand at the start of a line,
# outside of any #if, since it is there only once.
cmake_minimum_required(VERSION 3.23)
cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH root)

function(add_header header)
  get_property(seen GLOBAL PROPERTY seen)
  if(header IN_LIST seen)
    return()
  endif()
  set_property(GLOBAL APPEND PROPERTY seen "${header}")

  file(READ "${root}/include/${header}" rest)
  string(REPLACE "#pragma once\n" "" rest "${rest}")
  file(APPEND "${OUTPUT}" "\n// ---- ${header}\n")
  set(rest "\n${rest}")
  while(rest MATCHES "\n#include <(zermelo/[^>]+)>")
    set(line "${CMAKE_MATCH_0}")
    set(included "${CMAKE_MATCH_1}")
    string(FIND "${rest}" "${line}" position)
    string(SUBSTRING "${rest}" 0 ${position} before)
    string(LENGTH "${line}" length)
    math(EXPR position "${position} + ${length}")
    string(SUBSTRING "${rest}" ${position} -1 rest)
    file(APPEND "${OUTPUT}" "${before}\n")
    add_header("${included}")
  endwhile()
  file(APPEND "${OUTPUT}" "${rest}")
endfunction()

file(WRITE "${OUTPUT}" "// zermelo in one header, made by tools/single_header.cmake.\n"
                       "// SPDX-License-Identifier: BSL-1.0 (https://www.boost.org/LICENSE_1_0.txt)\n#pragma once\n")
add_header(zermelo/zermelo.hpp)
