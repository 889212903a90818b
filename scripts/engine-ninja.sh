# Sourced by the scripts that compile the engine on its own, outside of CMake.
#
# build_engine FOLDER OUTPUT "COMPILE FLAGS" "LINK FLAGS" EXTRA_SOURCE...
#   compiles engine/**/*.cc and the extra sources with clang++-19 and links them to FOLDER/OUTPUT.
#   Only what changed is compiled again.
build_engine() {
  local folder=$1 output=$2 compile_flags=$3 link_flags=$4 root launcher source object objects=()
  shift 4
  root=$PWD
  launcher=$(command -v ccache || true)
  mkdir -p "$folder"
  {
    echo "root = $root"
    echo "rule compile"
    echo "  command = $launcher clang++-19 -std=c++20 -fno-exceptions -fno-rtti $compile_flags -I \$root -MMD -MF \$out.d -c \$in -o \$out"
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
      scripts/sources engine | grep '\.cc$'
      printf '%s\n' "$@"
    )
    echo "build $output: link ${objects[*]}"
    echo "default $output"
  } >"$folder/build.ninja.new"
  # Leave an unchanged file alone.
  cmp -s "$folder/build.ninja.new" "$folder/build.ninja" || cp "$folder/build.ninja.new" "$folder/build.ninja"
  rm "$folder/build.ninja.new"
  CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1 ninja --quiet -C "$folder" -j "${JOBS:-2}" "$output"
}
