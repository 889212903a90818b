// The pending question as one viewer is told it: who, what, because of which card; for the seat that is
// asked also every legal answer with its consequence, and similar illegal answers with their reasons.
#pragma once

#include "engine/game/observe.h"
#include "protocol/answer.h"
#include "protocol/event_json.h"
#include "protocol/reason.h"
#include "protocol/wire/names.h"

namespace vendemmia {

struct BecauseKinds {
  static constexpr std::string_view kName = "BecauseKind";
  static const wire::Words& values();
};
struct WireBecause {
  wire::Name<BecauseKinds> kind;
  std::string id;             // a VisitorId, BoardActionId, StructureCardId, WorkerName, SeasonName; or empty
  std::optional<Seat> owner;  // whose card, when it is not the asked seat's own
  std::optional<u8> choice;   // which of the card's choices (from 0) the options belong to
  std::optional<wire::BoardActionId>
      action;  // whose choice it is, where a card leads to an action of the board

  static constexpr auto record() {
    using B = WireBecause;
    return wire::fields("Because", wire::field("kind", &B::kind), wire::field("id", &B::id),
                        wire::field("owner", &B::owner), wire::field("choice", &B::choice),
                        wire::field("action", &B::action));
  }
};

// What an answer leads to, as far as the asked seat can know.
struct Outcomes {
  static constexpr std::string_view kName = "Outcome";
  static const wire::Words& values();
};
struct Preview {
  std::vector<WireEvent> events;
  wire::Name<Outcomes> then;  // question: more is asked; unseen: a card decides; others: on to the next; over

  static constexpr auto record() {
    return wire::fields("Preview", wire::field("events", &Preview::events),
                        wire::field("then", &Preview::then));
  }
};

struct Offer {
  WireAnswer answer;
  std::optional<Preview> preview;  // left out in long lists; ask for it with "preview"

  static constexpr auto record() {
    return wire::fields("Offer", wire::field("answer", &Offer::answer),
                        wire::field("preview", &Offer::preview));
  }
};

struct RefusedAnswer {
  WireAnswer answer;
  told::Reason reason;

  static constexpr auto record() {
    return wire::fields("RefusedAnswer", wire::field("answer", &RefusedAnswer::answer),
                        wire::field("reason", &RefusedAnswer::reason));
  }
};

struct OfferKinds {
  static constexpr std::string_view kName = "OfferKind";
  static const wire::Words& values();
};

// Similar answers that are refused for the same reason, by their texts.
struct RefusedFor {
  told::Reason reason;
  std::vector<AnswerText> answers;

  static constexpr auto record() {
    return wire::fields("RefusedFor", wire::field("reason", &RefusedFor::reason),
                        wire::field("answers", &RefusedFor::answers));
  }
};

// Who is asked what: for every viewer.
struct AskedWhat {
  wire::Nullable<Seat> seat;
  wire::QuestionKind kind;
  WireBecause because;
  std::optional<u8> done;              // how many so far ...
  std::optional<u8> at_most;           // ... of at most; missing: as many as there are
  std::optional<u8> remaining;         // how many still to go
  std::optional<wire::WineName> wine;  // what an order asks for here
  std::optional<u8> quality;
  std::optional<wire::SpaceName> bonus;         // the space whose bonus is asked for
  std::optional<wire::Name<OfferKinds>> offer;  // what kind of "do you accept?"

  template <class... More>
  static constexpr auto fields_and(std::string_view name, More... more) {
    using A = AskedWhat;
    using wire::field;
    return wire::fields(name, field("seat", &A::seat), field("kind", &A::kind), field("because", &A::because),
                        field("done", &A::done), field("at_most", &A::at_most),
                        field("remaining", &A::remaining), field("wine", &A::wine),
                        field("quality", &A::quality), field("bonus", &A::bonus), field("offer", &A::offer),
                        more...);
  }
};

struct Ask : AskedWhat {
  std::optional<std::vector<Offer>> offers;  // only for the asked seat
  std::optional<std::vector<RefusedAnswer>> refused;

  static constexpr auto record() {
    return fields_and("Ask", wire::field("offers", &Ask::offers), wire::field("refused", &Ask::refused));
  }
};

// The same in few words, for who is told it after every move.
struct BriefAsk : AskedWhat {
  std::optional<std::vector<AnswerText>> offers;
  // Of the first offers, one by one; null, or none at the end of the list: ask for it with "preview".
  std::optional<std::vector<wire::Nullable<Preview>>> previews;
  std::optional<std::vector<RefusedFor>> refused;

  static constexpr auto record() {
    using A = BriefAsk;
    return fields_and("BriefAsk", wire::field("offers", &A::offers), wire::field("previews", &A::previews),
                      wire::field("refused", &A::refused));
  }
};

// Precondition: o is an observation of a position that waits for an answer or is over. The offers are there
// when o.seat is asked. Everything is read from the observation: a preview cannot show what the seat may not
// know, by type.
Ask ask_of(const Observation& o);
// Only what is likely to be looked at has a preview: where several workers could go to a space, the first of them.
BriefAsk brief_ask_of(const Observation& o);

Preview preview_of(const Observation& o, Action action);

namespace told {
struct Obstacle {
  std::optional<WireAnswer> answer;
  told::Reason reason;

  static constexpr auto record() {
    return wire::fields("Obstacle", wire::field("answer", &Obstacle::answer),
                        wire::field("reason", &Obstacle::reason));
  }
};
}  // namespace told

// Why the effect of a refused answer cannot be carried out. Empty when the refusal's reason says it all.
std::vector<told::Obstacle> obstacles_of(const Observation& o, Action action);

}  // namespace vendemmia
