/** Marked sentences of a transcript as a stop, which plays their part of the recording. */
import { timeText } from "../../../../lib/formats/fields/transcript.ts";
import { partAddress, wholeOf } from "../../../../lib/model/media/part_address.ts";
import { cutText } from "../../../../lib/model/text/unfit_text.ts";
import { partOf as partOfForm, rowsOf } from "../../../../lib/model/tour/fields/field.ts";
import { STOP_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import type { Chapter } from "../../../../lib/model/tour/chapters.ts";
import { lengthText } from "../stops/recording_length.ts";
import { isTimed, type Sentence } from "../transcript/transcript_edits.ts";
import { type TranscriptForm, workOf } from "../transcript/work.ts";
import { nextStop, type StopValues } from "../values.ts";
import { keepLeftOut, partOf, wholeStory } from "./choose_part.ts";
import { cutStory, type Part } from "./cut_story.ts";
import { partProblem } from "./part_times.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

/** The indexes of the first and the last marked sentence. */
export type Marked = { first: number; last: number };

/** Most of a pause before and after the sentences that goes along, in milliseconds. */
const PAUSE = 300;

/** Most characters of a title that is made of first words. */
const LONGEST_TITLE = 60;

/**
 * From the start of the first marked sentence to the end of the last one, with up to 0.3 s of the
 * pauses around them, in the time of a recording of `length` milliseconds. A text for the author
 * where they are no part.
 */
export function partOfSentences(
  sentences: readonly Sentence[],
  { first, last }: Marked,
  length = Infinity,
): Part | string {
  const [a, b] = [sentences[first], sentences[last]];
  if (!isTimed(a) || !isTimed(b)) {
    return t("sentencesNeedTimes");
  }
  const endOf = (list: readonly Sentence[]) =>
    Math.max(0, ...list.filter(isTimed).map(({ end }) => end));
  const before = endOf(sentences.slice(0, first));
  const end = endOf(sentences.slice(first, last + 1));
  const next = sentences.slice(last + 1).find(isTimed)?.start ?? length;
  const part = {
    from: a.start - Math.max(0, Math.min(PAUSE, a.start - before)),
    to: end + Math.max(0, Math.min(PAUSE, Math.min(next, length) - end)),
  };
  return partProblem(part) ?? part;
}

/** "3 sentences, 0:21.4". */
export const markedText = ({ first, last }: Marked, { from, to }: Part): string =>
  t("sentencesTime", { count: last - first + 1, time: timeText(to - from) });

/**
 * A stop that plays `part`, in the time of what the stop at `index` plays: at its place, with its
 * record, and with what is said in that part.
 */
export function stopOfPart(form: TranscriptForm, index: number, part: Part): StopValues {
  workOf(form, index).flush();
  const stop = form.getValues(`audioStops.${index}`);
  const { from } = partOf(stop.audioUrl);
  const own = { from: part.from + from, to: part.to + from };
  const audioUrl = partAddress({ whole: wholeOf(stop.audioUrl), ...own });
  const { story } = wholeStory(form, index);
  const { inside, leftOut } = cutStory(story, own);
  const id = crypto.randomUUID();
  keepLeftOut(form, id, audioUrl, leftOut);
  const { transcript, chapters } = inside;
  return {
    ...nextStop(form.getValues()),
    ...along(stop),
    ...transcript && { transcript },
    ...chapters && { chapters },
    id,
    title: titleOf(inside, story.chapters, own),
    audioUrl,
    audioDuration: lengthText(Math.max(1, (part.to - part.from) / 1000)),
  };
}

/** What holds for each part of a recording: its place without the way there, record and warning. */
function along(stop: StopValues): Partial<StopValues> {
  const names = rowsOf(STOP_FIELDS).filter(([name, field]) =>
    ["place", "record"].includes(partOfForm(field)) && name !== "leg" || name === "contentWarning"
  ).map(([name]) => name);
  return structuredClone(
    Object.fromEntries(names.filter((name) => name in stop).map((name) => [name, stop[name]])),
  );
}

/** The title of its first chapter, else of the one that it is in, else the first words. */
function titleOf(
  { transcript, chapters = [] }: Pick<StopValues, "transcript" | "chapters">,
  all: readonly Chapter[] = [],
  { from }: Part,
): string {
  const chapter = chapters[0] ?? all.findLast(({ at }) => at <= from);
  return chapter?.title.trim() || firstWords(transcript?.cues[0]?.text ?? "");
}

function firstWords(text: string): string {
  const whole = text.trim().replace(/[.。]$/, "");
  if (whole.length <= LONGEST_TITLE) return whole;
  const words = cutText(whole, LONGEST_TITLE).replace(/\s+\S*$/, "");
  const letters = [...words];
  const last = letters.findLastIndex((letter) => !/[\s\p{P}]/u.test(letter));
  return `${letters.slice(0, last + 1).join("")}…`;
}
