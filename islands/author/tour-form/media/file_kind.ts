/** The kinds of files that people choose, drop or paste, and titles from their names. */
import type { MediaKind } from "../../../../lib/model/media/media.ts";

const RECORDINGS = /\.(mp3|m4[ab]|aac|wave?|bwf|rf64|aif[fc]?|caf|og[ga]|opus|flac|webm|mka|amr)$/i;
/** Films, whose sound is used; some systems also call audio in an MP4 a film. */
const FILMS = /\.(mp4|m4v|mov|mkv|3gpp?)$/i;
const PICTURES = /\.(jpe?g|png|webp|heic|heif|avif|gif|bmp|tiff?)$/i;

/** For file dialogs: systems know types, endings, or both. */
const SOUND =
  "audio/*,.mp3,.m4a,.wav,.aif,.aiff,.aifc,.caf,.aac,.ogg,.opus,.flac,.webm,.mp4,.mov,video/mp4";
const WORDS = ".vtt,.srt,.sbv,.xml,.eaf,.ttml,.dfxp,.txt,.json,.tsv,.csv,.lrc,.docx";
export const ACCEPT: Record<MediaKind | "thing" | "any" | "text", string> = {
  recording: SOUND,
  // Systems without a type for these know them by their endings.
  picture: "image/*,.heic,.heif,.tif,.tiff",
  document: ".pdf,application/pdf",
  thing: "image/*,.heic,.heif,.tif,.tiff,.pdf,application/pdf",
  text: `${WORDS},text/*`,
  any: `${SOUND},image/*,.heic,.heif,.tif,.tiff,.zip,${WORDS}`,
};

const TEXTS = /\.(vtt|srt|sbv|xml|eaf|ttml|dfxp|txt|json|tsv|csv|lrc|docx)$/i;

/** Whether a file seems to be a transcript, by its name. */
export const isTextFile = (name: string): boolean => TEXTS.test(name);

/** Whether a file seems to be a zip file, which may hold recordings and pictures. */
export const isZipFile = ({ type, name }: Pick<File, "type" | "name">): boolean =>
  /\.zip$/i.test(name) || /^application\/(x-)?zip(-compressed)?$/.test(type);

/** Whether a file seems to be a PDF, whose pages become pictures. */
export const isPdf = ({ type, name }: Pick<File, "type" | "name">): boolean =>
  type === "application/pdf" || /\.pdf$/i.test(name);

/** Whether a file is a recording or a picture; undefined for any other. */
export function kindOf({ type, name }: Pick<File, "type" | "name">): MediaKind | undefined {
  if (type.startsWith("audio/")) return "recording";
  if (type.startsWith("image/")) return type.startsWith("image/svg") ? undefined : "picture";
  // Recorders write audio into video containers, and systems do not know all types.
  if (RECORDINGS.test(name) || FILMS.test(name)) return "recording";
  return PICTURES.test(name) ? "picture" : undefined;
}

/**
 * A title from a file's name, without its ending and a number that only orders it:
 * "03_old-mill.mp3" becomes "old mill", "01 Mill.mp3" "Mill". A number with nothing but a space
 * after it is part of a name ("12 Main Street"), unless it begins with a zero, or others of the
 * files chosen `together` do.
 */
export function titleOf(name: string, together: readonly string[] = []): string {
  const isNumbered = [name, ...together].some((other) => /^0\d{1,2}\s/.test(other));
  const words = name.replace(/\.[^.\s]{1,5}$/, "")
    .replace(/^\d{1,3}\s*[-_.)\u2013]+\s*(?=\p{L})/u, "")
    .replace(isNumbered ? /^\d{2,3}\s+(?=\p{L})/u : /^$/, "")
    .replace(/[_\s]+/g, " ")
    .trim();
  return /\s/.test(words) ? words : words.replace(/(\p{L})-(?=\p{L})/gu, "$1 ");
}
