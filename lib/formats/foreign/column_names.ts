/** What the columns of a table can mean, for an author who says it. */
import type { TextKey } from "../../texts/texts.ts";
import type { ColumnNames } from "../own_address.ts";
import { elementOf, keysFor } from "./property_names.ts";

/** A name that the reader of tables knows, and the key of what the author is asked. */
export const COLUMN_MEANINGS = {
  title: "columnTitle",
  description: "columnDescription",
  audioUrl: "columnAudioUrl",
  audioDuration: "columnAudioDuration",
  imageUrl: "columnImageUrl",
  latitude: "columnLatitude",
  longitude: "columnLongitude",
  coordinates: "columnCoordinates",
  address: "columnAddress",
  order: "columnOrder",
  triggerRadius: "columnRadius",
  language: "columnLanguage",
  dateRecorded: "columnDate",
  creator: "columnCreator",
  contributor: "columnContributor",
  subject: "columnSubject",
  coverage: "columnCoverage",
  identifier: "columnIdentifier",
  collection: "columnCollection",
  rights: "columnRights",
} as const satisfies Record<string, TextKey<"files">>;

type Meaning = keyof typeof COLUMN_MEANINGS;

const ALONE: Meaning[] = ["dateRecorded", "creator", "contributor", "subject", "coverage"];
const RECORD: string[] = [...ALONE, "identifier", "collection", "rights"];
/** Other names for the same, as they are compared. */
const LIKE: Record<string, Meaning> = {
  date: "dateRecorded",
  creators: "creator",
  contributors: "contributor",
  people: "contributor",
  subjects: "subject",
  identifiers: "identifier",
  idno: "identifier",
  objectid: "identifier",
};

/** What each column means by its name; "" for a name that is not known. */
export function guessColumns(columns: readonly string[]): ColumnNames {
  const all = Object.fromEntries(columns.map((name) => [name, ""]));
  const names = new Map<string, string>();
  for (const meaning of Object.keys(COLUMN_MEANINGS) as Meaning[]) {
    if (RECORD.includes(meaning)) continue;
    const [key] = keysFor(meaning as Exclude<Meaning, (typeof ALONE)[number]> & "title", all);
    if (key !== undefined && !names.has(key)) names.set(key, meaning);
  }
  for (const column of columns) {
    const { name } = elementOf(column);
    const meaning = RECORD.find((one) => one.toLowerCase() === name) ?? LIKE[name];
    if (meaning && !names.has(column)) names.set(column, meaning);
  }
  return Object.fromEntries(columns.map((column) => [column, names.get(column) ?? ""]));
}
