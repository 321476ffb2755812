/** Addresses that users give, as schemas: the rules are those of url_rules.ts. */
import { z } from "./zod.ts";
import { isSafeUrl, isTestBeep } from "./url_rules.ts";

/** Where a recording is: an https URL, a path of ours, or a test sound. */
export const AudioUrl = z.string().trim().refine(
  (text) => isTestBeep(text) || isSafeUrl(text),
  "Please enter a valid audio URL",
);

/** Where a picture is: an https URL or a path of ours. */
export const ImageUrl = z.string().trim().refine(isSafeUrl, "Please enter a valid image URL");
