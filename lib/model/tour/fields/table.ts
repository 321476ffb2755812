/**
 * The fields of an archive and of a stop, in the order of the form. Forms, drafts, formats, merges,
 * comparisons and tables follow from it; `tour.ts` and `stop.ts` say what is valid. Without zod.
 */
import {
  CONTENT_WARNING,
  COVER_FIELDS,
  LANGUAGE,
  MORE_FIELDS,
  OLD_VIEW_FIELDS,
  POSITION,
  RECORD,
  THINGS,
} from "./shared_rows.ts";
import { STOP_PLACE_OPTIONS } from "../stop_place.ts";
import { VISIBILITY_OPTIONS } from "../visibility.ts";
import {
  type Fields,
  isStored,
  namesWhere,
  type NamesWith,
  type StoredName,
  viewIs,
} from "./field.ts";

/** How the stops of an archive follow each other: Guided Path and Free Discovery. */
const TOUR_TYPE_OPTIONS = [["ordered", "Guided Path"], ["unordered", "Free Discovery"]] as const;

export const TOUR_TYPES = TOUR_TYPE_OPTIONS.map(([type]) => type);

/** What an archive has besides its stops. */
export const TOUR_FIELDS = {
  title: {
    kind: "line",
    label: "Title",
    wrong: "another title",
    longest: 200,
    isRequired: true,
    box: { placeholder: "The name of this archive" },
  },
  duration: {
    kind: "line",
    label: "Duration",
    longest: 60,
    isRequired: true,
    box: { placeholder: "45 min", hint: "How long the walk takes, in your own words." },
  },
  creatorName: {
    kind: "line",
    label: "Creator name",
    longest: 120,
    isKept: true,
    box: { autoComplete: "name" },
  },
  description: {
    kind: "text",
    label: "Description",
    longest: 10_000,
    isRequired: true,
    box: { hint: "What visitors will hear about, and why it happened here." },
  },
  accessNote: {
    kind: "text",
    label: "Accessibility",
    part: "place",
    offered: "Accessibility",
    noun: "accessibility note",
    longest: 1_000,
    isKept: true,
    view: "summary",
    box: {
      rows: 2,
      hint: "For wheelchairs, prams and tired legs: steps, slopes, cobbles, and ways around them.",
    },
  },
  contentWarning: {
    ...CONTENT_WARNING,
    box: { hint: "What listeners should know before the first story, in one sentence." },
  },
  language: LANGUAGE,
  tourType: {
    kind: "choice",
    label: "Archive type",
    options: TOUR_TYPE_OPTIONS,
    initial: "ordered",
  },
  visibility: {
    kind: "choice",
    label: "Who can see it",
    options: VISIBILITY_OPTIONS,
    initial: "public",
  },
  things: { ...THINGS, isKept: true, view: "tour" },
  latitude: { ...POSITION.latitude, label: "Starting location" },
  longitude: { ...POSITION.longitude, label: "Starting location" },
  placeText: { ...POSITION.placeText, label: "Starting location" },
  routeLine: { kind: "route", label: "Route line", isKept: true, view: "tour" },
  oldMaps: {
    kind: "maps",
    label: "Old maps",
    part: "place",
    offered: "Old maps",
    noun: "old map",
    wrong: "an old map that has a title and is placed",
    isKept: true,
    view: "tour",
  },
  record: RECORD,
} as const satisfies Fields;

/** What a stop has besides its id and its code. */
export const STOP_FIELDS = {
  title: {
    kind: "line",
    label: "Title",
    wrong: "another title",
    longest: 200,
    isRequired: true,
    isForPupils: true,
    column: "Dublin Core:Title",
    inEachTable: true,
    box: { label: "Stop title" },
  },
  description: {
    kind: "text",
    label: "Description",
    longest: 10_000,
    isRequired: true,
    isForPupils: true,
    column: "Dublin Core:Description",
    inEachTable: true,
    box: { label: "Stop description", rows: 3 },
  },
  audioUrl: {
    kind: "sound",
    label: "Recording",
    isRequired: true,
    isForPupils: true,
    column: "Audio URL",
    inEachTable: true,
  },
  audioDuration: {
    kind: "line",
    label: "Audio duration",
    longest: 40,
    isRequired: true,
    lead: "audioUrl",
    isForPupils: true,
    column: "Audio duration",
    inEachTable: true,
    box: {
      placeholder: "4:12",
      hint: "Filled in from the recording if possible.",
      isShort: true,
    },
  },
  contentWarning: {
    ...CONTENT_WARNING,
    box: { hint: "Shown before this story plays, such as: Speaks of violence." },
  },
  transcript: {
    kind: "transcript",
    label: "Transcript",
    offered: "Transcript",
    wrong: "a transcript without empty or too long sentences",
    unit: "transcript",
  },
  transcriptText: { kind: "unread", label: "Transcript", unit: "transcript" },
  chapters: {
    kind: "chapters",
    label: "Chapters",
    offered: "Chapters",
    wrong: "chapters with titles, each at a time of its own",
  },
  things: { ...THINGS, isForPupils: true },
  place: {
    kind: "choice",
    label: "Where it is heard",
    part: "place",
    noun: "location",
    wrong: "a location that can be found",
    options: STOP_PLACE_OPTIONS,
    missing: "On the map",
    isForPupils: true,
    column: "Stop place",
  },
  latitude: { ...POSITION.latitude, lead: "place", isForPupils: true },
  longitude: { ...POSITION.longitude, lead: "place", isForPupils: true },
  placeText: { ...POSITION.placeText, lead: "place" },
  triggerRadius: {
    kind: "number",
    label: "Trigger radius",
    part: "place",
    isAlike: true,
    wrong: "a trigger radius from 5 to 500",
    lead: "place",
    isForPupils: true,
    column: "Trigger radius",
    inEachTable: true,
  },
  language: LANGUAGE,
  record: { ...RECORD, isInherited: true },
} as const satisfies Fields;

/** The fields of a stop as tables and other programs' files have them. */
export const TABLE_FIELDS = Object.fromEntries(
  Object.entries(STOP_FIELDS).flatMap(([name, row]) =>
    name === "things"
      ? Object.entries({ ...COVER_FIELDS, ...OLD_VIEW_FIELDS, ...MORE_FIELDS, things: row })
      : [[name, row]]
  ),
) as typeof STOP_FIELDS & typeof COVER_FIELDS & typeof OLD_VIEW_FIELDS & typeof MORE_FIELDS;

/** The stored fields of an archive and of a stop, without what only stands in boxes. */
export const TOUR_NAMES = namesWhere(TOUR_FIELDS, isStored) as StoredName<typeof TOUR_FIELDS>[];
export const STOP_NAMES = namesWhere(STOP_FIELDS, isStored) as StoredName<typeof STOP_FIELDS>[];

/** Fields of an archive that an update keeps where it leaves them out, and that null removes. */
export type KeptName = NamesWith<typeof TOUR_FIELDS, { isKept: true }>;
export const KEPT_NAMES = namesWhere(TOUR_FIELDS, ({ isKept }) => isKept) as KeptName[];

/** Fields of an archive that cards lack, and those that summaries lack as well. */
export const TOUR_TABLE_FIELDS = { ...TOUR_FIELDS, ...COVER_FIELDS };
export type SummaryName = NamesWith<typeof TOUR_TABLE_FIELDS, { view: "summary" }>;
export const SUMMARY_NAMES = namesWhere(TOUR_TABLE_FIELDS, viewIs("summary")) as SummaryName[];
export type TourOnlyName = NamesWith<typeof TOUR_FIELDS, { view: "tour" }>;
export const TOUR_ONLY_NAMES = namesWhere(TOUR_FIELDS, viewIs("tour")) as TourOnlyName[];

/** Fields of a stop that pupils may write. */
export type PupilName = NamesWith<typeof STOP_FIELDS, { isForPupils: true }>;
export const PUPIL_NAMES = namesWhere(STOP_FIELDS, ({ isForPupils }) => isForPupils) as PupilName[];
