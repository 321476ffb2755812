/** Rows that archives and stops have alike. */

export const THINGS = {
  kind: "things",
  label: "Pictures and papers",
  noun: "picture",
  part: "pictures",
  isAlike: true,
  wrong: "a picture or a paper whose fields are valid",
} as const;

/** The fields of a thing that hold a text. */
export const THING_FIELDS = {
  url: { kind: "picture", label: "Picture" },
  alt: {
    kind: "words",
    label: "Image description",
    noun: "description",
    longest: 500,
    box: { hint: "What the picture shows, for people who can’t see it." },
  },
  caption: {
    kind: "words",
    label: "Caption",
    longest: 500,
    box: { hint: "What visitors read below it." },
  },
  credit: {
    kind: "words",
    label: "Image credit",
    isAlike: true,
    longest: 200,
    box: {
      placeholder: "Photo: the school’s collection",
      hint: "Who made or owns the picture. Visitors see it with the picture.",
    },
  },
  date: {
    kind: "line",
    label: "Date",
    longest: 80,
    box: { placeholder: "1907", hint: "As text, such as: around 1910.", isShort: true },
  },
  source: {
    kind: "line",
    label: "Source",
    longest: 300,
    box: { placeholder: "City Archive, 4-117", hint: "Where it is kept, and its number there." },
  },
  rights: { kind: "line", label: "Rights" },
} as const;

/**
 * The first picture once more, as older programs and the specification's API know it: it follows
 * from the things, and is neither typed nor compared.
 */
export const COVER_FIELDS = {
  imageUrl: { kind: "picture", label: "Picture", column: "Image URL", inEachTable: true },
  imageAlt: {
    kind: "words",
    label: THING_FIELDS.alt.label,
    view: "summary",
    column: "Image description",
  },
  imageCredit: {
    kind: "words",
    label: THING_FIELDS.credit.label,
    view: "summary",
    column: "Image credit",
  },
} as const;

/** The old view in tables, and in files from before version 10 of the store. */
export const OLD_VIEW_FIELDS = {
  oldImageUrl: { kind: "picture", label: "Old picture", column: "Old image URL" },
  oldImageYear: { kind: "words", label: "Old picture’s year", column: "Old image year" },
  oldImageAlt: {
    kind: "words",
    label: "Old picture’s description",
    column: "Old image description",
  },
  oldImageCredit: { kind: "words", label: "Old picture’s credit", column: "Old image credit" },
} as const;

/** Further pictures in tables and GPX: their addresses, between which stands "^^" as in Omeka. */
export const MORE_FIELDS = {
  moreImages: { kind: "words", label: "Further pictures", column: "More images" },
} as const;

export const CONTENT_WARNING = {
  kind: "line",
  label: "Content warning",
  part: "record",
  offered: "Content warning",
  isAlike: true,
  wrong: "a shorter content warning of one line",
  longest: 300,
  isKept: true,
  view: "summary",
  isInherited: true,
  isForPupils: true,
  column: "Content warning",
} as const;

export const LANGUAGE = {
  kind: "language",
  label: "Language",
  part: "record",
  offered: "Language",
  isAlike: true,
  wrong: "a language that is known",
  isKept: true,
  isInherited: true,
  isForPupils: true,
  column: "Dublin Core:Language",
  inEachTable: true,
} as const;

export const RECORD = {
  kind: "record",
  label: "Catalogue record",
  part: "record",
  offered: "Catalogue record",
  isAlike: true,
  wrong: "a change in its catalogue record",
  isKept: true,
  view: "summary",
} as const;

export const POSITION = {
  latitude: {
    kind: "number",
    label: "Location",
    part: "place",
    noun: "latitude",
    wrong: "a latitude from -90 to 90",
    unit: "position",
    column: "Latitude",
    inEachTable: true,
  },
  longitude: {
    kind: "number",
    label: "Location",
    part: "place",
    noun: "longitude",
    wrong: "a longitude from -180 to 180",
    unit: "position",
    column: "Longitude",
    inEachTable: true,
  },
  placeText: {
    kind: "unread",
    label: "Location",
    part: "place",
    wrong: "a location that can be found",
    unit: "position",
  },
} as const;
