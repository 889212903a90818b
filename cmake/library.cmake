# The engine for other projects, find_package(vendemmia): one static library, and the headers that the rest of this program sees. docs/library is
# an example.
include(CMakePackageConfigHelpers)

add_library(engine_library STATIC $<TARGET_OBJECTS:core> $<TARGET_OBJECTS:catalog> $<TARGET_OBJECTS:game>)
set_target_properties(engine_library PROPERTIES OUTPUT_NAME vendemmia EXPORT_NAME vendemmia LINKER_LANGUAGE CXX)
target_compile_features(engine_library INTERFACE cxx_std_20)
target_include_directories(engine_library INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/vendemmia>)
target_link_libraries(engine_library INTERFACE tl::expected)
add_dependencies(vendemmia engine_library)  # whoever has built the program can install

install(TARGETS engine_library EXPORT vendemmia-targets ARCHIVE COMPONENT development)
foreach(layer IN ITEMS core catalog game)
  get_property(headers GLOBAL PROPERTY vendemmia_shown_${layer})
  foreach(header IN LISTS headers)
    cmake_path(GET header PARENT_PATH folder)
    install(FILES ${header} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/vendemmia/${folder} COMPONENT development)
  endforeach()
endforeach()

install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libvendemmia-dev RENAME copyright COMPONENT development)

set(config_folder ${CMAKE_INSTALL_LIBDIR}/cmake/vendemmia)
install(EXPORT vendemmia-targets NAMESPACE vendemmia:: DESTINATION ${config_folder} COMPONENT development)
configure_package_config_file(cmake/vendemmia-config.cmake.in ${CMAKE_BINARY_DIR}/vendemmia-config.cmake
                              INSTALL_DESTINATION ${config_folder})
# Before version 1 a new second number may change the interface.
write_basic_package_version_file(${CMAKE_BINARY_DIR}/vendemmia-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/vendemmia-config.cmake ${CMAKE_BINARY_DIR}/vendemmia-config-version.cmake
        DESTINATION ${config_folder} COMPONENT development)
