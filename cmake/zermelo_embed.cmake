# zermelo_embed(TARGET <target> GAME <expression> HEADER <header> NAME <name>
#               [CONTENTS values|values_and_distances] [STATES all|reachable] [SHARDS <n>] [MODE constexpr|generate])
#
# Computes the table of a game once, in translation units of its own, which <target> is built from: a static library that
# is made here unless there is a target of that name. Whatever links to it includes <name>.hpp and has the solution:
#
#   zermelo_embed(TARGET tables GAME zermelo::games::halving{1000} HEADER zermelo/games/halving.hpp NAME halving_table)
#   target_link_libraries(program PRIVATE tables)         # #include "halving_table.hpp": halving_table.value(state), ...
#
#   GAME      an expression, the same constant wherever it is evaluated: a game whose states have numbers
#   HEADER    what to include for it: a header on the include path, or one beside this CMakeLists.txt
#   NAME      of the solution, a constant; also of its header. With namespaces, if you like: endgames::krk
#   CONTENTS  values and distances, or values alone, which need fewer bits
#   STATES    all that have numbers, or those that can be reached from the start
#   SHARDS    into how many translation units the numbers are divided; each solves what its own states lead to
#   MODE      constexpr: the compiler computes the table. generate: a program does, which is built and run first
include_guard(GLOBAL)

function(zermelo_embed)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET;GAME;HEADER;NAME;CONTENTS;STATES;SHARDS;MODE" "")
  zermelo_embed_check_arguments()

  string(REGEX MATCH "[^:]+$" file "${arg_NAME}")
  string(REGEX REPLACE "::[^:]+$" "" namespace "${arg_NAME}")
  if(namespace STREQUAL file)
    set(open "")
    set(close "")
    set(parts ${file}_parts)
  else()
    set(open "namespace ${namespace} {\n")
    set(close "}  // namespace ${namespace}\n")
    set(parts ${namespace}::${file}_parts)
  endif()
  set(GAME "${arg_GAME}")
  set(dir "${CMAKE_CURRENT_BINARY_DIR}/zermelo_embed/${file}")
  math(EXPR last "${arg_SHARDS} - 1")

  if(NOT TARGET ${arg_TARGET})
    add_library(${arg_TARGET} STATIC)
  endif()
  target_include_directories(${arg_TARGET} PUBLIC "$<BUILD_INTERFACE:${dir}>")
  target_link_libraries(${arg_TARGET} PUBLIC zermelo::zermelo)
  if(EXISTS "${CMAKE_CURRENT_SOURCE_DIR}/${arg_HEADER}")
    target_include_directories(${arg_TARGET} PUBLIC "$<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}>")
  endif()

  zermelo_embed_write_header()
  if(arg_MODE STREQUAL "constexpr")
    zermelo_embed_by_the_compiler()
  else()
    zermelo_embed_by_a_program()
  endif()
endfunction()

# What follows shares the variables of the function above.
macro(zermelo_embed_check_arguments)
  foreach(needed IN ITEMS TARGET GAME HEADER NAME)
    if("${arg_${needed}}" STREQUAL "")
      message(FATAL_ERROR "zermelo_embed needs ${needed}: see the head of zermelo_embed.cmake")
    endif()
  endforeach()
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "zermelo_embed does not know '${arg_UNPARSED_ARGUMENTS}' (an expression with spaces needs quotes)")
  endif()
  if(NOT arg_NAME MATCHES "^([A-Za-z_][A-Za-z_0-9]*::)*[A-Za-z_][A-Za-z_0-9]*$")
    message(FATAL_ERROR "zermelo_embed: NAME '${arg_NAME}' is not a name in C++")
  endif()
  zermelo_embed_choice(CONTENTS values_and_distances values)
  zermelo_embed_choice(STATES all reachable)
  zermelo_embed_choice(MODE constexpr generate)
  if("${arg_SHARDS}" STREQUAL "")
    set(arg_SHARDS 1)
  endif()
  if(NOT arg_SHARDS MATCHES "^[1-9][0-9]?[0-9]?$")
    message(FATAL_ERROR "zermelo_embed: SHARDS '${arg_SHARDS}' is not a number from 1 to 999")
  endif()
  string(REGEX MATCH "[^:]+$" header_of_name "${arg_NAME}")
  if(arg_HEADER STREQUAL "${header_of_name}.hpp")
    message(FATAL_ERROR "zermelo_embed: the header of NAME '${arg_NAME}' would be '${arg_HEADER}', which is HEADER: choose another")
  endif()
  get_property(names DIRECTORY PROPERTY zermelo_embed_names)
  if(";${names};" MATCHES ";${header_of_name};")
    message(FATAL_ERROR "zermelo_embed: there is a '${header_of_name}.hpp' in this directory already: choose another NAME")
  endif()
  set_property(DIRECTORY APPEND PROPERTY zermelo_embed_names "${header_of_name}")
  if(TARGET ${arg_TARGET})
    get_target_property(directory_of_target ${arg_TARGET} SOURCE_DIR)
    if(NOT directory_of_target STREQUAL CMAKE_CURRENT_SOURCE_DIR)
      message(FATAL_ERROR "zermelo_embed: TARGET '${arg_TARGET}' was made in ${directory_of_target}: call zermelo_embed there")
    endif()
  endif()
  if(arg_SHARDS GREATER 1 AND arg_STATES STREQUAL "reachable")
    message(FATAL_ERROR "zermelo_embed: a shard does not know what can be reached from the start: SHARDS needs STATES all")
  endif()
endmacro()
macro(zermelo_embed_choice argument default other)
  if("${arg_${argument}}" STREQUAL "")
    set(arg_${argument} ${default})
  elseif(NOT arg_${argument} MATCHES "^(${default}|${other})$")
    message(FATAL_ERROR "zermelo_embed: ${argument} is ${default} or ${other}, not '${arg_${argument}}'")
  endif()
endmacro()

macro(zermelo_embed_write_header)
  set(declarations "")
  set(functions "")
  foreach(shard RANGE ${last})
    string(APPEND declarations "zermelo::table_view<value> part_${shard}();\n")
    string(APPEND functions ", &${file}_parts::part_${shard}")
  endforeach()
  string(CONCAT content
    "// Made by zermelo_embed(): the solution of a game, from a table that is computed elsewhere, once.\n"
    "//   ${arg_NAME}.value(state)  ${arg_NAME}.distance(state)  ${arg_NAME}.action(state)\n"
    "#pragma once\n\n"
    "#include \"${arg_HEADER}\"\n"
    "#include <zermelo/embedded_table.hpp>\n\n"
    "${open}"
    "namespace ${file}_parts {\n"
    "inline constexpr auto rules = @GAME@;\n"
    "using value = decltype(rules)::value;\n"
    "${declarations}"
    "}  // namespace ${file}_parts\n"
    "inline constexpr zermelo::solution ${file}{\n"
    "    ${file}_parts::rules, zermelo::embedded_table<${file}_parts::value${functions}>{}};\n"
    "${close}")
  file(CONFIGURE OUTPUT "${dir}/${file}.hpp" CONTENT "${content}" @ONLY)
endmacro()

# A source for each shard. CMake writes them again only if they have changed.
macro(zermelo_embed_by_the_compiler)
  foreach(shard RANGE ${last})
    if(arg_SHARDS EQUAL 1)
      set(computed "compiled_table<rules, zermelo::contents::${arg_CONTENTS}, zermelo::known_states::${arg_STATES}>")
    else()
      set(computed "compiled_shard<rules, zermelo::contents::${arg_CONTENTS}, ${shard}, ${arg_SHARDS}>")
    endif()
    string(CONCAT content
      "// Made by zermelo_embed(): the compiler computes ${arg_NAME} here, part ${shard} of ${arg_SHARDS} from 0.\n"
      "#include \"${file}.hpp\"\n"
      "#include <zermelo/compiled_table.hpp>\n\n"
      "namespace ${parts} {\n"
      "extern constexpr auto table_${shard} = zermelo::${computed}();\n"
      "zermelo::table_view<value> part_${shard}() { return zermelo::table_view<value>(table_${shard}); }\n"
      "}  // namespace ${parts}\n")
    file(CONFIGURE OUTPUT "${dir}/${file}_${shard}.cpp" CONTENT "${content}" @ONLY)
    target_sources(${arg_TARGET} PRIVATE "${dir}/${file}_${shard}.cpp")
  endforeach()
endmacro()

# A program that writes a source for each shard.
macro(zermelo_embed_by_a_program)
  if(CMAKE_CROSSCOMPILING AND NOT CMAKE_CROSSCOMPILING_EMULATOR)
    message(FATAL_ERROR "zermelo_embed: MODE generate runs a program of the target machine, which needs "
                        "CMAKE_CROSSCOMPILING_EMULATOR here; MODE constexpr does not")
  endif()
  set(program ${file}_generate)
  string(CONCAT content
    "// Made by zermelo_embed(): computes ${arg_NAME} and writes it as sources.\n"
    "#include \"${file}.hpp\"\n"
    "#include <zermelo/play/generate_table.hpp>\n\n"
    "int main(int argc, char** argv) {\n"
    "  return zermelo::play::generate_table(${parts}::rules, {\n"
    "      .name = \"${file}\",\n"
    "      .parts = \"${parts}\",\n"
    "      .kept = zermelo::contents::${arg_CONTENTS},\n"
    "      .states = zermelo::known_states::${arg_STATES},\n"
    "      .shards = ${arg_SHARDS},\n"
    "  }, argc, argv);\n"
    "}\n")
  file(CONFIGURE OUTPUT "${dir}/${program}.cpp" CONTENT "${content}" @ONLY)
  add_executable(${program} "${dir}/${program}.cpp")
  target_include_directories(${program} PRIVATE "${dir}" "${CMAKE_CURRENT_SOURCE_DIR}")
  target_link_libraries(${program} PRIVATE zermelo::zermelo)
  target_compile_options(${program} PRIVATE -O2) # in every configuration: its time is the build's

  set(sources "")
  foreach(shard RANGE ${last})
    list(APPEND sources "${dir}/${file}_${shard}.cpp")
  endforeach()
  # What is done is kept beside the sources until all are: CMake's generators remove the outputs of a command that was
  # interrupted.
  add_custom_command(OUTPUT ${sources} COMMAND ${program} "${dir}" DEPENDS ${program} USES_TERMINAL VERBATIM
                     COMMENT "Computing ${arg_NAME}")
  target_sources(${arg_TARGET} PRIVATE ${sources})
  set_property(DIRECTORY APPEND PROPERTY ADDITIONAL_CLEAN_FILES "${dir}/done")
endmacro()
