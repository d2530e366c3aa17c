# cmake -D VERSION=<zermelo's> -D GENERATOR=<cmake's> -D WORK=<folder> -P vcpkg.cmake: the vcpkg port, without vcpkg.
# Checks the manifest, and runs the port's steps against stand-ins for vcpkg's functions.
cmake_minimum_required(VERSION 3.23)
cmake_path(SET port NORMALIZE "${CMAKE_CURRENT_LIST_DIR}/../../packaging/vcpkg/ports/zermelo")

file(READ "${port}/vcpkg.json" manifest)
string(JSON name GET "${manifest}" name)
string(JSON version GET "${manifest}" version)
if(NOT name STREQUAL "zermelo" OR NOT version STREQUAL VERSION)
  message(FATAL_ERROR "vcpkg.json describes ${name} ${version}, the project is zermelo ${VERSION}.")
endif()

set(CURRENT_PACKAGES_DIR "${WORK}/package")
file(REMOVE_RECURSE "${WORK}")

function(vcpkg_cmake_configure)
  cmake_parse_arguments(arg "" "SOURCE_PATH" "OPTIONS" ${ARGN})
  execute_process(COMMAND "${CMAKE_COMMAND}" -G "${GENERATOR}" -S "${arg_SOURCE_PATH}" -B "${WORK}/build" ${arg_OPTIONS}
                          "-DCMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR}" COMMAND_ERROR_IS_FATAL ANY)
endfunction()
function(vcpkg_cmake_install)
  execute_process(COMMAND "${CMAKE_COMMAND}" --build "${WORK}/build" --target install COMMAND_ERROR_IS_FATAL ANY)
endfunction()
function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(arg "" "CONFIG_PATH" "" ${ARGN})
  file(GLOB files "${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}/*")
  file(COPY ${files} DESTINATION "${CURRENT_PACKAGES_DIR}/share/zermelo")
  file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/share/cmake")
endfunction()
function(vcpkg_fixup_pkgconfig)
endfunction()
function(vcpkg_install_copyright)
  cmake_parse_arguments(arg "" "" "FILE_LIST" ${ARGN})
  file(COPY_FILE "${arg_FILE_LIST}" "${CURRENT_PACKAGES_DIR}/share/zermelo/copyright")
endfunction()

include("${port}/portfile.cmake")

foreach(file IN ITEMS include/zermelo/version.hpp share/zermelo/zermeloConfig.cmake share/zermelo/copyright)
  if(NOT EXISTS "${CURRENT_PACKAGES_DIR}/${file}")
    message(FATAL_ERROR "The port installs no ${file}.")
  endif()
endforeach()
