# An overlay port: it installs the source tree that it lies in.
#   vcpkg install zermelo --overlay-ports=<zermelo>/packaging/vcpkg/ports
set(VCPKG_BUILD_TYPE release) # header-only: there is nothing to debug
cmake_path(SET SOURCE_PATH NORMALIZE "${CMAKE_CURRENT_LIST_DIR}/../../../..")

vcpkg_cmake_configure(
  SOURCE_PATH "${SOURCE_PATH}"
  OPTIONS -DZERMELO_INSTALL=ON -DZERMELO_BUILD_TESTS=OFF -DZERMELO_BUILD_TOOLS=OFF -DZERMELO_BUILD_EXAMPLES=OFF)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH share/cmake/zermelo)
vcpkg_fixup_pkgconfig()
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
