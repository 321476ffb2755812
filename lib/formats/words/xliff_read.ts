/** Reads the words of an archive from XLIFF 2, as translators' programs write it. */
import { XmlElement, XmlText } from "@rgrove/parse-xml";
import { children, localName } from "../xml.ts";
import type { FoundWords, WordsInFile } from "./words_file.ts";
import { CATEGORY, CHANGED } from "./xliff_names.ts";

/** The words in a file of version 2. */
export function readXliff(root: XmlElement): WordsInFile {
  const { trgLang: language } = root.attributes;
  return { ...language && { language }, found: Array.from(unitsIn(root), toFound) };
}

/** The units of all files and groups. */
function* unitsIn(element: XmlElement): Generator<XmlElement> {
  for (const child of children(element)) {
    const name = localName(child);
    if (name === "unit") yield child;
    else if (name === "file" || name === "group") yield* unitsIn(child);
  }
}

/** States of a segment that somebody has translated. */
const FINAL = ["translated", "reviewed", "final"];

/** Programs split a text into segments, between which stands what is not translated. */
function toFound(unit: XmlElement): FoundWords {
  const parts = children(unit).filter((one) => ["segment", "ignorable"].includes(localName(one)));
  const segments = parts.filter((one) => localName(one) === "segment");
  const lacking = segments.filter((one) => targetOf(one).trim() === "" && sourceOf(one).trim());
  const { of, before, translationOf } = metasOf(unit);
  return {
    key: unit.attributes.id ?? "",
    original: parts.map(sourceOf).join(""),
    text: lacking.length === segments.length ? "" : inOrder(parts).map(translated).join(""),
    isFinal: segments.every(({ attributes }) => FINAL.includes(attributes.state)),
    isOld: segments.some(({ attributes }) => attributes.subState === CHANGED),
    isPart: lacking.length > 0 && lacking.length < segments.length,
    ...of && { of, before: before ?? "" },
    ...translationOf && { translationOf },
  };
}

const sourceOf = (part: XmlElement): string => textIn(children(part, "source")[0]);
const targetOf = (part: XmlElement): string => textIn(children(part, "target")[0]);

/** Of what is not translated the target may be missing. */
const translated = (part: XmlElement): string =>
  localName(part) === "ignorable" && children(part, "target").length === 0
    ? sourceOf(part)
    : targetOf(part);

/** The parts as the targets follow each other: `order` counts from 1. */
function inOrder(parts: XmlElement[]): XmlElement[] {
  const places = parts.map((part, i): [number, XmlElement] => {
    const order = Number(children(part, "target")[0]?.attributes.order);
    return [order > 0 ? order : i + 1, part];
  });
  return places.sort(([a], [b]) => a - b).map(([, part]) => part);
}

/** The text without codes; `cp` is a character that XML cannot represent. */
function textIn(element: XmlElement | undefined): string {
  return (element?.children ?? []).map((child) => {
    if (child instanceof XmlText) return child.text;
    if (!(child instanceof XmlElement)) return "";
    if (localName(child) !== "cp") return textIn(child);
    const code = Number.parseInt(child.attributes.hex ?? "", 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  }).join("");
}

/** Our metadata of a unit, by their types. */
const metasOf = (unit: XmlElement): Record<string, string | undefined> =>
  Object.fromEntries(
    children(unit, "metadata").flatMap((metadata) => children(metadata, "metaGroup"))
      .filter(({ attributes }) => attributes.category === CATEGORY)
      .flatMap((group) => children(group, "meta"))
      .map(({ attributes, text }) => [attributes.type, text.trim()]),
  );
