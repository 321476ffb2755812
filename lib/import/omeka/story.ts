/** The story of an item: its texts, record and files, before anything is stored. */
import { readLanguage } from "../../model/text/common_languages.ts";
import type { CatalogueRecord } from "../../model/record/record.ts";
import type { ForeignItem, ForeignPlace } from "./foreign_site.ts";
import { MAX_THINGS } from "../../model/media/thing.ts";
import { paragraphs, readLine, readText } from "./plain_text.ts";
import type { ImportReport } from "./report.ts";
import { type PlannedRecording, sortFiles, type StoryFiles, toLine } from "./story_files.ts";
import { joinedRecords, recordOf } from "./story_record.ts";

export type Story = Omit<StoryFiles, "others"> & {
  itemId: number;
  title: string;
  subtitle: string;
  /** The text of the story. */
  text: string;
  /** Lines below it: elements without a field here. */
  lines: string[];
  /** The access note. */
  access: string;
  language?: string;
  place?: ForeignPlace;
  record: CatalogueRecord;
  /** The transcript of the first recording; empty without one. */
  transcription: string;
};

/** Elements that have their own field, or a place in the text. */
const TOLD = ["Title", "Subtitle", "Lede", "Story", "Description"];
const ELSEWHERE = ["Access Information", "Transcription", "Language"];

/** The story of an item; what cannot be moved is reported. */
export function readStory(item: ForeignItem, report: ImportReport): Story {
  const named = (name: string) => item.texts.filter((text) => text.name === name);
  const words = (name: string) =>
    named(name).map((text) => {
      const { text: plain, lost } = readText(text);
      if (lost) report.note(`Item ${item.id}: pictures or players within its ${name} stay there.`);
      return plain;
    }).filter(Boolean);
  const [title = "", ...titles] = words("Title").map(readLine).filter(Boolean);
  const subtitles = words("Subtitle").map(readLine);
  const [main, lede, description] = ["Story", "Lede", "Description"].map((name) =>
    paragraphs(...words(name))
  );
  const { others, captions, ...sorted } = sortFiles(item.files);
  const files = { ...sorted, pictures: sorted.pictures.slice(0, MAX_THINGS) };
  for (const { file } of sorted.pictures.slice(MAX_THINGS)) {
    report.leave("file", file.id, `${file.name}: a stop has at most ${MAX_THINGS} pictures`);
  }
  for (const { file } of files.papers) {
    report.leave(
      "file",
      file.id,
      `${file.name}: its pages become pictures in the form. Download it at ${file.url}, and add ` +
        `it to “${title || `Item ${item.id}`}”, whose record names this address until then`,
    );
  }
  for (const file of others) {
    report.leave("file", file.id, `${file.name}: files of this kind cannot be stored here`);
  }
  for (const file of captions.slice(files.recordings.length)) {
    report.leave("file", file.id, `${file.name}: its item has no recording for it`);
  }
  const hasRecording = files.recordings.length > 0;
  const language = words("Language").map(readLanguage).find(Boolean);
  const unspoken = [
    ...hasRecording ? [] : named("Transcription"),
    ...language ? [] : named("Language"),
  ];
  const catalogued = item.texts.filter(({ name }) => ![...TOLD, ...ELSEWHERE].includes(name));
  const { record, taken, rest } = recordOf(item, catalogued);
  const joined = withRecording(record, files.recordings[0]);
  const left = catalogued.filter((text) => !taken.includes(text));
  const [place, ...morePlaces] = item.places;
  return {
    ...files,
    captions: captions.slice(0, files.recordings.length),
    itemId: item.id,
    title: title || `Item ${item.id}`,
    subtitle: [...titles, ...subtitles].join(", "),
    text: tell([lede, main, description]),
    lines: [
      ...[...left, ...unspoken].filter(({ text }) => text.trim()).map(toLine),
      ...rest,
      ...joined.rest,
      ...aboutRecording(title, files.recordings[0]),
      ...morePlaces.map(({ latitude, longitude }) => `Also at ${latitude}, ${longitude}`),
    ],
    access: words("Access Information").join(" ").replace(/\s+/g, " "),
    language: language || undefined,
    place,
    record: joined.record,
    transcription: hasRecording ? paragraphs(...words("Transcription")) : "",
  };
}

/** Texts one after the other, without those that another one contains. */
function tell(texts: string[]): string {
  const isNew = (text: string, i: number) =>
    !texts.some((other, k) => k !== i && other.includes(text) && (other !== text || k < i));
  return paragraphs(...texts.filter(isNew));
}

function withRecording(record: CatalogueRecord, recording: PlannedRecording | undefined) {
  if (!recording) return { record, rest: [] };
  const { record: joined, rest } = joinedRecords(record, recording.record);
  return { record: joined, rest: [...rest, ...recording.rest] };
}

/** A recording's title and description, where they differ from the story's title. */
function aboutRecording(title: string, recording: PlannedRecording | undefined): string[] {
  if (!recording) return [];
  const words = recording.title.startsWith(title) ? [] : [recording.title];
  return [...words, recording.description].filter(Boolean).map((text) => `Recording: ${text}`);
}
