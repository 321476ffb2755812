/** The transcript of a stop in the form, and as text for comparisons. */
import {
  type Cue,
  type Transcript,
  TRANSCRIPT_SOURCES,
} from "../../../lib/model/tour/transcript.ts";
import { timeText } from "../../../lib/ui/transcript_text.tsx";

type Data = Record<string, unknown>;

const asRecord = (value: unknown): Data =>
  typeof value === "object" && value !== null ? value as Data : {};
const asText = (value: unknown) => typeof value === "string" && value !== "" ? value : undefined;
const asTime = (value: unknown) => Number.isFinite(value) ? value as number : undefined;

/** Reads a stored transcript; invalid parts are left out. Undefined without a sentence. */
export function readTranscriptValues(stored: unknown): { transcript?: Transcript } {
  const { language, source, checked, notes, cues } = asRecord(stored);
  const read = (Array.isArray(cues) ? cues : []).map(asRecord).flatMap(readCue);
  if (read.length === 0) return {};
  const transcript: Transcript = {
    language: asText(language) ?? "und",
    source: TRANSCRIPT_SOURCES.find((name) => name === source) ?? "typed",
    checked: checked === true,
    ...asText(notes) && { notes: asText(notes) },
    cues: read,
  };
  return { transcript };
}

function readCue({ id, start, end, speaker, text, settings }: Data): Cue[] {
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

/** A line for each sentence: "0:03 Mae Lewis: My father laid its stones." */
export function transcriptText({ language, notes, checked, cues }: Transcript): string {
  const lines = cues.map(({ start, end, speaker, text }) => {
    const times = start === undefined ? [] : [`${timeText(start)}–${timeText(end ?? start)}`];
    return [...times, ...speaker ? [`${speaker}:`] : [], text].join(" ");
  });
  return [`${language}, ${checked ? "checked" : "not checked"}`, ...notes ? [notes] : [], ...lines]
    .join("\n");
}
