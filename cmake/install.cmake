# cmake --install and CPack: the program, the page, the manual page, the systemd unit; and the library, which is a package of its own, since who
# plays needs no headers.
include(GNUInstallDirs)
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME program)

set(page ${CMAKE_SOURCE_DIR}/build/page)  # scripts/build-page
install(CODE "if(NOT EXISTS \"${page}/index.html\")
  message(FATAL_ERROR \"The page is not built yet: make page\")
endif()" COMPONENT program)
install(TARGETS vendemmia)
# server/surroundings.cc looks for it there.
install(DIRECTORY ${page}/ DESTINATION ${CMAKE_INSTALL_DATADIR}/vendemmia/page PATTERN .source-digest EXCLUDE)
install(FILES packaging/vendemmia.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
# Not CMAKE_INSTALL_LIBDIR, which may name the processor: systemd looks in lib.
install(FILES packaging/vendemmia.service DESTINATION lib/systemd/system)
install(FILES README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)
include(cmake/library.cmake)

# scripts/package
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_VENDOR "The Vendemmia developers")
set(CPACK_PACKAGE_CONTACT ${CPACK_PACKAGE_VENDOR})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "game of vines, wine and visitors, in the browser")
set(CPACK_PACKAGE_DESCRIPTION
    "A server and a page to play the board games Viticulture and Tuscany (Essential Editions) alone, against bots, or with
friends who open a link, and tools for people who study games.")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL program development)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME vendemmia)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_CONTROL_EXTRA ${CMAKE_SOURCE_DIR}/packaging/debian/postinst
                                               ${CMAKE_SOURCE_DIR}/packaging/debian/prerm)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libvendemmia-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS libexpected-dev)
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION ${CPACK_PACKAGE_DESCRIPTION})
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION
    "The rules engine as a library for C++ programs: headers, and a static library that find_package(vendemmia) finds.")
include(CPack)
