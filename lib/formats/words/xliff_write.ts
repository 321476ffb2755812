/**
 * The words of an archive as XLIFF 2.1: a file is an archive, a group a stop, a unit has one text,
 * and its id is the key. What is missing is "initial" and has no target, what is translated is
 * "translated", and a translation of an older original is "initial" with a sub-state. Recordings
 * are not in it.
 *
 * Source: https://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html
 */
import { directionOf } from "../../model/text/language.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { isText, textHash, type Unit, unitsOf } from "../../model/tour/words/units.ts";
import { texts } from "../../texts/texts.ts";
import { attributesOf, xmlElement, xmlText } from "../xml_text.ts";
import { type InLanguage, nameOfWords, speakerOf } from "./words_file.ts";
import { CATEGORY, CHANGED, METADATA, XLIFF } from "./xliff_names.ts";

const t = texts("wordFiles");

/** The text of the file. The language of an archive that does not say it is "und". */
export function writeXliff({ tour, language, words }: InLanguage): string {
  const original = tour.language ?? "und";
  const units = unitsOf(tour, words).filter(isText);
  const unitsIn = (stopId?: string) =>
    units.filter((unit) => unit.stopId === stopId).map((unit) =>
      unitElement(unit, { speaker: speakerOf(tour, unit), translationOf: words[unit.key]?.of })
    );
  const file = { id: tour.id, srcDir: directionOf(original), trgDir: directionOf(language) };
  const root = {
    xmlns: XLIFF,
    "xmlns:mda": METADATA,
    version: "2.1",
    srcLang: original,
    trgLang: language,
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff${attributesOf(root)}>`,
    `<file${attributesOf(file)}>`,
    ...unitsIn(),
    ...tour.audioStops.flatMap((stop) => groupElement(stop, unitsIn(stop.id))),
    "</file>",
    "</xliff>",
  ].join("\n") + "\n";
}

const groupElement = ({ id, title }: Tour["audioStops"][number], units: string[]): string[] =>
  units.length > 0
    ? [`<group${attributesOf({ id, name: oneLine(title) })}>`, ...units, "</group>"]
    : [];

/** An attribute has no line breaks. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ");

/** `translationOf` is the hash of the words that are translated. */
type More = { speaker?: string; translationOf?: string };

function unitElement(unit: Unit, { speaker, translationOf }: More): string {
  const { key, field: { label, longest }, text, of, state, translation } = unit;
  const metas = [
    xmlElement("mda:meta", of, { type: "of" }),
    xmlElement("mda:meta", translation && textHash(translation), { type: "before" }),
    ...state === "changed"
      ? [xmlElement("mda:meta", translationOf, { type: "translationOf" })]
      : [],
  ];
  const notes = [
    xmlElement("note", nameOfWords({ key, label }), { category: "field" }),
    xmlElement("note", longest ? t("longest", { count: longest }) : "", { category: "longest" }),
    xmlElement("note", speaker && t("saidBy", { speaker }), { category: "speaker" }),
  ];
  return [
    `<unit${attributesOf({ id: key, "xml:space": "preserve" })}>`,
    `<mda:metadata><mda:metaGroup category="${CATEGORY}">${metas.join("")}</mda:metaGroup>` +
    "</mda:metadata>",
    `<notes>${notes.join("")}</notes>`,
    `<segment${attributesOf(STATES[state])}><source>${contentOf(text)}</source>` +
    (translation === undefined ? "" : `<target>${contentOf(translation)}</target>`) + "</segment>",
    "</unit>",
  ].join("\n");
}

const STATES: Record<Unit["state"], Record<string, string>> = {
  missing: { state: "initial" },
  translated: { state: "translated" },
  changed: { state: "initial", subState: CHANGED },
};

/** A text with an element for each character that XML cannot represent. */
const contentOf = (text: string): string =>
  xmlText(
    text,
    (character) =>
      `<cp hex="${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}"/>`,
  );
