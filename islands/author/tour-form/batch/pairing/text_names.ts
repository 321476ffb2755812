/** The names of files with transcripts. */

/** "gate_otter_ai.txt", "gate.mp3.vtt" and "gate transcript.docx" as "gate". */
export const speechName = (name: string): string =>
  name.replace(/\.\w{2,5}$/, "")
    .replace(/(otter[\s_.]?ai|transcripts?|transcription|captions?|subtitles?)\)?$/i, "")
    .replace(/\.(mp3|m4a|wav|aac|og[ga]|opus|flac|mp4|mov)$/i, "");

/** Of two texts of one recording, the one with times counts. */
export const byTimes = (a: File, b: File): number => rankOf(a.name) - rankOf(b.name);

/** Kinds of files, from those that always have times to those that never have. */
const RANKS = [/\.(vtt|srt|sbv|lrc)$/i, /\.(xml|eaf|ttml|dfxp|json|tsv|csv)$/i];
const rankOf = (name: string): number => {
  const rank = RANKS.findIndex((ending) => ending.test(name));
  return rank < 0 ? RANKS.length : rank;
};
