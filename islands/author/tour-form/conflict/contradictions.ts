/** What two people changed differently, with both texts, and the form that results from choices. */
import { RECORD_FIELDS } from "../../../../lib/model/record/record_fields.ts";
import { recordLabel } from "../../../../lib/model/record/record_names.ts";
import { type MergeConflict, mergeTours } from "../../../../lib/model/tour/merge/merge_tours.ts";
import type { Versions } from "../../../../lib/model/tour/merge/merge_fields.ts";
import { thingsText } from "../../../../lib/formats/fields/things.ts";
import { chapterTexts } from "../../../../lib/formats/fields/chapters.ts";
import { fieldText } from "../../../../lib/formats/fields/record.ts";
import { timeText } from "../../../../lib/formats/fields/transcript.ts";
import type { StopValues, TourValues } from "../values.ts";
import { type Choices, type FieldText, fieldTexts, type Side } from "./differences.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

/**
 * One conflict, for people: its part of the archive, and the texts of both in it. `suggested` is
 * the side that is chosen until somebody decides.
 */
export type Contradiction = {
  key: string;
  label: string;
  mine: FieldText[];
  theirs: FieldText[];
  suggested: Side;
};

/** What both changed since `base`, differently, in the order of the form. */
export function contradictions(versions: Versions<TourValues>): Contradiction[] {
  return mergeTours(versions).conflicts.map((conflict) => describe(conflict, versions));
}

/** Both versions in one. A conflict without a choice is decided as suggested. */
export function mergeChosen(versions: Versions<TourValues>, choices: Choices): TourValues {
  return mergeTours(versions, (conflict) => choices[keyOf(conflict)] ?? suggested(conflict)).merged;
}

const keyOf = (conflict: MergeConflict) => JSON.stringify(conflict);

/** My text; of a stop that one has deleted, the version that is left. */
const suggested = (conflict: MergeConflict): Side =>
  conflict.kind === "deletion" && conflict.deletedBy === "mine" ? "theirs" : "mine";

function describe(conflict: MergeConflict, versions: Versions<TourValues>): Contradiction {
  const { base, mine, theirs } = versions;
  const about = { key: keyOf(conflict), suggested: suggested(conflict) };
  if (conflict.kind === "order") {
    const [my, their] = [t("orderForm"), t("orderSavedVersion")].map((
      text,
    ) => [{ label: "", text }]);
    return { ...about, label: t("orderStops"), mine: my, theirs: their };
  }
  const { stopId } = conflict;
  const stopIn = ({ audioStops }: TourValues) => audioStops.find(({ id }) => id === stopId);
  const [before, my, their] = [base, mine, theirs].map(stopIn);
  const title = (my ?? their)?.title || before?.title || "";
  if (conflict.kind === "deletion") {
    const deleted = [{ label: "", text: t("deleted") }];
    const changes = (stop: StopValues | undefined) => stop ? changedTexts(before, stop) : deleted;
    return {
      ...about,
      label: t("stopTitled", { title }),
      mine: changes(my),
      theirs: changes(their),
    };
  }
  const { fields } = conflict;
  const [a, b] = stopId === undefined ? [mine, theirs] : [my!, their!];
  const [ofMine, ofTheirs] = [a, b].map((version) => textsOf(version, fields));
  // Two route lines may have the same length, and texts of two transcripts other times.
  const differing = ofMine.flatMap(({ text }, i) => text === ofTheirs[i].text ? [] : i);
  const rows = differing.length > 0 ? differing : [0];
  const { label } = ofMine[rows[0]];
  return {
    ...about,
    label: stopId === undefined ? label : t("fieldOfStop", { title, field: label }),
    mine: rows.map((i) => ofMine[i]),
    theirs: rows.map((i) => ofTheirs[i]),
  };
}

/** The texts that somebody changed in a stop; its title where they only look the same. */
function changedTexts(before: StopValues | undefined, stop: StopValues): FieldText[] {
  const was = before && fieldTexts(before);
  const changed = fieldTexts(stop).filter(({ text }, i) => text !== was?.[i].text);
  return changed.length > 0 ? changed : [{ label: t("title"), text: stop.title }];
}

/**
 * The texts of these fields; "record.creators" is a line of the catalogue record, "chapters.63000"
 * the chapter that begins at that time, "things.#picture" the thing of that id.
 */
function textsOf(version: TourValues | StopValues, names: string[]): FieldText[] {
  const ofRecord = RECORD_FIELDS.filter((name) => names.includes(`record.${name}`));
  const times = names.flatMap((name) => name.match(/^chapters\.(\d+)$/)?.[1] ?? []).map(Number);
  const chapters = "audioStops" in version ? [] : version.chapters ?? [];
  const ids = names.flatMap((name) => name.match(/^things\.#(.+)$/)?.[1] ?? []);
  return [
    ...fieldTexts(version, names),
    ...ids.map((id) => ({
      label: t("picture"),
      text: thingsText(version.things.filter((thing) => thing.id === id)),
    })),
    ...times.map((time) => ({
      label: t("chapterAtTime", { time: timeText(time) }),
      text: chapterTexts(chapters.filter(({ at }) => at === time)),
    })),
    ...ofRecord.map((name) => {
      const value = version.record?.[name];
      return { label: recordLabel(name), text: fieldText(value) };
    }),
  ];
}
