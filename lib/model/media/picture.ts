/** The picture of a tour or a stop: its address, description and credit. */
import { optional } from "../text/text.ts";
import { ImageUrl } from "./url.ts";
import { z } from "../zod.ts";

/** Longest texts about a picture, in UTF-16 units. */
const LONGEST = { alt: 500, credit: 200 } as const;

/**
 * The fields of a picture; all three are missing without one. `imageAlt` describes it to those who
 * cannot see it, `imageCredit` names its maker or owner.
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
