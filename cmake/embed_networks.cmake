# Writes the networks of bots/networks into one C++ source, so that the program carries them:
#   cmake -DFOLDER=bots/networks -DFILES=base,extended -DOUTPUT=network_files.cc -P embed_networks.cmake
string(REPLACE "," ";" files "${FILES}")
set(source "// Written by cmake/embed_networks.cmake from bots/networks.\n#include \"bots/network/shipped_networks.h\"\n\n")
string(APPEND source "namespace vendemmia {\n\nusing namespace std::string_view_literals;\n\n")
string(APPEND source "const std::array<NetworkFile, kGameKinds> kNetworkFiles{{\n")
foreach(file IN LISTS files)
  file(READ ${FOLDER}/${file}.net bytes HEX)
  string(REGEX REPLACE "(................................................................)" "\\1\"\n\"" bytes "${bytes}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" bytes "${bytes}")
  string(APPEND source "{\"${file}\"sv, \"${bytes}\"sv},\n")
endforeach()
string(APPEND source "}};\n\n}  // namespace vendemmia\n")
file(WRITE ${OUTPUT} "${source}")
