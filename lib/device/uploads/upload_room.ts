/** The rest of an account's quota, and why a file does not fit. */
import type { UploadRoom } from "../../model/media/media.ts";
import { api } from "../api.ts";

/** The account's quota; rejects as `api` does. */
export const readUploadRoom = (signal?: AbortSignal): Promise<UploadRoom> =>
  api("GET", "/api/uploads", undefined, {}, signal);

/** How to get room: with an account, and as a pupil of a class. */
const FREE_ROOM = "Free room under “Your files” in your profile, then try again.";
export const LESS_IN_CLASS = "Record a shorter story, or ask your teacher.";

/**
 * Why `bytes` more cannot be sent, for people; undefined when they can. `advice` ends the text
 * about a full account.
 */
export function refusalOf(
  { off, maxBytes, quota, used }: UploadRoom,
  bytes: number,
  advice: string = FREE_ROOM,
): string | undefined {
  if (off) return off;
  if (bytes > maxBytes) {
    return `This file is ${sizeText(bytes)} after conversion. The limit is ${
      sizeText(maxBytes)
    }. ` +
      "Add a shorter one.";
  }
  const left = Math.max(0, quota - used);
  if (bytes <= left) return undefined;
  return `This file is ${sizeText(bytes)}, and you have ${sizeText(left)} of your ${
    sizeText(quota)
  } ` +
    `left. ${advice}`;
}

/** Small sizes in kilobytes, rounded up: a file never has "0 MB". */
const sizeText = (bytes: number) =>
  bytes < 1e6
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1e6).toLocaleString("en", { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} MB`;
