/** Reads the speech in XML of ELAN and in TTML. */
import type { XmlElement } from "@rgrove/parse-xml";
import { texts } from "../../texts/texts.ts";
import { children, localName, textOf } from "../xml.ts";
import { milliseconds, type RawCue, type RawTranscript } from "./raw_cue.ts";

const t = texts("reading");

/**
 * An annotation refers to slots, which have times in milliseconds. Tiers that depend on others hold
 * translations and notes of the same speech.
 *
 * Source: https://www.mpi.nl/tools/elan/EAF_Annotation_Format_3.0_and_ELAN.pdf
 */
export function readElan(root: XmlElement): RawTranscript {
  const slots = new Map(
    children(root, "TIME_ORDER").flatMap((order) => children(order, "TIME_SLOT"))
      .map(({ attributes: { TIME_SLOT_ID: id, TIME_VALUE: time } }) => [id, time]),
  );
  const timeOf = (id: string) => slots.get(id) === undefined ? undefined : Number(slots.get(id));
  const tiers = children(root, "TIER");
  const main = tiers.filter(({ attributes }) => attributes.PARENT_REF === undefined);
  const cues = main.flatMap((tier): RawCue[] => {
    const { PARTICIPANT: person, TIER_ID: name } = tier.attributes;
    const speaker = person?.trim() || (main.length > 1 ? name : undefined);
    return children(tier, "ANNOTATION").flatMap((one) => children(one, "ALIGNABLE_ANNOTATION"))
      .map((one) => ({
        start: timeOf(one.attributes.TIME_SLOT_REF1),
        end: timeOf(one.attributes.TIME_SLOT_REF2),
        ...speaker && { speaker },
        text: textOf(one, "ANNOTATION_VALUE") ?? "",
      }));
  });
  const others = tiers.filter((tier) => !main.includes(tier)).map(({ attributes }) => attributes);
  return {
    cues: cues.sort((a, b) => (a.start ?? 0) - (b.start ?? 0)),
    leftOut: others.length === 0
      ? []
      : [t("dependentTiers", { names: others.map(({ TIER_ID }) => TIER_ID).join(", ") })],
  };
}

/**
 * A paragraph has the times of its cue.
 *
 * Source: https://www.w3.org/TR/ttml2/#timing-value-time-expression
 */
export function readTtml(root: XmlElement): RawTranscript {
  const paragraphs = [...within(root)].filter((element) => localName(element) === "p");
  const cues = paragraphs.map((element): RawCue => {
    const [start, end] = [element.attributes.begin, element.attributes.end].map(ttmlTime);
    return {
      ...start !== undefined && end !== undefined && { start, end },
      text: textWithin(element).replace(/\s+/g, " ").trim(),
    };
  });
  const language = root.attributes["xml:lang"];
  return { cues: cues.filter(({ text }) => text), leftOut: [], ...language && { language } };
}

/** "00:00:05.100", "00:00:05:12" (frames are left out) or "5.1s". */
function ttmlTime(text: string | undefined): number | undefined {
  const clock = /^(\d{1,4}):(\d{2}):(\d{2})(?:\.(\d{1,3})\d*)?/.exec(text ?? "");
  if (clock) return milliseconds(clock.slice(1, 5));
  const offset = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(text ?? "");
  const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
  return offset ? Math.round(Number(offset[1]) * units[offset[2]]) : undefined;
}

function* within(element: XmlElement): Generator<XmlElement> {
  for (const child of children(element)) {
    yield child;
    yield* within(child);
  }
}

/** The text of a paragraph, with a space for each line break. */
const textWithin = (element: XmlElement): string =>
  children(element).some((child) => localName(child) === "br")
    ? element.children.map((child) =>
      "name" in child && localName(child as XmlElement) === "br"
        ? " "
        : "text" in child
        ? String(child.text)
        : ""
    ).join("")
    : element.text;
