# Used by zermelo's own build and, installed beside zermeloConfig.cmake, by its users.

# zermelo_find_boost() sets ZERMELO_BOOST_INCLUDE_DIR: where boost/hana.hpp is. Only headers are needed, so any copy of
# Boost will do: one with a BoostConfig.cmake, or a plain folder on CMAKE_PREFIX_PATH. The core of zermelo needs no Boost
# at all, so that a missing one is news and not an error.
function(zermelo_find_boost)
  find_package(Boost QUIET CONFIG)
  find_path(ZERMELO_BOOST_INCLUDE_DIR boost/hana.hpp HINTS ${Boost_INCLUDE_DIRS}
            DOC "The directory that holds boost/hana.hpp and boost/rational.hpp")
  mark_as_advanced(ZERMELO_BOOST_INCLUDE_DIR)
  if(NOT ZERMELO_BOOST_INCLUDE_DIR)
    message(
      STATUS
        "zermelo: Boost's headers were not found. <zermelo/zermelo.hpp> and the headers that use Boost (tree_dsl.hpp, "
        "type_level.hpp, rational.hpp) will not compile; the others will. "
        "Install Boost 1.74 or later, or set ZERMELO_BOOST_INCLUDE_DIR.")
  endif()
endfunction()
