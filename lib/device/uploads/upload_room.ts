/** The rest of an account's quota, and why a file does not fit. */
import type { UploadRoom } from "../../model/media/media.ts";
import { api } from "../api.ts";

/** The account's quota; rejects as `api` does. */
export const readUploadRoom = (signal?: AbortSignal): Promise<UploadRoom> =>
  api("GET", "/api/uploads", undefined, {}, signal);

/** Why `bytes` more cannot be sent, for people; undefined when they can. */
export function refusalOf(
  { off, maxBytes, quota, used }: UploadRoom,
  bytes: number,
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
    "left. Free room under “Your files” in your profile, then try again.";
}

/** Small sizes in kilobytes, rounded up: a file never has "0 MB". */
const sizeText = (bytes: number) =>
  bytes < 1e6
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1e6).toLocaleString("en", { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} MB`;
