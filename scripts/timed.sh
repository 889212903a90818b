# Sourced by what runs one long step after another.
#
# timed NAME COMMAND...
#   runs the command and says how long it took and what the processors of the machine did meanwhile: how many seconds of them were busy, how
#   many went to what runs at low priority beside it, and how many were idle. Unlike `time` this sees the whole of a browser, whose
#   processes do not wait for one another; but it sees other programs too.
timed() {
  local name=$1 start=$SECONDS result=0 before
  shift
  before=$(processor_ticks)
  "$@" || result=$?
  # shellcheck disable=SC2046,SC2086 # three numbers each
  echo "$name: took $((SECONDS - start)) s$(said_of_processors $before $(processor_ticks))"
  return "$result"
}

# Busy, at low priority, idle: since the machine was started; nothing where the system does not tell.
processor_ticks() {
  local name user nice system idle waiting interrupts _
  [[ -r /proc/stat ]] || return 0
  read -r name user nice system idle waiting interrupts _ </proc/stat
  echo "$((user + system + interrupts)) $nice $((idle + waiting))"
}

# The three before, the three after.
said_of_processors() {
  [[ $# -eq 6 ]] || return 0
  local ticks
  ticks=$(getconf CLK_TCK)
  echo "; processors: $((($4 - $1) / ticks)) s busy, $((($5 - $2) / ticks)) s at low priority, $((($6 - $3) / ticks)) s idle"
}
