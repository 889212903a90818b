# What stands in tests/: unit tests, micro benchmarks, fuzz targets, and checks that are scripts.

# tests/ has an include root like any layer, and sees all of them, the engine's inside too.
add_library(test_base INTERFACE)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/layers/tests)
file(CREATE_LINK ${CMAKE_SOURCE_DIR}/tests ${CMAKE_BINARY_DIR}/layers/tests/tests SYMBOLIC)
target_include_directories(test_base INTERFACE ${CMAKE_BINARY_DIR}/layers/tests)
target_link_libraries(test_base INTERFACE tools offline game_inside)

# Unit tests: every tests/**/*_test.cc and tests/support/*.cc in one executable. ctest runs it in a
# few shards instead of a process per test, which would cost more than the tests themselves.
file(GLOB_RECURSE test_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/*_test.cc)
if(VENDEMMIA_SANITIZE MATCHES "thread")
  # It replaces operator new, and so does this sanitizer.
  list(FILTER test_sources EXCLUDE REGEX "properties/allocation_test")
endif()
if(VENDEMMIA_TEST_FILES)
  list(FILTER test_sources INCLUDE REGEX ${VENDEMMIA_TEST_FILES})
endif()
file(GLOB_RECURSE test_support CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/support/*.cc)
find_package(GTest CONFIG QUIET)
find_package(rapidcheck CONFIG QUIET)
if(test_sources AND NOT (GTest_FOUND AND rapidcheck_FOUND))
  # One can play without them, so it is only the tests that cannot be built.
  add_custom_target(vendemmia_tests ALL
    COMMAND ${CMAKE_COMMAND} -E echo "The tests need GoogleTest and RapidCheck; install them and configure again."
    COMMAND ${CMAKE_COMMAND} -E false)
elseif(test_sources)
  # These stand alone: one replaces operator new, one is compiled with definitions of its own.
  set(alone ${test_sources} ${test_support})
  list(FILTER alone INCLUDE REGEX "/(properties/allocation_test|support/paths)\\.cc$")
  list(REMOVE_ITEM test_sources ${alone})
  list(REMOVE_ITEM test_support ${alone})
  list(APPEND test_sources ${test_support})
  vendemmia_batches(vendemmia_tests test_sources ${VENDEMMIA_BATCH_FILES})
  add_executable(vendemmia_tests ${test_sources} ${alone})
  target_link_libraries(vendemmia_tests PRIVATE
    test_base GTest::gmock GTest::gtest_main rapidcheck rapidcheck_gtest)
  # The tests' own code runs once, and takes far longer to compile than to run: what they test is optimised in its library. Most of the
  # time goes into the headers of libraries, which are read once for all of them.
  target_compile_options(vendemmia_tests PRIVATE $<$<CONFIG:Release,Sanitize>:-O0>)
  target_precompile_headers(vendemmia_tests PRIVATE
    <gmock/gmock.h> <gtest/gtest.h> <nlohmann/json.hpp> <tl/expected.hpp>
    <algorithm> <array> <chrono> <filesystem> <fstream> <functional> <map> <memory> <optional> <string> <thread> <variant> <vector>)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(vendemmia_tests PRIVATE -fpch-preprocess)  # ccache asks for it
  else()
    target_compile_options(vendemmia_tests PRIVATE -Xclang -fno-pch-timestamp)
  endif()
  # What plays games itself is optimised.
  set(playing ${test_sources} ${alone})
  list(FILTER playing EXCLUDE REGEX "tests[_/](bots|cards|catalog|lab|law|load|offline|protocol|records|rules|server|text|tools|tuscany|words)")
  set_property(SOURCE ${playing} APPEND PROPERTY COMPILE_OPTIONS $<$<CONFIG:Release,Sanitize>:-O1>)
  set_property(SOURCE ${playing} PROPERTY SKIP_PRECOMPILE_HEADERS ON)
  # Of templates that both instantiate, above all those of JSON, the linker takes the first. That shall be the optimised one, and under
  # the sanitizers only the protocol's is: the tests take half as long.
  if(NOT APPLE)  # whose linker has no such option
    target_link_options(vendemmia_tests PRIVATE
      LINKER:--whole-archive $<TARGET_FILE:protocol> $<TARGET_FILE:server> LINKER:--no-whole-archive)
  endif()
  if(VENDEMMIA_FUZZ)
    target_compile_options(vendemmia_tests PRIVATE -fno-sanitize=fuzzer-no-link)  # nobody fuzzes them
  endif()
  add_dependencies(vendemmia_tests vendemmia)
  # Only this file knows where the checkout stands; the others come out of a compiler cache wherever that is.
  set_source_files_properties(${CMAKE_SOURCE_DIR}/tests/support/paths.cc PROPERTIES COMPILE_DEFINITIONS
    "VENDEMMIA_SOURCE_DIR=\"${CMAKE_SOURCE_DIR}\";VENDEMMIA_BINARY=\"${CMAKE_BINARY_DIR}/vendemmia\"")

  # RapidCheck draws anew each time when the program is started by hand; ctest always runs the same cases.
  set(rapidcheck_seed 20261115)
  math(EXPR last_shard "${VENDEMMIA_TEST_SHARDS} - 1")
  foreach(shard RANGE ${last_shard})
    add_test(NAME unit_tests_${shard} COMMAND vendemmia_tests --gtest_brief=1)
    set_tests_properties(unit_tests_${shard} PROPERTIES
      ENVIRONMENT "GTEST_TOTAL_SHARDS=${VENDEMMIA_TEST_SHARDS};GTEST_SHARD_INDEX=${shard};RC_PARAMS=seed=${rapidcheck_seed}"
      TIMEOUT 1200)
  endforeach()
endif()

# Checks that are scripts. They test the sources or the release build, so once is enough.
if(NOT VENDEMMIA_SANITIZE)
  add_test(NAME layers COMMAND ${CMAKE_SOURCE_DIR}/scripts/check-layers)
  add_test(NAME rules_version COMMAND ${CMAKE_SOURCE_DIR}/scripts/check-rules-version)

  add_test(NAME install COMMAND ${CMAKE_SOURCE_DIR}/scripts/check-install ${CMAKE_BINARY_DIR})
  set_tests_properties(install PROPERTIES TIMEOUT 60)

  if(TARGET python_package)
    add_test(NAME python COMMAND ${Python_EXECUTABLE} -m pytest -q -p no:cacheprovider ${CMAKE_SOURCE_DIR}/tests/python)
    set_tests_properties(python PROPERTIES TIMEOUT 300
      ENVIRONMENT "PYTHONPATH=${CMAKE_BINARY_DIR}/python;PYTHONDONTWRITEBYTECODE=1")
  endif()

  find_program(VENDEMMIA_MPIRUN mpirun)
  if(VENDEMMIA_MPI AND mpi_FOUND AND VENDEMMIA_MPIRUN AND TARGET vendemmia)
    add_test(NAME ranks COMMAND ${CMAKE_SOURCE_DIR}/scripts/check-ranks $<TARGET_FILE:vendemmia>)
    set_tests_properties(ranks PROPERTIES TIMEOUT 120 PROCESSORS 2)
  endif()

  find_program(VENDEMMIA_NODE node)
  find_program(VENDEMMIA_WASM_CLANG clang++-19)
  if(VENDEMMIA_NODE AND VENDEMMIA_WASM_CLANG AND TARGET vendemmia)
    add_test(NAME wasm_signature
             COMMAND ${CMAKE_SOURCE_DIR}/scripts/check-signature $<TARGET_FILE:vendemmia>)
    # It takes longest, so it begins first, beside the unit tests.
    set_tests_properties(wasm_signature PROPERTIES TIMEOUT 900 COST 1000)
  endif()
endif()

# Micro benchmarks: cmake --preset release -DVENDEMMIA_MICROBENCH=ON
file(GLOB bench_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/bench/*.cc)
if(VENDEMMIA_MICROBENCH AND bench_sources)
  find_package(benchmark REQUIRED)
  add_executable(vendemmia_microbench ${bench_sources})
  target_link_libraries(vendemmia_microbench PRIVATE test_base benchmark::benchmark_main)
endif()

# Fuzz targets: every tests/fuzz/<name>_fuzz.cc becomes build/asan/<name>_fuzz. Other .cc files
# there are shared by all of them.
file(GLOB fuzz_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/fuzz/*_fuzz.cc)
file(GLOB fuzz_support CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/fuzz/*.cc)
list(REMOVE_ITEM fuzz_support ${fuzz_sources})
if(VENDEMMIA_FUZZ)
  # No target is about these, and without counters they are compiled and tested sooner.
  foreach(layer generate_words law words bots lab offline text load tools vendemmia)
    target_compile_options(${layer} PRIVATE -fno-sanitize=fuzzer-no-link)
  endforeach()
  # Of what is about sockets, only the frames.
  get_target_property(sockets server SOURCES)
  list(FILTER sockets INCLUDE REGEX "server[/_]net[/_]")
  list(FILTER sockets EXCLUDE REGEX "frames")
  set_property(SOURCE ${sockets} APPEND PROPERTY COMPILE_OPTIONS -fno-sanitize=fuzzer-no-link)
  foreach(source IN LISTS fuzz_sources)
    cmake_path(GET source STEM name)
    add_executable(${name} ${source} ${fuzz_support})
    target_link_libraries(${name} PRIVATE test_base)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    # What they call is optimised and counted in its library.
    target_compile_options(${name} PRIVATE -O0 -fno-sanitize=fuzzer-no-link)
  endforeach()
endif()
