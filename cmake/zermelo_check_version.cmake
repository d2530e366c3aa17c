# The version is written twice, in project() and in version.hpp, so that no header has to be generated. They must agree.
file(READ "${PROJECT_SOURCE_DIR}/include/zermelo/version.hpp" header)
foreach(part IN ITEMS MAJOR MINOR PATCH)
  string(REGEX MATCH "define ZERMELO_VERSION_${part} ([0-9]+)" found "${header}")
  if(NOT CMAKE_MATCH_1 STREQUAL PROJECT_VERSION_${part})
    message(FATAL_ERROR "zermelo/version.hpp says ZERMELO_VERSION_${part} is '${CMAKE_MATCH_1}', CMakeLists.txt says "
                        "'${PROJECT_VERSION_${part}}'.")
  endif()
endforeach()
