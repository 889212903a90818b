import type { EffectPart, Reason } from "../../wire/types";
import { names, theStructure } from "./names";

const parts: Record<EffectPart, string> = {
  build: "kein Bauwerk mehr errichten",
  plant: "keine Rebe mehr pflanzen",
  harvest: "kein Gebiet mehr ernten",
  make_wine: "keinen Wein mehr keltern",
  age_wine: "keinen Wein mehr reifen lassen",
  fill_order: "keine Weinbestellung mehr erfüllen",
  other: "einen anderen Pflichtteil nicht mehr ausführen",
};

const reasons: Record<Reason["code"], string | ((reason: Reason) => string)> = {
  game_over: "Die Partie ist zu Ende.",
  not_an_answer: "Das beantwortet nicht, was gerade gefragt ist.",
  not_in_hand: "Diese Karte hast du nicht auf der Hand.",
  no_worker: "Einen solchen Arbeiter hast du nicht mehr übrig.",
  space_taken: "Auf diesem Aktionsfeld steht schon ein Arbeiter.",
  space_closed: "Dieses Aktionsfeld wird in dieser Partie nicht benutzt.",
  wrong_season: "Diese Aktion gehört zu einer anderen Jahreszeit.",
  art_while_spaces_free:
    "Der Große Arbeiter darf nur neben den Aktionsfeldern stehen, wenn alle besetzt sind.",
  only_grande_on_art: "Nur der Große Arbeiter darf neben den Aktionsfeldern stehen.",
  yoke_missing: "Du hast das Gespann nicht errichtet.",
  yoke_used: "Du hast das Gespann dieses Jahr schon benutzt.",
  action_impossible: "Diese Aktion kannst du jetzt nicht ausführen.",
  needs_bonus_first: "Die Aktion ist erst nach dem Bonus möglich.",
  bonus_must_be_used: "Freundliche Variante: Wer auf einem Bonusfeld steht, nutzt den Bonus.",
  bonus_paid_for: "Der Bonus ist bezahlt und muss genutzt werden.",
  bonus_not_usable:
    "Freundliche Variante: Du könntest diesen Bonus nicht nutzen, und ein anderes Aktionsfeld ist frei.",
  row_taken: "In dieser Zeile steht schon ein anderer Hahn.",
  own_row: "Dein Hahn steht schon in dieser Zeile; er muss sie verlassen.",
  deck_empty: "Dieser Stapel und sein Ablagestapel sind leer.",
  deck_gives_only_one: "Dieser Stapel hat keine zweite Karte mehr.",
  visitor_impossible: "Was dieser Besucher verlangt, kannst du jetzt nicht ausführen.",
  option_impossible: "Diese Möglichkeit kannst du jetzt nicht ausführen.",
  option_taken: "Das ist schon erledigt; wähle etwas anderes.",
  lira_short: ({ need = 0, have = 0 }) => `Du brauchst {lira ${need}} und hast {lira ${have}}.`,
  vp_too_low: "So tief können deine Siegpunkte nicht fallen.",
  structures_missing: ({ structures = [] }) =>
    `Diese Rebe braucht ${names.list(structures.map(theStructure))}.`,
  field_sold: "Dieses Gebiet hast du verkauft.",
  field_full: ({ need = 0, have = 0 }) =>
    `Die Reben des Gebiets hätten zusammen Qualität ${need}; sein Höchstmaß ist ${have}.`,
  field_planted: "Auf diesem Gebiet stehen Reben.",
  field_not_sold: "Dieses Gebiet gehört dir noch.",
  field_empty: "Auf diesem Gebiet steht keine Rebe.",
  field_harvested: "Dieses Gebiet wurde dieses Jahr schon geerntet.",
  already_built: "Das hast du schon errichtet.",
  medium_cellar_first: "Zuerst muss der mittlere Weinkeller errichtet werden.",
  cost_not_allowed: "Der aufgedruckte Preis dieses Bauwerks ist hier nicht erlaubt.",
  worker_limit: "Du hast schon so viele Arbeiter, wie man besitzen darf.",
  grape_space_taken: "Der Platz für Qualität 1 dieser Farbe ist besetzt.",
  no_grape: "Eine solche Traube liegt nicht in deiner Weinpresse.",
  no_wine: "Einen solchen Wein hast du nicht im Weinkeller.",
  cellar_too_small: "Dein Weinkeller ist für diesen Wein zu klein.",
  no_space_in_cellar: "In deinem Weinkeller ist kein passender Platz für diesen Wein frei.",
  value_too_low: ({ need = 0, have = 0 }) =>
    `Nötig ist mindestens Qualität ${need}; hier ist es nur Qualität ${have}.`,
  cannot_age:
    "Dieser Wein kann nicht reifen: Der nächste Platz ist besetzt, oder der Weinkeller dafür fehlt.",
  wines_missing: "In deinem Weinkeller fehlen die Weine, die diese Bestellung verlangt.",
  too_many_cards: "So viele Besucherkarten hast du nicht.",
  strands_later_part: ({ part = "other" }) => `Danach könntest du ${parts[part]}, obwohl das Pflicht ist.`,
  pile_empty: "Dieser Ablagestapel ist leer.",
  on_the_same_action: "Dieser Arbeiter steht auf der Aktion, mit der die Karte gespielt wurde.",
  grande_not_placed: "Dein Großer Arbeiter ist nicht eingesetzt und kann nicht zurückkommen.",
  row_without_glass: "Die Marke dieser Zeile ist weg; im Solospiel darf man jede Zeile nur einmal wählen.",
  organizer_row_seven:
    "Die Organisatorin führt im Solospiel nie in Zeile 7, und auch sonst im Winter nicht mehr, sobald die Marke dieser Zeile genommen ist.",
  orders_forbidden: "In dieser Herausforderung darf keine Bestellung erfüllt werden.",
  no_token: "Du hast keine Bonusmarke.",
  token_already_spent: "In diesem Zug hast du schon eine Bonusmarke ausgegeben.",
  tokens_useless: "In dieser Herausforderung sind Bonusmarken nichts wert.",
  no_vine_in_hand: "Du hast keine Rebenkarte auf der Hand.",
  no_order_in_hand: "Du hast keine Weinbestellung auf der Hand.",
  no_visitor_in_hand: "Du hast keine solche Besucherkarte auf der Hand.",
  crush_pad_empty: "In deiner Weinpresse liegen keine passenden Trauben.",
  cellar_empty: "In deinem Weinkeller liegt kein passender Wein.",
  row_one_after_seven: "Zeile 1 ist für den Spieler, der im Winter in Zeile 7 stand.",
  must_wake_first: "Wer in Zeile 7 steht, steht im nächsten Jahr zuerst auf: Zeile 1 gehört dir.",
  no_star_there: "In dieser Region hast du keinen Stern.",
  same_region: "Der Stern muss in eine andere Region.",
  stars_left: "Du hast noch Sterne zu setzen; versetzt wird erst, wenn alle gesetzt sind.",
  field_covered: "Auf diesem Gebiet liegt eine Bauwerkskarte.",
  place_taken: "Dort ist kein Platz für eine Bauwerkskarte.",
  building_used: "Dort war dieses Jahr schon ein Arbeiter.",
  worker_inside: "Auf dieser Bauwerkskarte steht ein Arbeiter.",
  toll_too_high: ({ need = 0, have = 0 }) =>
    `Zuerst ist ein Zoll von {lira ${need}} fällig, und du hast {lira ${have}}.`,
  special_owned: "Diesen Arbeiter hast du schon; von jeder Art darf man einen besitzen.",
  not_possible_now: "Das ist jetzt nicht möglich.",
};

export function reason(given: Reason): string {
  const text = reasons[given.code];
  return typeof text === "string" ? text : text(given);
}
