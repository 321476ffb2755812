import type { rights as english } from "../../en/visitors/rights.ts";
import { translation } from "../../translation.ts";

export const rights = translation<typeof english>()({
  InC: "Urheberrechtlich geschützt",
  InCMeaning: "Fragen Sie vor der Nutzung um Erlaubnis bei denen, die die Rechte haben.",
  InCOWEU: "Urheberrechtlich geschützt – Verwaistes Werk (EU)",
  InCOWEUMeaning:
    "Geschützt; eine Suche in der Europäischen Union ergab niemanden mit Rechten daran.",
  InCEDU: "Urheberrechtlich geschützt – Nutzung in der Bildung erlaubt",
  InCEDUMeaning: "Schulen dürfen es nutzen; für alles andere ist eine Erlaubnis nötig.",
  InCNC: "Urheberrechtlich geschützt – Nicht kommerzielle Nutzung erlaubt",
  InCNCMeaning: "Alle dürfen es nutzen, ohne damit Geld zu verdienen.",
  InCRUU: "Urheberrechtlich geschützt – Inhaber der Rechte nicht auffindbar",
  InCRUUMeaning: "Geschützt; niemand mit Rechten daran konnte gefunden werden.",
  NoCCR: "Nicht urheberrechtlich geschützt – Vertragliche Beschränkungen",
  NoCCRMeaning: "Nicht mehr geschützt, aber ein Vertrag schränkt die Nutzung ein.",
  NoCNC: "Nicht urheberrechtlich geschützt – Nur nicht kommerzielle Nutzung",
  NoCNCMeaning: "Nicht mehr geschützt, aber nicht zum Geldverdienen zu nutzen.",
  NoCOKLR: "Nicht urheberrechtlich geschützt – Andere rechtliche Beschränkungen",
  NoCOKLRMeaning: "Nicht mehr geschützt, aber ein anderes Gesetz schränkt die Nutzung ein.",
  NoCUS: "Nicht urheberrechtlich geschützt – Vereinigte Staaten",
  NoCUSMeaning: "In den Vereinigten Staaten nicht mehr geschützt.",
  CNE: "Urheberrecht nicht geprüft",
  CNEMeaning: "Bisher hat niemand das Urheberrecht geprüft.",
  UND: "Urheberrecht ungeklärt",
  UNDMeaning: "Das Urheberrecht wurde ohne Ergebnis geprüft.",
  NKC: "Kein Urheberrecht bekannt",
  NKCMeaning: "Wahrscheinlich nicht mehr geschützt; sicher ist es nicht.",
  by: "{licence} (Namensnennung)",
  byMeaning: "Für alles nutzbar, mit den Namen der Beteiligten.",
  bySa: "{licence} (Namensnennung – Weitergabe unter gleichen Bedingungen)",
  bySaMeaning:
    "Mit den Namen der Beteiligten nutzbar; Ihr Ergebnis geben Sie unter gleichen Bedingungen weiter.",
  byNc: "{licence} (Namensnennung – Nicht kommerziell)",
  byNcMeaning: "Mit den Namen der Beteiligten nutzbar, ohne Geld damit zu verdienen.",
  byNcSa: "{licence} (Namensnennung – Nicht kommerziell – Weitergabe unter gleichen Bedingungen)",
  byNcSaMeaning:
    "Mit den Namen der Beteiligten nutzbar, ohne Geld damit zu verdienen; Ihr Ergebnis geben Sie unter gleichen Bedingungen weiter.",
  byNd: "{licence} (Namensnennung – Keine Bearbeitungen)",
  byNdMeaning: "Mit den Namen der Beteiligten und unverändert weiterzugeben.",
  byNcNd: "{licence} (Namensnennung – Nicht kommerziell – Keine Bearbeitungen)",
  byNcNdMeaning:
    "Mit den Namen der Beteiligten, unverändert und ohne Geld damit zu verdienen weiterzugeben.",
  zero: "{licence} (Keine Rechte vorbehalten)",
  zeroMeaning: "Alle Beteiligten haben auf ihre Rechte verzichtet: für alles nutzbar.",
  mark: "Gemeinfrei (Public Domain Mark 1.0)",
  markMeaning: "Nirgends mehr geschützt: für alles nutzbar.",
});
