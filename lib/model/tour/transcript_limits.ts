/** Limits and addresses of transcripts. Without zod, because visitors' pages load it. */

/** Most sentences of one stop. */
export const MAX_CUES = 2_000;

/** Longest sentence, in UTF-16 units. */
export const MAX_CUE_TEXT = 2_000;

/** Longest notes of a transcript, in UTF-16 units. */
export const MAX_TRANSCRIPT_NOTES = 10_000;

/** The parts of a stop and its archive in the address of a transcript. */
type TranscriptPlace = { tourId: string; stopId: string; revision: number };

/**
 * The address of a transcript: as JSON (`Transcript`), or as WebVTT, which has only the sentences
 * with times. The revision makes the address immutable.
 */
export function transcriptPath(
  { tourId, stopId, revision }: TranscriptPlace,
  format: "json" | "vtt",
): string {
  const path = `/api/tours/${tourId}/stops/${encodeURIComponent(stopId)}/transcript`;
  return `${path}${format === "vtt" ? ".vtt" : ""}?revision=${revision}`;
}
