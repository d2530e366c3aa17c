# All of the library in one header, for online compilers: cmake --build ... --target zermelo_single_header
set(single "${PROJECT_BINARY_DIR}/single_header/zermelo_single.hpp")
add_custom_command(
  OUTPUT "${single}"
  COMMAND "${CMAKE_COMMAND}" -D "OUTPUT=${single}" -P "${PROJECT_SOURCE_DIR}/tools/single_header.cmake"
  DEPENDS tools/single_header.cmake ${zermelo_headers}
  VERBATIM)
add_custom_target(zermelo_single_header DEPENDS "${single}")
