# Install rules: headers, the CMake package, the pkg-config file. All of it is independent of the machine, hence in share/.
include(CMakePackageConfigHelpers)

set(ZERMELO_CMAKE_DIR "${CMAKE_INSTALL_DATADIR}/cmake/zermelo")
set(ZERMELO_PC_DIR "${CMAKE_INSTALL_DATADIR}/pkgconfig")
# The .pc file finds its prefix from where it lies, so that an installed tree may be moved.
file(RELATIVE_PATH ZERMELO_PREFIX_FROM_PC "/${ZERMELO_PC_DIR}" "/")
string(REGEX REPLACE "/$" "" ZERMELO_PREFIX_FROM_PC "${ZERMELO_PREFIX_FROM_PC}")

configure_package_config_file(cmake/zermeloConfig.cmake.in "${PROJECT_BINARY_DIR}/zermeloConfig.cmake"
                              INSTALL_DESTINATION "${ZERMELO_CMAKE_DIR}")
write_basic_package_version_file("${PROJECT_BINARY_DIR}/zermeloConfigVersion.cmake" COMPATIBILITY SameMajorVersion
                                 ARCH_INDEPENDENT)
configure_file(cmake/zermelo.pc.in "${PROJECT_BINARY_DIR}/zermelo.pc" @ONLY)

# INCLUDES is for users whose CMake is older than 3.23 and knows no file sets.
install(TARGETS zermelo EXPORT zermeloTargets FILE_SET HEADERS COMPONENT zermelo_development
        INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(EXPORT zermeloTargets NAMESPACE zermelo:: DESTINATION "${ZERMELO_CMAKE_DIR}" COMPONENT zermelo_development)
install(FILES "${PROJECT_BINARY_DIR}/zermeloConfig.cmake" "${PROJECT_BINARY_DIR}/zermeloConfigVersion.cmake"
              cmake/zermelo_boost.cmake cmake/zermelo_embed.cmake
        DESTINATION "${ZERMELO_CMAKE_DIR}" COMPONENT zermelo_development)
install(FILES "${PROJECT_BINARY_DIR}/zermelo.pc" DESTINATION "${ZERMELO_PC_DIR}" COMPONENT zermelo_development)
