/** Limits and addresses of transcripts. Without zod, because visitors' pages load it. */

/** Most sentences of one stop. */
export const MAX_CUES = 2_000;

/** Longest sentence, in UTF-16 units. */
export const MAX_CUE_TEXT = 2_000;

/** Longest notes of a transcript, in UTF-16 units. */
export const MAX_TRANSCRIPT_NOTES = 10_000;

/** The parts of a stop and its archive in the address of a transcript or of its things. */
export type StopPlaceOfTour = {
  tourId: string;
  stopId: string;
  revision: number;
  translation?: { language: string; revision: number };
};

/** The query of an answer that never changes: what it shows, in which language. */
export const versionQuery = (
  { revision, translation }: Pick<StopPlaceOfTour, "revision" | "translation">,
): string =>
  `revision=${revision}${
    translation ? `&lang=${translation.language}&words=${translation.revision}` : ""
  }`;

/**
 * The address of a transcript: as JSON (`Transcript`), or as WebVTT, which has only the sentences
 * with times. The revision makes the address immutable.
 */
export function transcriptPath(
  { tourId, stopId, ...version }: StopPlaceOfTour,
  format: "json" | "vtt",
): string {
  const path = `/api/tours/${tourId}/stops/${encodeURIComponent(stopId)}/transcript`;
  return `${path}${format === "vtt" ? ".vtt" : ""}?${versionQuery(version)}`;
}
