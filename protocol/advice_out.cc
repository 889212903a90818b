#include "protocol/advice_out.h"

#include "protocol/advice_in.h"

namespace vendemmia {

const wire::Words& said::CoachLevels::values() {
  static const wire::Words words{"off", "silent", "warns", "shows"};
  return words;
}
const wire::Words& told::Lacks::values() {
  static const wire::Words words{"red_grapes",   "white_grapes", "medium_cellar",
                                 "large_cellar", "value",        "time"};
  return words;
}

}  // namespace vendemmia
