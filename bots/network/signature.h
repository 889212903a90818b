// One number over what the networks say: it is the same with every compiler, natively and in a browser.
#pragma once

#include "engine/core/bits.h"

namespace vendemmia {

// Values and scores of answers by the shipped networks, at questions from random games of every kind.
u64 evaluation_signature(unsigned games);

}  // namespace vendemmia
