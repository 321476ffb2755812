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
import type { StopPlace } from "../stop_place.ts";
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
const TOUR_TYPE_OPTIONS = [["ordered", "guidedPath"], ["unordered", "freeDiscovery"]] as const;

/** A stop without one is on the map. */
const PLACE_OPTIONS = [["indoors", "indoors"], ["anywhere", "anywhere"]] as const satisfies (
  readonly [StopPlace, string]
)[];

export const TOUR_TYPES = TOUR_TYPE_OPTIONS.map(([type]) => type);

/** What an archive has besides its stops. */
export const TOUR_FIELDS = {
  title: {
    kind: "line",
    isWords: true,
    label: "title",
    need: "aTitle",
    wrong: "anotherTitle",
    longest: 200,
    isRequired: true,
    box: { placeholder: "titleExample" },
  },
  duration: {
    kind: "line",
    isWords: true,
    label: "duration",
    need: "aDuration",
    wrong: "aShorterDuration",
    longest: 60,
    isRequired: true,
    box: { placeholder: "durationExample", hint: "durationHint" },
  },
  creatorName: {
    kind: "line",
    label: "creatorName",
    need: "aCreatorName",
    wrong: "aShorterCreatorName",
    longest: 120,
    isKept: true,
    box: { autoComplete: "name" },
  },
  description: {
    kind: "text",
    isWords: true,
    label: "description",
    need: "aDescription",
    wrong: "aShorterDescription",
    longest: 10_000,
    isRequired: true,
    box: { hint: "descriptionHint" },
  },
  accessNote: {
    kind: "text",
    isWords: true,
    label: "accessibility",
    need: "anAccessibilityNote",
    wrong: "aShorterAccessibilityNote",
    part: "place",
    offered: true,
    longest: 1_000,
    isKept: true,
    view: "summary",
    box: {
      rows: 2,
      hint: "accessHint",
    },
  },
  contentWarning: {
    ...CONTENT_WARNING,
    box: { hint: "archiveWarningHint" },
  },
  language: LANGUAGE,
  tourType: {
    kind: "choice",
    label: "archiveType",
    options: TOUR_TYPE_OPTIONS,
    initial: "ordered",
  },
  visibility: {
    kind: "choice",
    label: "whoCanSee",
    options: VISIBILITY_OPTIONS,
    initial: "public",
  },
  things: { ...THINGS, isKept: true, view: "tour" },
  latitude: { ...POSITION.latitude, label: "startingLocation" },
  longitude: { ...POSITION.longitude, label: "startingLocation" },
  placeText: { ...POSITION.placeText, label: "startingLocation", need: "aStartingLocation" },
  routeLine: { kind: "route", label: "routeLine", isKept: true, view: "tour" },
  oldMaps: {
    kind: "maps",
    label: "oldMaps",
    part: "place",
    offered: true,
    wrong: "placedOldMap",
    isKept: true,
    view: "tour",
  },
  record: RECORD,
} as const satisfies Fields;

/** What a stop has besides its id and its code. */
export const STOP_FIELDS = {
  title: {
    kind: "line",
    isWords: true,
    label: "title",
    noun: "titleNoun",
    need: "aTitle",
    wrong: "anotherTitle",
    longest: 200,
    isRequired: true,
    isForPupils: true,
    column: "Dublin Core:Title",
    inEachTable: true,
    box: { label: "stopTitle" },
  },
  description: {
    kind: "text",
    isWords: true,
    label: "description",
    noun: "descriptionNoun",
    need: "aDescription",
    wrong: "aShorterDescription",
    longest: 10_000,
    isRequired: true,
    isForPupils: true,
    column: "Dublin Core:Description",
    inEachTable: true,
    box: { label: "stopDescription", rows: 3 },
  },
  audioUrl: {
    kind: "sound",
    isWords: true,
    label: "recording",
    noun: "recordingNoun",
    need: "aRecording",
    wrong: "anAddressOfARecording",
    isRequired: true,
    isForPupils: true,
    column: "Audio URL",
    inEachTable: true,
  },
  audioDuration: {
    kind: "line",
    isWords: true,
    label: "audioDuration",
    noun: "audioDurationNoun",
    need: "anAudioDuration",
    wrong: "aShorterAudioDuration",
    longest: 40,
    isRequired: true,
    lead: "audioUrl",
    isForPupils: true,
    column: "Audio duration",
    inEachTable: true,
    box: {
      placeholder: "audioDurationExample",
      hint: "audioDurationHint",
      isShort: true,
    },
  },
  contentWarning: {
    ...CONTENT_WARNING,
    box: { hint: "stopWarningHint" },
  },
  transcript: {
    kind: "transcript",
    isWords: true,
    label: "transcript",
    noun: "transcriptNoun",
    need: "aTranscript",
    offered: true,
    wrong: "validTranscript",
    unit: "transcript",
  },
  transcriptText: { kind: "unread", label: "transcript", unit: "transcript" },
  chapters: {
    kind: "chapters",
    isWords: true,
    label: "chapters",
    noun: "chaptersNoun",
    offered: true,
    wrong: "validChapters",
  },
  things: { ...THINGS, isForPupils: true },
  place: {
    kind: "choice",
    label: "whereHeard",
    noun: "locationNoun",
    part: "place",
    wrong: "findableLocation",
    options: PLACE_OPTIONS,
    missing: "onTheMap",
    isForPupils: true,
    column: "Stop place",
  },
  latitude: { ...POSITION.latitude, lead: "place", isForPupils: true },
  longitude: { ...POSITION.longitude, lead: "place", isForPupils: true },
  placeText: { ...POSITION.placeText, lead: "place" },
  triggerRadius: {
    kind: "number",
    label: "triggerRadius",
    noun: "triggerRadiusNoun",
    need: "aTriggerRadius",
    part: "place",
    isAlike: true,
    wrong: "validRadius",
    lead: "place",
    isForPupils: true,
    column: "Trigger radius",
    inEachTable: true,
  },
  area: {
    kind: "area",
    label: "zoneShape",
    part: "place",
    wrong: "drawnZone",
    lead: "place",
  },
  leg: { kind: "leg", label: "wayThere", part: "place", wrong: "drawnWay", lead: "place" },
  ambientUrl: {
    kind: "sound",
    label: "ambientSound",
    noun: "ambientSoundNoun",
    part: "place",
    offered: true,
    wrong: "anAddressOfASound",
    column: "Ambient sound URL",
    box: { hint: "ambientHint" },
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
