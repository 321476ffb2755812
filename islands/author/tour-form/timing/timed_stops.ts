/** What "Time all" is about: stops whose transcripts lack times, and what was found for others. */
import { lengthText } from "../stops/recording_length.ts";
import { type Place, placesToCheck } from "../transcript/places_to_check.ts";
import { isTimed } from "../transcript/transcript_edits.ts";
import { isReadable } from "../transcript/use_recording.ts";
import { type TranscriptForm, workOf } from "../transcript/work.ts";
import type { TourValues } from "../values.ts";
import type { Timings } from "./timings.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("transcripts");

/** The indexes of stops that have a recording as a file, and a transcript without any times. */
export const untimedStops = ({ audioStops }: TourValues): number[] =>
  audioStops.flatMap(({ audioUrl, transcript }, index) =>
    transcript && isReadable(audioUrl) && !transcript.cues.some(isTimed) ? [index] : []
  );

/** A line of the list: a place to check in a stop, or a message about the stop. */
export type TimedLine = {
  key: string;
  index: number;
  /** The stop's title, with the time of the place. */
  about: string;
  text: string;
  /** The sentence of the place. */
  quote?: string;
  place?: Place;
};

/** The stops that were timed together last, in the order of the form; removed ones are left out. */
export type TimedStops = {
  /** `keys` are those of its places. */
  timed: { index: number; keys: string[]; isChecked: boolean }[];
  lines: TimedLine[];
};

export function timedStops(form: TranscriptForm, { timings, together }: Timings): TimedStops {
  const found: TimedStops = { timed: [], lines: [] };
  form.getValues("audioStops").forEach(({ id = "", title }, index) => {
    const timing = together.value.includes(id) ? timings.value.get(id) : undefined;
    if (timing?.state !== "timed" && timing?.state !== "failed") return;
    const about = nameOf(title, index);
    const { note, state } = timing;
    if (state === "failed") {
      found.lines.push({ key: `${id} failed`, index, about, text: t("notTimed", { note }) });
      return;
    }
    const work = workOf(form, index);
    const { sentences } = work.current();
    const lines = placesToCheck(work.current()).map((place): TimedLine => {
      const { at, mark, span } = place;
      const quote = mark === "speech" ? undefined : sentences[at].text;
      return {
        // Sentences may be split or merged before it.
        key: `${id} ${mark} ${quote ?? span.start}`,
        index,
        about: `${about}, ${lengthText(span.start / 1000)}`,
        text: t(WORDS[mark]),
        quote,
        place,
      };
    });
    if (note) found.lines.push({ key: `${id} note`, index, about, text: note });
    found.lines.push(...lines);
    const isChecked = work.state.value.about.checked === true;
    found.timed.push({ index, keys: lines.map(({ key }) => key), isChecked });
  });
  return found;
}

const WORDS = {
  unspoken: "sentenceUnspoken",
  uncertain: "sentenceUncertain",
  speech: "speechWithoutText",
} as const;

export const nameOf = (title: string, index: number): string =>
  title || t("stopNumber", { number: index + 1 });
