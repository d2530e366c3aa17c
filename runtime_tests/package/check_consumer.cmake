# cmake -D BUILD=<build tree of a consumer> -P check_consumer.cmake: runs it, and checks how it was compiled.
execute_process(COMMAND "${BUILD}/consumer" COMMAND_ERROR_IS_FATAL ANY)

# Warnings, the compiler's limits and optimisation are the user's choice. CMAKE_CXX_FLAGS is empty here, and so is the build
# type, so any such flag is ours.
file(READ "${BUILD}/compile_commands.json" commands)
if(commands MATCHES " (-W[^ \"]*|-fconstexpr[^ \"]*|-O[^ \"]*|-DNDEBUG)")
  message(FATAL_ERROR "zermelo::zermelo leaks ${CMAKE_MATCH_1} into its users' compile commands:\n${commands}")
endif()
