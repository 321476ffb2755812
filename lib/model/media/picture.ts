/** The pictures of a tour or a stop: their addresses, descriptions and credits. */
import { optional } from "../text/text.ts";
import { ImageUrl } from "./url.ts";
import { z } from "../zod.ts";

/** Longest texts about a picture, in UTF-16 units. */
const LONGEST = { alt: 500, credit: 200, year: 40 } as const;

const ImageAlt = z.string().trim()
  .max(LONGEST.alt, `The image description is too long (${LONGEST.alt} characters at most)`);
/** Who made or owns a picture. */
export const ImageCredit = z.string().trim()
  .max(LONGEST.credit, `The image credit is too long (${LONGEST.credit} characters at most)`);

/**
 * The fields of a picture; all three are missing without one. `imageAlt` describes it to those who
 * cannot see it, `imageCredit` names its maker or owner.
 */
export const Picture = z.strictObject({
  imageUrl: optional(ImageUrl),
  imageAlt: optional(ImageAlt),
  imageCredit: optional(ImageCredit),
});
export type Picture = z.infer<typeof Picture>;

/** A year as text, such as "1907" or "around 1910". */
export const ImageYear = z.string().trim()
  .max(LONGEST.year, `The year is too long (${LONGEST.year} characters at most)`);

/**
 * The fields of an old picture of the same view, which is shown beside today's; all four are
 * missing without one.
 */
export const OldPicture = z.strictObject({
  oldImageUrl: optional(ImageUrl),
  oldImageAlt: optional(ImageAlt),
  oldImageCredit: optional(ImageCredit),
  oldImageYear: optional(ImageYear),
});
export type OldPicture = z.infer<typeof OldPicture>;

/** The fields of an old picture, in the order of the form. */
export const OLD_PICTURE_FIELDS = Object.keys(OldPicture.shape) as (keyof OldPicture)[];
