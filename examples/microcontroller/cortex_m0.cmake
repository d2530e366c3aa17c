# For -D CMAKE_TOOLCHAIN_FILE: the GNU tools for ARM without an operating system.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR cortex-m0)
set(CMAKE_CXX_COMPILER arm-none-eabi-g++)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_CXX_FLAGS_INIT "-mcpu=cortex-m0 -mthumb -fno-exceptions -fno-rtti -ffunction-sections -fdata-sections")
