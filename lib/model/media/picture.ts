/** The picture of a tour or of a stop: where it is, what it shows, and whose it is. */
import { optional } from "../text/text.ts";
import { ImageUrl } from "./url.ts";
import { z } from "../zod.ts";

/** Longest texts about a picture, in UTF-16 units. */
const LONGEST = { alt: 500, credit: 200 } as const;

/**
 * The fields of a picture; without one all three are missing. `imageAlt` says what it shows to
 * those who do not see it, `imageCredit` who made or owns it.
 */
export const Picture = z.strictObject({
  imageUrl: optional(ImageUrl),
  imageAlt: optional(
    z.string().trim()
      .max(LONGEST.alt, `The image description is too long (${LONGEST.alt} characters at most)`),
  ),
  imageCredit: optional(
    z.string().trim()
      .max(LONGEST.credit, `The image credit is too long (${LONGEST.credit} characters at most)`),
  ),
});
export type Picture = z.infer<typeof Picture>;
