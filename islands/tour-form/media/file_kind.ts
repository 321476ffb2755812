/** What files that people choose, drop or paste are, and what they are called. */
import type { MediaKind } from "../../../lib/model/media.ts";

const RECORDINGS = /\.(mp3|m4[ab]|aac|wave?|og[ga]|opus|flac|webm|mka|caf|amr)$/i;
const PICTURES = /\.(jpe?g|png|webp|heic|heif|avif|gif|bmp|tiff?)$/i;

/** For the dialogs in which files are chosen: systems know types, endings, or both. */
export const ACCEPT: Record<MediaKind, string> = {
  recording: "audio/*,.mp3,.m4a,.wav,.aac,.ogg,.opus,.flac,.webm",
  picture: "image/*",
};

/** Whether a file is a recording or a picture; undefined for any other. */
export function kindOf({ type, name }: Pick<File, "type" | "name">): MediaKind | undefined {
  if (type.startsWith("audio/")) return "recording";
  if (type.startsWith("image/")) return type.startsWith("image/svg") ? undefined : "picture";
  // Recorders write sound into containers of films, and systems do not know all types.
  if (RECORDINGS.test(name)) return "recording";
  return PICTURES.test(name) ? "picture" : undefined;
}

/**
 * A title from a file's name, without its ending and a number that only orders it:
 * "03_old-mill.mp3" becomes "old mill".
 */
export function titleOf(name: string): string {
  const words = name.replace(/\.[^.\s]{1,5}$/, "")
    .replace(/^\d{1,3}\s*[-_.)\u2013]+\s*(?=\p{L})/u, "")
    .replace(/[_\s]+/g, " ")
    .trim();
  return /\s/.test(words) ? words : words.replace(/(\p{L})-(?=\p{L})/gu, "$1 ");
}
