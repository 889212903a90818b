# Sourced by the scripts that compile the engine on its own, outside of CMake.
#
# build_engine FOLDER OUTPUT "COMPILE FLAGS" "LINK FLAGS" EXTRA_SOURCE...
#   compiles engine/**/*.cc, the networks and the extra sources with clang++-19 and links them to FOLDER/OUTPUT.
#   The files of a folder are compiled sixteen at a time, which reads the headers once for all of them. Only what changed is compiled again.
build_engine() {
  local folder=$1 output=$2 compile_flags=$3 link_flags=$4 root launcher source object objects=()
  shift 4
  root=$PWD
  launcher=$(command -v ccache || true)
  mkdir -p "$folder/include"
  # Nothing else of the system's headers: they are not for WebAssembly.
  ln -sfn /usr/include/tl "$folder/include/tl"
  write_networks "$folder/network_files.cc"
  {
    echo "root = $root"
    echo "rule compile"
    echo "  command = $launcher clang++-19 -std=c++20 -fno-exceptions -fno-rtti $compile_flags -I \$root -I include -ffp-contract=off -MMD -MF \$out.d -c \$in -o \$out"
    echo "  depfile = \$out.d"
    echo "  deps = gcc"
    echo "  description = compile \$in"
    echo "rule link"
    echo "  command = clang++-19 $compile_flags \$in $link_flags -o \$out"
    echo "  description = link \$out"
    while read -r source; do
      object=objects/${source%.cc}.o
      objects+=("$object")
      echo "build $object: compile \$root/$source"
    done < <(
      scripts/sources engine bots/network | grep '\.cc$' | xargs -n 1 dirname | sort -u | write_batches "$folder/batches"
      printf '%s\n' bots/evaluation.cc bots/order_reach.cc "${folder#"$root"/}/network_files.cc" "$@"
    )
    echo "build $output: link ${objects[*]}"
    echo "default $output"
  } | replace_if_changed "$folder/build.ninja"
  CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1 ninja --quiet -C "$folder" -j "${JOBS:-2}" "$output"
}

# write_batches FOLDER: reads names of folders, and writes sources that include sixteen files of one of them; prints their names.
write_batches() {
  local source_folder batch number sources
  mkdir -p "$1"
  while read -r source_folder; do
    mapfile -t sources < <(find "$source_folder" -maxdepth 1 -name '*.cc' | LC_ALL=C sort)
    for ((number = 0; number < ${#sources[@]}; number += 16)); do
      batch=$1/${source_folder//\//_}_$number.cc
      printf '#include "%s"\n' "${sources[@]:number:16}" | replace_if_changed "$batch"
      echo "$batch"
    done
  done
}

# write_networks FILE: the shipped networks as C++, as CMakeLists.txt has them.
write_networks() {
  cmake -DFOLDER=bots/networks -DFILES=base,base_alone,extended,extended_alone -DOUTPUT="$PWD/$1.made" \
    -P cmake/embed_networks.cmake
  replace_if_changed "$1" <"$1.made"
  rm "$1.made"
}

# replace_if_changed FILE: writes what it reads, unless the file holds just that already, so that nothing is made again.
replace_if_changed() {
  cat >"$1.new"
  cmp -s "$1.new" "$1" || cp "$1.new" "$1"
  rm "$1.new"
}
