/** The typed times of a part of a recording. */
import { readTime } from "../../../../lib/formats/chapters/read_chapters.ts";
import { timeText } from "../../../../lib/formats/fields/transcript.ts";
import { MIN_PART } from "../../../../lib/model/media/part_address.ts";
import type { Part } from "./cut_story.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

/** A length as it is measured here and elsewhere may differ by so many milliseconds. */
const NEARLY = 100;

/**
 * The part between two typed times, "1:03.5" or "63.5", in a recording of `length` milliseconds; a
 * text for the author where there is no such part. A time that shows `now` stays that, to the
 * millisecond.
 */
export function readPart(
  typed: { from: string; to: string },
  now: Part,
  length: number,
): Part | string {
  const read = (edge: "from" | "to") =>
    typed[edge] === timeText(now[edge]) ? now[edge] : readTime(typed[edge]);
  const [from, to] = [read("from"), read("to")];
  if (from === undefined || to === undefined) {
    return t("notPartTime", { typed: from === undefined ? typed.from : typed.to });
  }
  if (Math.max(from, to) > length + NEARLY) return t("recordingEnds", { time: timeText(length) });
  return partProblem({ from, to }) ?? { from, to: Math.min(to, length) };
}

/** Why that cannot be a part; undefined if it can. */
export function partProblem({ from, to }: Part): string | undefined {
  if (to <= from) return t("partEndsFirst");
  return to - from < MIN_PART ? t("partTooShort") : undefined;
}
