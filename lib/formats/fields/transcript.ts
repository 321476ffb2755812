/** The transcript of a stop in the form, and as text for comparisons. */
import { type Cue, Transcript, TRANSCRIPT_SOURCES } from "../../model/tour/transcript.ts";
import { texts } from "../../texts/texts.ts";
import { type FieldKind, filledText as asText, membersOf } from "./kind.ts";

const t = texts("values");

const asTime = (value: unknown) => Number.isFinite(value) ? value as number : undefined;

/** Reads a stored transcript; invalid parts are left out. Undefined without a sentence. */
function readTranscriptValues(stored: unknown): Transcript | undefined {
  const { language, source, checked, notes, cues } = membersOf(stored);
  const read = (Array.isArray(cues) ? cues : []).map(membersOf).flatMap(readCue);
  if (read.length === 0) return undefined;
  return {
    language: asText(language) ?? "und",
    source: TRANSCRIPT_SOURCES.find((name) => name === source) ?? "typed",
    checked: checked === true,
    ...asText(notes) && { notes: asText(notes) },
    cues: read,
  };
}

function readCue({ id, start, end, speaker, text, settings }: Record<string, unknown>): Cue[] {
  if (typeof text !== "string") return [];
  const fields = {
    id: asText(id),
    start: asTime(start),
    end: asTime(end),
    speaker: asText(speaker),
    text,
    settings: asText(settings),
  };
  return [JSON.parse(JSON.stringify(fields))];
}

/** Milliseconds as minutes and seconds with tenths: "1:03.5". */
export function timeText(ms: number): string {
  const tenths = Math.round(ms / 100);
  const seconds = (tenths % 600 / 10).toFixed(1).padStart(4, "0");
  return `${Math.floor(tenths / 600)}:${seconds}`;
}

/** A line for each sentence: "0:03 Mae Lewis: My father laid its stones." */
function transcriptText({ language, notes, checked, cues }: Transcript): string {
  const lines = cues.map(({ start, end, speaker, text }) => {
    const times = start === undefined ? [] : [`${timeText(start)}–${timeText(end ?? start)}`];
    return [...times, ...speaker ? [`${speaker}:`] : [], text].join(" ");
  });
  const about = checked
    ? t("checkedTranscript", { language })
    : t("uncheckedTranscript", { language });
  return [about, ...notes ? [notes] : [], ...lines].join("\n");
}

export const transcript: FieldKind<Transcript, Transcript> = {
  toTyped: readTranscriptValues,
  fromTyped: (typed) => typed,
  toText: transcriptText,
  // zod reads the `length` of values that are not lists, and throws where that is not a number.
  read: (value) =>
    Array.isArray(membersOf(value).cues) ? { value: Transcript.safeParse(value).data } : {},
  unfit: () => t("unfitTranscript"),
  normal: ({ language, source, checked, notes, cues }) => ({
    language,
    source,
    checked,
    notes: notes || undefined,
    cues: cues.map(({ id, start, end, speaker, text, settings }) => ({
      id: id || undefined,
      start,
      end,
      speaker: speaker || undefined,
      text,
      settings: settings || undefined,
    })),
  }),
};
