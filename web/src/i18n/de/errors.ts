import type { ErrorCode } from "../../wire/types";

const errors: Record<ErrorCode, string> = {
  bad_message: "Der Server hat die Seite nicht verstanden. Bitte lade sie neu.",
  bad_options: "Diese Einstellungen passen nicht zusammen.",
  chosen_deal: "Die Verteilung lässt sich nur wählen, wo sich sonst niemand hinsetzen kann.",
  practice: "Ein Übungstisch ist für eine einzelne Person, allein oder gegen den Computer.",
  unknown_table: "Diesen Tisch gibt es nicht.",
  unknown_bot: "Diesen Computerspieler gibt es nicht.",
  unknown_campaign: "Auf diesem Server gibt es diese Kampagne nicht.",
  no_table: "Du sitzt an keinem Tisch.",
  not_your_seat: "Dieser Platz gehört dir nicht.",
  seat_taken: "Dieser Platz ist besetzt.",
  not_started: "Die Partie hat noch nicht begonnen.",
  not_your_turn: "Du bist nicht am Zug.",
  stale: "Die Partie ist inzwischen weitergegangen. Bitte sieh noch einmal hin.",
  not_legal: "Das ist jetzt nicht möglich.",
  nothing_to_undo: "Es gibt nichts zurückzunehmen.",
  no_vote: "Niemand bittet gerade darum, etwas zurückzunehmen.",
  chat_off: "An diesem Tisch ist der Chat ausgeschaltet.",
  hints_off: "An diesem Tisch gibt es keine Tipps.",
  spectators_off: "Dieser Tisch lässt keine Zuschauer zu.",
  not_host: "Das darf nur, wer den Tisch eröffnet hat.",
  muted: "Wer den Tisch leitet, hat dich stumm geschaltet.",
  removed: "Wer den Tisch leitet, hat dich entfernt.",
  needs_word: "Dieser Tisch ist privat.",
  wrong_word: "Das ist nicht das Wort dieses Tisches.",
  not_over: "Die Partie ist noch nicht zu Ende.",
  bad_record: "Diese Datei lässt sich nicht lesen: Sie ist beschädigt oder etwas anderes.",
  impossible_result: "So, wie es in dieser Datei steht, kann keine Partie enden.",
  too_much: "Das war zu viel auf einmal. Bitte warte einen Augenblick.",
  old_rules:
    "Das wurde nach älteren Regeln gespielt; nach den heutigen wäre es anders verlaufen. Die Aufzeichnung bleibt als Text erhalten.",
  server_trouble: "Auf dem Server ist etwas schiefgegangen. Bitte versuche es noch einmal.",
};

export function error(code: ErrorCode): string {
  return errors[code];
}
