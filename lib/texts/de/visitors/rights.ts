import type { rights as english } from "../../en/visitors/rights.ts";
import { translation } from "../../translation.ts";

export const rights = translation<typeof english>()({
  InC: "Urheberrechtlich geschützt",
  InCMeaning: "Holen Sie vor der Nutzung eine Erlaubnis ein.",
  InCOWEU: "Urheberrechtlich geschützt – Verwaistes Werk (EU)",
  InCOWEUMeaning:
    "Geschützt; bei wem die Rechte liegen, ließ sich in der Europäischen Union nicht ermitteln.",
  InCEDU: "Urheberrechtlich geschützt – Nutzung für Bildungszwecke erlaubt",
  InCEDUMeaning: "Schulen dürfen es nutzen; für alles andere ist eine Erlaubnis nötig.",
  InCNC: "Urheberrechtlich geschützt – Nicht kommerzielle Nutzung erlaubt",
  InCNCMeaning: "Alle dürfen es nutzen, ohne damit Geld zu verdienen.",
  InCRUU: "Urheberrechtlich geschützt – Inhaber der Rechte nicht auffindbar",
  InCRUUMeaning: "Geschützt; bei wem die Rechte liegen, ließ sich nicht ermitteln.",
  NoCCR: "Nicht urheberrechtlich geschützt – Vertragliche Beschränkungen",
  NoCCRMeaning: "Nicht mehr geschützt, aber ein Vertrag schränkt die Nutzung ein.",
  NoCNC: "Nicht urheberrechtlich geschützt – Nur nicht kommerzielle Nutzung",
  NoCNCMeaning: "Nicht mehr geschützt, darf aber nicht zum Geldverdienen genutzt werden.",
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
  byMeaning: "Für alles nutzbar, wenn die Beteiligten genannt werden.",
  bySa: "{licence} (Namensnennung – Weitergabe unter gleichen Bedingungen)",
  bySaMeaning:
    "Nutzbar, wenn die Beteiligten genannt werden; Ihr Ergebnis geben Sie unter gleichen Bedingungen weiter.",
  byNc: "{licence} (Namensnennung – Nicht kommerziell)",
  byNcMeaning: "Nutzbar, wenn die Beteiligten genannt werden und niemand Geld damit verdient.",
  byNcSa: "{licence} (Namensnennung – Nicht kommerziell – Weitergabe unter gleichen Bedingungen)",
  byNcSaMeaning:
    "Nutzbar, wenn die Beteiligten genannt werden und niemand Geld damit verdient; Ihr Ergebnis geben Sie unter gleichen Bedingungen weiter.",
  byNd: "{licence} (Namensnennung – Keine Bearbeitungen)",
  byNdMeaning: "Darf unverändert weitergegeben werden, wenn die Beteiligten genannt werden.",
  byNcNd: "{licence} (Namensnennung – Nicht kommerziell – Keine Bearbeitungen)",
  byNcNdMeaning:
    "Darf unverändert weitergegeben werden, wenn die Beteiligten genannt werden und niemand Geld damit verdient.",
  zero: "{licence} (Keine Rechte vorbehalten)",
  zeroMeaning: "Alle Beteiligten haben auf ihre Rechte verzichtet: für alles nutzbar.",
  mark: "Gemeinfrei (Public Domain Mark 1.0)",
  markMeaning: "Nirgends mehr geschützt: für alles nutzbar.",
});
