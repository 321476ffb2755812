/** Rows that archives and stops have alike. */

export const THINGS = {
  kind: "things",
  isWords: true,
  label: "picturesAndPapers",
  noun: "pictureNoun",
  part: "pictures",
  isAlike: true,
  wrong: "validPictures",
} as const;

/** The fields of a thing that hold a text. */
export const THING_FIELDS = {
  url: {
    kind: "picture",
    label: "picture",
    noun: "pictureNoun",
    need: "aPicture",
    wrong: "anAddressOfAPicture",
  },
  alt: {
    kind: "words",
    isWords: true,
    label: "imageDescription",
    noun: "descriptionNoun",
    need: "aDescription",
    wrong: "aShorterDescription",
    longest: 500,
    box: { hint: "altHint" },
  },
  caption: {
    kind: "words",
    isWords: true,
    label: "caption",
    noun: "captionNoun",
    need: "aCaption",
    wrong: "aShorterCaption",
    longest: 500,
    box: { hint: "captionHint" },
  },
  credit: {
    kind: "words",
    label: "imageCredit",
    noun: "imageCreditNoun",
    need: "anImageCredit",
    wrong: "aShorterImageCredit",
    isAlike: true,
    longest: 200,
    box: {
      placeholder: "creditExample",
      hint: "creditHint",
    },
  },
  date: {
    kind: "line",
    isWords: true,
    label: "date",
    noun: "dateNoun",
    need: "aDate",
    wrong: "aShorterDate",
    longest: 80,
    box: { placeholder: "dateExample", hint: "dateHint", isShort: true },
  },
  source: {
    kind: "line",
    label: "source",
    noun: "sourceNoun",
    need: "aSource",
    wrong: "aShorterSource",
    longest: 300,
    box: { placeholder: "sourceExample", hint: "sourceHint" },
  },
  rights: {
    kind: "line",
    label: "rights",
    noun: "rightsNoun",
    need: "aRights",
    wrong: "aShorterRights",
  },
} as const;

/** The text on a page of a paper. */
export const PAGE_TEXT = { kind: "text", label: "pageText", longest: 8_000 } as const;

/**
 * The first picture once more, as older programs and the specification's API know it: it follows
 * from the things, and is neither typed nor compared.
 */
export const COVER_FIELDS = {
  imageUrl: { kind: "picture", label: "picture", column: "Image URL", inEachTable: true },
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
  oldImageUrl: { kind: "picture", label: "oldPicture", column: "Old image URL" },
  oldImageYear: { kind: "words", label: "oldPictureYear", column: "Old image year" },
  oldImageAlt: {
    kind: "words",
    label: "oldPictureDescription",
    column: "Old image description",
  },
  oldImageCredit: { kind: "words", label: "oldPictureCredit", column: "Old image credit" },
} as const;

/** Further pictures in tables and GPX: their addresses, between which stands "^^" as in Omeka. */
export const MORE_FIELDS = {
  moreImages: { kind: "words", label: "furtherPictures", column: "More images" },
} as const;

export const CONTENT_WARNING = {
  kind: "line",
  isWords: true,
  label: "contentWarning",
  noun: "contentWarningNoun",
  need: "aContentWarning",
  part: "record",
  offered: true,
  isAlike: true,
  wrong: "shorterWarning",
  longest: 300,
  isKept: true,
  view: "summary",
  isInherited: true,
  isForPupils: true,
  column: "Content warning",
} as const;

export const LANGUAGE = {
  kind: "language",
  label: "language",
  noun: "languageNoun",
  need: "aLanguage",
  part: "record",
  offered: true,
  isAlike: true,
  wrong: "knownLanguage",
  isKept: true,
  isInherited: true,
  isForPupils: true,
  column: "Dublin Core:Language",
  inEachTable: true,
} as const;

export const RECORD = {
  kind: "record",
  label: "catalogueRecord",
  noun: "catalogueRecordNoun",
  part: "record",
  offered: true,
  isAlike: true,
  wrong: "changedRecord",
  isKept: true,
  view: "summary",
} as const;

export const POSITION = {
  latitude: {
    kind: "number",
    label: "location",
    part: "place",
    noun: "locationNoun",
    need: "aLatitude",
    wrong: "validLatitude",
    unit: "position",
    column: "Latitude",
    inEachTable: true,
  },
  longitude: {
    kind: "number",
    label: "location",
    part: "place",
    noun: "locationNoun",
    need: "aLongitude",
    wrong: "validLongitude",
    unit: "position",
    column: "Longitude",
    inEachTable: true,
  },
  placeText: {
    kind: "unread",
    label: "location",
    noun: "locationNoun",
    need: "aLocation",
    part: "place",
    wrong: "findableLocation",
    unit: "position",
  },
} as const;
