# The Python package: build/<preset>/python/vendemmia, which is enough on PYTHONPATH. Built with everything, or as the target `python_package`.
#
# Debian's Python, since another one that comes first on the PATH may know neither NumPy nor these headers. -DPython_EXECUTABLE=... names another.
if(NOT DEFINED Python_EXECUTABLE AND EXISTS /usr/bin/python3)
  set(Python_EXECUTABLE /usr/bin/python3)
endif()
set(PYBIND11_FINDPYTHON ON)
find_package(Python 3.11 QUIET COMPONENTS Interpreter Development.Module)
if(Python_FOUND)
  find_package(pybind11 2.10 CONFIG QUIET)
endif()
if(NOT pybind11_FOUND)
  message(STATUS "No Python package: it needs Python 3.11 and pybind11 2.10 (scripts/setup python)")
  return()
endif()

# Symbols of the module are nobody else's.
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
vendemmia_layer(python python EXCLUDE python/module.cc LINK bots protocol lab fmt::fmt pybind11::headers Threads::Threads)
pybind11_add_module(python_package MODULE NO_EXTRAS python/module.cc)
unset(CMAKE_POSITION_INDEPENDENT_CODE)
unset(CMAKE_CXX_VISIBILITY_PRESET)
target_link_libraries(python PUBLIC Python::Module)
target_link_libraries(python_package PRIVATE python)
# MPI belongs to parts of the laboratory that no one calls from here.
target_link_options(python_package PRIVATE LINKER:--as-needed)
target_compile_definitions(python_package PRIVATE VENDEMMIA_VERSION="${PROJECT_VERSION}")

if(VENDEMMIA_SANITIZE)  # only for scripts/fuzz-python
  set_target_properties(python python_package PROPERTIES EXCLUDE_FROM_ALL ON)
endif()

set(python_folder ${CMAKE_BINARY_DIR}/python/vendemmia)
set_target_properties(python_package PROPERTIES OUTPUT_NAME _native LIBRARY_OUTPUT_DIRECTORY ${python_folder})
file(GLOB python_files CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/python/vendemmia ${CMAKE_SOURCE_DIR}/python/vendemmia/*.py
     ${CMAKE_SOURCE_DIR}/python/vendemmia/*.pyi ${CMAKE_SOURCE_DIR}/python/vendemmia/py.typed)
file(MAKE_DIRECTORY ${python_folder})
foreach(file IN LISTS python_files)
  file(CREATE_LINK ${CMAKE_SOURCE_DIR}/python/vendemmia/${file} ${python_folder}/${file} SYMBOLIC)
endforeach()

# cmake --install build/release --component python --prefix FOLDER; pip install . does the same (pyproject.toml).
install(TARGETS python_package LIBRARY DESTINATION vendemmia COMPONENT python EXCLUDE_FROM_ALL)
list(TRANSFORM python_files PREPEND ${CMAKE_SOURCE_DIR}/python/vendemmia/ OUTPUT_VARIABLE python_paths)
install(FILES ${python_paths} DESTINATION vendemmia COMPONENT python EXCLUDE_FROM_ALL)
