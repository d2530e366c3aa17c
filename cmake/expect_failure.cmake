# cmake -D SOURCE=<file> -D COMPILER=<gcc|clang> -P expect_failure.cmake -- <compiler command>...
#
# Passes when the command fails and says every text that the source expects:
#   // EXPECT: a text every compiler must say
#   // EXPECT(gcc): a text for one compiler only
cmake_minimum_required(VERSION 3.23)

foreach(i RANGE ${CMAKE_ARGC})
  if(DEFINED command)
    list(APPEND command "${CMAKE_ARGV${i}}")
  elseif(CMAKE_ARGV${i} STREQUAL "--")
    set(command "")
  endif()
endforeach()

execute_process(COMMAND ${command} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(result STREQUAL "0")
  message(FATAL_ERROR "${SOURCE} compiled, and must not.")
endif()

file(READ "${SOURCE}" rest)
set(expected 0)
while(rest MATCHES "// EXPECT(\\([a-z]+\\))?: *([^\n]+)")
  set(line "${CMAKE_MATCH_0}")
  set(only "${CMAKE_MATCH_1}")
  string(STRIP "${CMAKE_MATCH_2}" text)
  string(FIND "${rest}" "${line}" start)
  string(LENGTH "${line}" length)
  math(EXPR start "${start} + ${length}")
  string(SUBSTRING "${rest}" ${start} -1 rest)

  if(only STREQUAL "" OR only STREQUAL "(${COMPILER})")
    math(EXPR expected "${expected} + 1")
    string(FIND "${output}" "${text}" found)
    if(found EQUAL -1)
      message(NOTICE "${output}")
      message(FATAL_ERROR "${SOURCE} did not compile, as it should, but the compiler does not say\n  ${text}")
    endif()
  endif()
endwhile()

if(expected EQUAL 0)
  message(FATAL_ERROR "${SOURCE} has no '// EXPECT: text' line for ${COMPILER}.")
endif()
