/** Ids, names and bodies for examples. */

/** The id of an archive, a draft and so on, which does not exist. */
export const SAMPLE_ID = "01JDA7M3Q8X2V4N6P9R1T5W7YZ";

/** A stored recording. */
export const SAMPLE_HASH = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

/** An archive with one stop, as a form sends it. */
export const SAMPLE_TOUR = {
  title: "The Mill",
  description: "What stood by the river until 1931.",
  duration: "15 min",
  latitude: 51.7548,
  longitude: -1.2544,
  tourType: "ordered",
  visibility: "unlisted",
  audioStops: [{
    title: "The wheel",
    description: "Here the water came in.",
    latitude: 51.7548,
    longitude: -1.2544,
    audioUrl: "https://example.org/wheel.mp3",
    audioDuration: "1:12",
    triggerRadius: 30,
  }],
};

/** An unfinished form. */
export const SAMPLE_DRAFT = { title: "The Mill", draftData: { title: "The Mill" } };
