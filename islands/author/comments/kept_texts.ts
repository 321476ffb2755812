/** Texts of comments that were typed and not sent yet, in local storage. */
import { COMMENT_TEXT_PREFIX } from "../../../lib/device/storage_keys.ts";

/** How long a text stays after the last letter, in milliseconds: 30 days. */
const LIFETIME = 30 * 24 * 3600 * 1000;

/**
 * A text, when it was typed (milliseconds since 1970), and the key under which it was sent, if it
 * was: the answer may have been lost.
 */
export type CommentText = { text: string; at: number; key?: string };

/** The place of a text: who types it, in which archive, and which box it is. */
export type CommentPlace = { userId: string; tourId: string; box: string };

const keyOf = ({ userId, tourId, box }: CommentPlace) =>
  `${COMMENT_TEXT_PREFIX}${userId}:${tourId}:${box}`;

/** The text of a box; undefined without one. */
export function getCommentText(
  storage: Storage | undefined,
  place: CommentPlace,
): CommentText | undefined {
  return read(storage, keyOf(place));
}

function read(storage: Storage | undefined, key: string): CommentText | undefined {
  try {
    const { text, at, key: sent } = JSON.parse(storage?.getItem(key) ?? "null");
    if (typeof text !== "string" || typeof at !== "number") return undefined;
    return { text, at, key: typeof sent === "string" ? sent : undefined };
  } catch {
    return undefined;
  }
}

/** Stores the text of a box; an empty one is removed. False where the browser has no room. */
export function setCommentText(
  storage: Storage | undefined,
  place: CommentPlace,
  text: CommentText,
): boolean {
  try {
    if (text.text.trim() === "") storage?.removeItem(keyOf(place));
    else storage?.setItem(keyOf(place), JSON.stringify(text));
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** Removes the texts that were typed more than 30 days before `now`, in ms since 1970. */
export function removeOldCommentTexts(storage: Storage | undefined, now: number): void {
  for (const key of Object.keys(storage ?? {})) {
    if (!key.startsWith(COMMENT_TEXT_PREFIX)) continue;
    const text = read(storage, key);
    if (!text || now - text.at > LIFETIME) storage!.removeItem(key);
  }
}
