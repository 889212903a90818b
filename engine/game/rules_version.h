// The version of the rules. A record and a stored table name the one they were played under, since a later ruling
// may change what the same answers lead to. In a file of its own, since raising it should compile little.
// docs/rules/CHANGES.md says what each version changed; scripts/check-rules-version demands a new one when games
// change.
#pragma once

namespace vendemmia {

inline constexpr unsigned kRulesVersion = 2;

}  // namespace vendemmia
