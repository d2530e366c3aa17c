# Tests that the compiler runs: what must compile, and what must not.

# zermelo_test_by_building(<name> <target>): a test that passes when the target builds. A full build has built it already
# and the test is then a glance; `ctest` alone builds what it needs. One at a time, as they share the build tree.
function(zermelo_test_by_building name target)
  add_test(NAME ${name} COMMAND "${CMAKE_COMMAND}" --build "${PROJECT_BINARY_DIR}" --target ${target} --config $<CONFIG>)
  set_tests_properties(${name} PROPERTIES LABELS static RESOURCE_LOCK zermelo_build_tree)
endfunction()

# zermelo_add_static_test(<name> <source>...): sources of static_asserts, compiled with the project's warnings.
function(zermelo_add_static_test name)
  add_library(${name} OBJECT ${ARGN})
  target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/static_tests")
  target_link_libraries(${name} PRIVATE zermelo::zermelo zermelo_warnings)
  zermelo_test_by_building(${name} ${name})
endfunction()

# zermelo_add_fail_test(<name> <source>): two tests. <name> passes when the source does not compile and the compiler says
# every text that the source expects in its `// EXPECT: text` lines; <name>.twin when the source compiles once the mistake
# is taken out (-DZERMELO_TWIN), which shows that nothing but the mistake was in the way.
function(zermelo_add_fail_test name source)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    set(family gcc)
    set(quiet -fno-diagnostics-show-caret) # a text must come from the compiler, not from the source lines it quotes
  else()
    set(family clang)
    set(quiet -fno-caret-diagnostics)
  endif()
  separate_arguments(flags NATIVE_COMMAND "${CMAKE_CXX_FLAGS}")
  set(includes "$<TARGET_PROPERTY:zermelo,INTERFACE_INCLUDE_DIRECTORIES>")
  set(command "${CMAKE_CXX_COMPILER}" ${flags} ${CMAKE_CXX${CMAKE_CXX_STANDARD}_STANDARD_COMPILE_OPTION} "-I${PROJECT_SOURCE_DIR}/static_tests"
              "-I$<JOIN:${includes},$<SEMICOLON>-I>" -S -o /dev/null "${source}")

  add_test(NAME ${name} COMMAND "${CMAKE_COMMAND}" -D SOURCE=${source} -D COMPILER=${family} -P
                                "${PROJECT_SOURCE_DIR}/cmake/expect_failure.cmake" -- ${command} ${quiet} COMMAND_EXPAND_LISTS)
  add_test(NAME ${name}.twin COMMAND ${command} -DZERMELO_TWIN COMMAND_EXPAND_LISTS)
  set_tests_properties(${name} ${name}.twin PROPERTIES LABELS fail ENVIRONMENT LC_ALL=C)
endfunction()
