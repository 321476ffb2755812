/** What an address given by a user may be before it reaches a page: https, or a path of our own. */
import { z } from "zod";

const OWN = "https://own.invalid";

/** True for an absolute https URL and for a path on our own origin (`/archives/x.mp3`, never `//host`). */
export function isSafeUrl(text: string): boolean {
  if (text.length > 2048 || /[\s\\<>"]/.test(text)) return false;
  if (text.startsWith("/")) {
    return !text.startsWith("//") && URL.canParse(text, OWN) && new URL(text, OWN).origin === OWN;
  }
  if (!/^https:\/\/[^/]/i.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === "https:" && url.username === "" && url.password === "";
}

/** True for `test-beep-1`, `test-beep-2`, …: the built-in test sounds. */
export function isTestBeep(text: string): boolean {
  return /^test-beep(-\d{1,3})?$/.test(text);
}

/** Where a recording is: an https URL, a path of ours, or a test sound. */
export const AudioUrl = z.string().trim().refine(
  (text) => isTestBeep(text) || isSafeUrl(text),
  "Please enter a valid audio URL",
);

/** Where a picture is: an https URL or a path of ours. */
export const ImageUrl = z.string().trim().refine(isSafeUrl, "Please enter a valid image URL");
