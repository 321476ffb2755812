/** Rows that archives and stops have alike. */

/** A picture has words of its own: they belong to it. */
export const PICTURE = {
  imageUrl: {
    kind: "picture",
    label: "Picture",
    part: "pictures",
    isForPupils: true,
    column: "Image URL",
    inEachTable: true,
  },
  imageAlt: {
    kind: "words",
    label: "Image description",
    part: "pictures",
    longest: 500,
    view: "summary",
    lead: "imageUrl",
    isForPupils: true,
    column: "Image description",
    box: { hint: "What the picture shows, for people who can’t see it." },
  },
  imageCredit: {
    kind: "words",
    label: "Image credit",
    part: "pictures",
    isAlike: true,
    longest: 200,
    view: "summary",
    lead: "imageUrl",
    isForPupils: true,
    column: "Image credit",
    box: {
      placeholder: "Photo: the school’s collection",
      hint: "Who made or owns the picture. Visitors see it with the picture.",
    },
  },
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
