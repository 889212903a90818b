# Sourced by the scripts that compile our sources with clang++-19 outside of CMake.
#
#   begin_ninja FOLDER "COMPILE FLAGS"       what follows is compiled there, with these
#   link_ninja OUTPUT "LINK FLAGS" FILE...   an output of these sources; several outputs share what they have in common
#   run_ninja OUTPUT...                      compiles what has changed
#
# Sources are named from the root of the repository. batches FOLDER... prints the names of sources that include up to 32
# files of a folder each, which reads the headers once for all of them.
begin_ninja() {
  ninja_folder=$1
  mkdir -p "$ninja_folder/include"
  # Nothing else of the system's headers: they are not for WebAssembly.
  ln -sfn /usr/include/tl "$ninja_folder/include/tl"
  ln -sfn /usr/include/nlohmann "$ninja_folder/include/nlohmann"
  ninja_known=" "
  {
    echo "root = $PWD"
    echo "flags ="
    echo "rule compile"
    echo "  command = $(command -v ccache || true) clang++-19 -std=c++20 -fno-exceptions -fno-rtti $2 \$flags -I \$root -I include -ffp-contract=off -MD -MF \$out.d -c \$in -o \$out"
    echo "  depfile = \$out.d"
    echo "  deps = gcc"
    echo "  description = compile \$in"
    echo "rule link"
    echo "  command = clang++-19 $2 \$in \$flags -o \$out"
    echo "  description = link \$out"
  } >"$ninja_folder/build.ninja.made"
}

link_ninja() {
  local output=$1 flags=$2 source object objects=()
  shift 2
  for source in "$@"; do
    object=objects/${source%.cc}.o
    objects+=("$object")
    [[ $ninja_known != *" $object "* ]] || continue
    ninja_known+="$object "
    echo "build $object: compile \$root/$source" >>"$ninja_folder/build.ninja.made"
    # What is not played with a million times an evening is better small than fast; what is, a little of both.
    case $source in
      */protocol_* | */server_* | */law_* | */offline_* | offline/*) echo "  flags = ${SLOW_FLAGS:-}" >>"$ninja_folder/build.ninja.made" ;;
      */engine_* | */bots_0.cc | */bots_classic_* | */bots_orders_* | */bots_review_* | */bots_verify_*) echo "  flags = ${SMALL_FLAGS:-}" >>"$ninja_folder/build.ninja.made" ;;
    esac
  done
  printf 'build %s: link %s\n  flags = %s\n' "$output" "${objects[*]}" "$flags" >>"$ninja_folder/build.ninja.made"
}

run_ninja() {
  replace_if_changed "$ninja_folder/build.ninja" <"$ninja_folder/build.ninja.made"
  rm "$ninja_folder/build.ninja.made"
  CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1 ninja --quiet -C "$ninja_folder" -j "${JOBS:-2}" "$@"
}

engine_sources() {
  scripts/sources engine | grep '\.cc$' | xargs -n 1 dirname | sort -u | while read -r folder; do batches "$folder"; done
}

# What the networks need, and they themselves.
network_sources() {
  write_networks "$ninja_folder/network_files.cc"
  batches bots/network
  printf '%s\n' bots/evaluation.cc bots/order_reach.cc "$ninja_folder/network_files.cc"
}

# batches FOLDER [FILE...]: of all files of the folder, or of these.
batches() {
  local folder=$1 batch number sources
  shift
  mkdir -p "$ninja_folder/batches"
  sources=("$@")
  [[ ${#sources[@]} -gt 0 ]] || mapfile -t sources < <(find "$folder" -maxdepth 1 -name '*.cc' | LC_ALL=C sort)
  for ((number = 0; number < ${#sources[@]}; number += 32)); do
    batch=$ninja_folder/batches/${folder//\//_}_$number.cc
    printf '#include "%s"\n' "${sources[@]:number:32}" | replace_if_changed "$batch"
    echo "$batch"
  done
}

# write_networks FILE: the shipped networks as C++, as CMakeLists.txt has them.
write_networks() {
  cmake -DFOLDER=bots/networks -DFILES=base,base_alone,extended,extended_alone -DOUTPUT="$PWD/$1.made" \
    -P cmake/embed_networks.cmake
  replace_if_changed "$1" <"$1.made"
  rm "$1.made"
}

# write_law FILE: the law book as C++, likewise.
write_law() {
  local files
  files=$(cd docs/rules && find . -name '*.md' | sed 's|^\./||' | grep -vxE 'README.md|CHANGES.md|index.md' | LC_ALL=C sort | paste -sd,)
  cmake -DFOLDER="$PWD/docs/rules" -DFILES="$files" -DOUTPUT="$PWD/$1.made" -P cmake/embed_law.cmake
  replace_if_changed "$1" <"$1.made"
  rm "$1.made"
}

# replace_if_changed FILE: writes what it reads, unless the file holds just that already, so that nothing is made again.
replace_if_changed() {
  cat >"$1.new"
  cmp -s "$1.new" "$1" || cp "$1.new" "$1"
  rm "$1.new"
}
