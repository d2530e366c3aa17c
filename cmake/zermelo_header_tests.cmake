# What must hold for each header, whoever includes it and in whatever order.
set(dir "${PROJECT_BINARY_DIR}/header_tests")

set(alone "")
set(with_cli11 "")
set(with_tbb "")
set(all "")
foreach(path IN LISTS zermelo_headers)
  cmake_path(RELATIVE_PATH path BASE_DIRECTORY "${PROJECT_SOURCE_DIR}/include" OUTPUT_VARIABLE header)
  string(MAKE_C_IDENTIFIER "${header}" name)
  file(CONFIGURE OUTPUT "${dir}/${name}.cpp" CONTENT "#include <${header}>\n#include <${header}>\n")
  # What makes a program of a game is not for every program: it needs exceptions, and some headers need CLI11. Searches by
  # several threads need oneTBB.
  if(NOT header MATCHES "zermelo/(program.hpp|play/.*|(detail/)?parallel.*)")
    string(APPEND all "#include <${header}>\n")
  endif()
  if(header MATCHES "zermelo/(program|play/(command|validators)).hpp")
    list(APPEND with_cli11 "${dir}/${name}.cpp")
  elseif(header MATCHES "zermelo/(detail/)?parallel")
    list(APPEND with_tbb "${dir}/${name}.cpp")
  else()
    list(APPEND alone "${dir}/${name}.cpp")
  endif()
endforeach()
file(CONFIGURE OUTPUT "${dir}/all_headers.hpp" CONTENT "#pragma once\n${all}")
file(CONFIGURE OUTPUT "${dir}/all_headers.cpp" CONTENT "#include \"all_headers.hpp\"\n")

# Each header compiles as the first and only one of a translation unit, and again after itself.
zermelo_add_static_test(headers.alone ${alone})
find_package(CLI11 QUIET)
if(TARGET CLI11::CLI11)
  zermelo_add_static_test(headers.program ${with_cli11})
  target_link_libraries(headers.program PRIVATE CLI11::CLI11)
endif()

find_package(TBB QUIET)
if(TARGET TBB::tbb)
  zermelo_add_static_test(headers.parallel ${with_tbb}
                          "${PROJECT_SOURCE_DIR}/static_tests/headers/users_globals_and_threads.cpp")
  target_link_libraries(headers.parallel PRIVATE TBB::tbb)
endif()

# All of them in one translation unit, for programs without exceptions and run-time type information ...
configure_file("${dir}/all_headers.cpp" "${dir}/no_exceptions.cpp" COPYONLY)
zermelo_add_static_test(headers.no_exceptions "${dir}/no_exceptions.cpp")
target_compile_options(headers.no_exceptions PRIVATE -fno-exceptions -fno-rtti)

# ... and after a header that defines min and max as macros, as <windows.h> does.
configure_file("${dir}/all_headers.cpp" "${dir}/min_max_macros.cpp" COPYONLY)
zermelo_add_static_test(headers.min_max_macros "${dir}/min_max_macros.cpp")
target_compile_options(headers.min_max_macros PRIVATE
                       "SHELL:-include \"${PROJECT_SOURCE_DIR}/static_tests/headers/min_max_macros.hpp\"")

# Two translation units of one program may include everything: what a header defines is inline.
add_executable(headers_two_units "${PROJECT_SOURCE_DIR}/static_tests/headers/two_units.cpp"
                                 "${PROJECT_SOURCE_DIR}/static_tests/headers/two_units_main.cpp")
target_include_directories(headers_two_units PRIVATE "${dir}")
target_link_libraries(headers_two_units PRIVATE zermelo::zermelo zermelo_warnings)
add_test(NAME headers.two_units COMMAND headers_two_units)
set_tests_properties(headers.two_units PROPERTIES LABELS static)

# A program's own globals may have ordinary names: nothing of ours may warn of them.
zermelo_add_static_test(headers.users_globals "${PROJECT_SOURCE_DIR}/static_tests/headers/users_globals.cpp")
