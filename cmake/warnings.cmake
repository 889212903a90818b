# Warnings, for every target. They are errors where changes are judged (.ci/run); elsewhere what a newer compiler dislikes
# must not keep anybody from playing.
option(VENDEMMIA_WERROR "Warnings are errors" OFF)

add_compile_options(-Wall -Wextra -Wconversion -Wshadow)
if(VENDEMMIA_WERROR)
  add_compile_options(-Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(-Wno-restrict)  # false alarms on "text" + std::string at -O3: GCC bug 105329
  if(VENDEMMIA_SANITIZE)
    add_compile_options(-Wno-maybe-uninitialized)  # g++ 12 is unreliable here once code is instrumented
  endif()
endif()
