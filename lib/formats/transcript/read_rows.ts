/**
 * Reads transcripts that are rows: the JSON of Whisper and other recognisers and of podcasts, and
 * tables with columns for times and text, such as Whisper's TSV and the labels of Audacity.
 */
import Papa from "papaparse";
import { texts } from "../../texts/texts.ts";
import { cellText } from "../foreign/cell_text.ts";
import { isObject } from "../json/is_object.ts";
import { linesOf, milliseconds, type RawCue, type RawTranscript } from "./raw_cue.ts";

const t = texts("reading");

type Row = Record<string, unknown>;

/** Names of columns and members in lower case, without spaces and signs; the best ones first. */
const NAMES = {
  text: ["text", "body", "transcript", "sentence", "caption", "content", "words", "what"],
  start: ["start", "starttime", "begin", "from", "startms", "timestart", "in", "time", "timecode"],
  end: ["end", "endtime", "to", "endms", "timeend", "out", "stop"],
  speaker: ["speaker", "speakername", "name", "who", "speakerlabel"],
};
const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

/** The name of a column, for each part that is there; undefined unless it is a timed text. */
function columnsOf(names: string[]): Record<keyof typeof NAMES, string | undefined> | undefined {
  const find = (wanted: string[]) =>
    wanted.map((one) => names.find((name) => plain(name) === one)).find(Boolean);
  const columns = {
    text: find(NAMES.text),
    start: find(NAMES.start),
    end: find(NAMES.end),
    speaker: find(NAMES.speaker),
  };
  return columns.text && columns.start ? columns : undefined;
}

/** The list of a recogniser's pieces of speech, and the unit of its numbers in milliseconds. */
export function speechRows(data: unknown): { rows: Row[]; unit: number } | undefined {
  const all = isObject(data) ? data : {};
  const results = isObject(all.results) ? all.results : {};
  const lists: [unknown, number][] = [
    [data, 1000],
    [all.segments, 1000],
    [results.utterances, 1000],
    [all.utterances, 1],
    [all.transcription, 1],
    [all.cues, 1000],
    [all.captions, 1000],
  ];
  for (const [list, unit] of lists) {
    if (!Array.isArray(list) || list.length === 0 || !list.every(isObject)) continue;
    // whisper.cpp has its times within each piece.
    const rows = list.map((row) => ({ ...row, ...isObject(row.offsets) ? row.offsets : {} }));
    if (columnsOf(Object.keys(rows[0]))) return { rows, unit };
  }
  return undefined;
}

/** Reads the JSON for which `speechRows` finds a list. */
export function readSpeechJson(data: unknown): RawTranscript {
  const { rows, unit } = speechRows(data)!;
  const all = isObject(data) ? data : {};
  const result = isObject(all.result) ? all.result : {};
  const language = [all.language, result.language].find((one) => typeof one === "string");
  return { ...fromRows(rows, unit), ...language ? { language: String(language) } : {} };
}

/** True for a table whose first row names a text and its times, and for the labels of Audacity. */
export function isTimedTable(text: string): boolean {
  const lines = linesOf(text.slice(0, 4000)).filter((line) => line.trim() !== "");
  const first = Papa.parse<string[]>(lines.slice(0, 3).join("\n")).data[0] ?? [];
  return isLabels(lines.slice(0, 3)) || first.length >= 2 && columnsOf(first) !== undefined &&
      timeOf(
          Papa.parse<Row>(lines.slice(0, 2).join("\n"), { header: true }).data[0]?.[
            columnsOf(first)!.start!
          ],
          1000,
        ) !== undefined;
}

const isLabels = (lines: string[]) =>
  lines.length > 0 && lines.every((line) => /^\d+\.\d+\t\d+\.\d+\t/.test(line));

export function readTimedTable(text: string): RawTranscript {
  const table = isLabels(linesOf(text).slice(0, 3)) ? `start\tend\ttext\n${text}` : text;
  const { data } = Papa.parse<Row>(table, { header: true, skipEmptyLines: "greedy" });
  const { start } = columnsOf(Object.keys(data[0] ?? {}))!;
  // Whisper's TSV has whole milliseconds: more than a day of seconds cannot be meant.
  const times = data.map((row) => String(row[start!] ?? ""));
  const isWhole = times.every((time) => /^\d*$/.test(time.trim()));
  const isLong = times.some((time) => Number(time) > 86_400) || /^start\tend\ttext/.test(table);
  return fromRows(data, isWhole && isLong ? 1 : 1000);
}

function fromRows(rows: Row[], unit: number): RawTranscript {
  const columns = columnsOf(Object.keys(rows[0] ?? {}))!;
  let timeless = 0;
  const cues = rows.flatMap((row): RawCue[] => {
    const text = cellText(row[columns.text!]).trim();
    if (text === "") return [];
    const start = timeOf(row[columns.start!], unit);
    const end = columns.end ? timeOf(row[columns.end], unit) : undefined;
    const speaker = columns.speaker ? row[columns.speaker] : undefined;
    if (start === undefined) timeless++;
    return [{
      ...start !== undefined && { start, end: end ?? start },
      ...speaker !== undefined && speaker !== null && speaker !== "" &&
        { speaker: speakerText(speaker) },
      text,
    }];
  });
  return { cues, leftOut: timeless > 0 ? [t("rowsWithoutTimes")] : [] };
}

/** Recognisers number the speakers. */
const speakerText = (speaker: unknown) =>
  typeof speaker === "number" ? t("speakerNumber", { number: speaker + 1 }) : cellText(speaker);

/** Milliseconds of a number in units of `unit` ms, or of a text such as "0:01:02.5". */
function timeOf(value: unknown, unit: number): number | undefined {
  if (typeof value === "number") return Math.round(value * unit);
  const text = cellText(value).trim();
  const clock = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:[.,;:](\d{1,3}))?$/.exec(text);
  if (clock) return milliseconds(clock.slice(1, 5));
  return /^\d+(?:[.,]\d+)?s?$/.test(text)
    ? Math.round(Number(text.replace(",", ".").replace("s", "")) * unit)
    : undefined;
}
