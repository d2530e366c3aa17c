# cmake -D BUILD=<build tree> -D TO=<prefix> -P install.cmake: installs the headers somewhere, then moves them to <prefix>.
file(REMOVE_RECURSE "${TO}" "${TO}.first")
execute_process(COMMAND "${CMAKE_COMMAND}" --install "${BUILD}" --component zermelo_development --prefix "${TO}.first"
                        COMMAND_ERROR_IS_FATAL ANY)
file(RENAME "${TO}.first" "${TO}")
