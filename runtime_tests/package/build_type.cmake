# cmake -D COMPILER=<path> -D GENERATOR=<cmake's> -D WORK=<folder> -P build_type.cmake: zermelo on its own is optimised, unless
# one says otherwise.
cmake_minimum_required(VERSION 3.23)
cmake_path(SET source NORMALIZE "${CMAKE_CURRENT_LIST_DIR}/../..")

function(expect_build_type expected)
  file(REMOVE_RECURSE "${WORK}")
  execute_process(COMMAND "${CMAKE_COMMAND}" -G "${GENERATOR}" -S "${source}" -B "${WORK}" "-DCMAKE_CXX_COMPILER=${COMPILER}"
                          -DZERMELO_BUILD_TESTS=OFF -DZERMELO_BUILD_TOOLS=OFF -DZERMELO_BUILD_EXAMPLES=OFF ${ARGN}
                          OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  load_cache("${WORK}" READ_WITH_PREFIX found_ CMAKE_BUILD_TYPE CMAKE_CONFIGURATION_TYPES)
  if(NOT found_CMAKE_BUILD_TYPE STREQUAL expected AND NOT found_CMAKE_CONFIGURATION_TYPES)
    message(FATAL_ERROR "The build type is '${found_CMAKE_BUILD_TYPE}' and not '${expected}'.")
  endif()
endfunction()

expect_build_type(Release)
expect_build_type(Debug -DCMAKE_BUILD_TYPE=Debug)
