/** The rest of an account's quota, and why a file does not fit. */
import type { UploadRoom } from "../../model/media/media.ts";
import { api } from "../api.ts";
import { language, texts } from "../../texts/texts.ts";

const t = texts("uploads");

/** The account's quota; rejects as `api` does. */
export const readUploadRoom = (signal?: AbortSignal): Promise<UploadRoom> =>
  api("GET", "/api/uploads", undefined, {}, signal);

/**
 * Why `bytes` more cannot be sent, for people; undefined when they can. A pupil has no account in
 * which to make room.
 */
export function refusalOf(
  { off, maxBytes, quota, used }: UploadRoom,
  bytes: number,
  isPupil: boolean,
): string | undefined {
  if (off) return off;
  if (bytes > maxBytes) {
    return t("fileIsTooLong", { size: sizeText(bytes), limit: sizeText(maxBytes) });
  }
  const left = Math.max(0, quota - used);
  if (bytes <= left) return undefined;
  return t(isPupil ? "noRoomInClass" : "noRoomInAccount", {
    size: sizeText(bytes),
    left: sizeText(left),
    quota: sizeText(quota),
  });
}

/** Small sizes in kilobytes, rounded up: a file never has "0 MB". */
const sizeText = (bytes: number) =>
  bytes < 1e6
    ? unitText(Math.ceil(bytes / 1000), "kilobyte", 0)
    : unitText(bytes / 1e6, "megabyte", bytes < 1e7 ? 1 : 0);

const unitText = (size: number, unit: string, maximumFractionDigits: number) =>
  size.toLocaleString(language(), { style: "unit", unit, maximumFractionDigits });
