// How the texts of actions begin: "sell grape".
#pragma once

#include <string_view>

#include "engine/game/action.h"

namespace vendemmia {

std::string_view verb_of(ActionKind kind);

}  // namespace vendemmia
