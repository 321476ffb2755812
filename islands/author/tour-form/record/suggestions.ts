/** Suggestions for the boxes of a record: values elsewhere in the same archive. */
import { ROLES } from "../../../../lib/model/record/record_fields.ts";
import type { TourValues } from "../values.ts";

export type Suggestions = Record<
  "names" | "roles" | "subjects" | "places" | "collections" | "repositories",
  string[]
>;

/** Most suggestions of one list. */
const MOST = 200;

/** All names, subjects, places and shelf marks of the form's records and transcripts, sorted. */
export function suggestionsIn({ record, creatorName, audioStops }: TourValues): Suggestions {
  const records = [record, ...audioStops.map((stop) => stop.record)];
  const speakers = audioStops.flatMap(({ transcript }) =>
    transcript?.cues.map(({ speaker }) => speaker) ?? []
  );
  const people = records.flatMap((one) => one?.contributors ?? []);
  return {
    names: sorted([
      creatorName,
      ...records.flatMap((one) => [...one?.creators ?? [], one?.rightsHolder]),
      ...people.map(({ name }) => name),
      ...speakers,
    ]),
    roles: [...new Set([...ROLES, ...sorted(people.map(({ role }) => role))])],
    subjects: sorted(records.flatMap((one) => one?.subjects ?? [])),
    places: sorted(records.flatMap((one) => one?.coverage ?? [])),
    collections: sorted(records.map((one) => one?.collection)),
    repositories: sorted(records.map((one) => one?.repository)),
  };
}

const sorted = (texts: (string | undefined)[]): string[] =>
  [...new Set(texts.map((text) => text?.trim() ?? "").filter(Boolean))]
    .sort((a, b) => a.localeCompare(b)).slice(0, MOST);
