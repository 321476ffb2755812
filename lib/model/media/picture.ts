/** The pictures of a tour or a stop: their addresses, descriptions and credits. */
import { optional, text } from "../text/text.ts";
import { STOP_FIELDS } from "../tour/fields/table.ts";
import { ImageUrl } from "./url.ts";
import { z } from "../zod.ts";

const ImageAlt = text("The image description", STOP_FIELDS.imageAlt.longest);
/** Who made or owns a picture. */
export const ImageCredit = text("The image credit", STOP_FIELDS.imageCredit.longest);

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
export const ImageYear = text("The year", STOP_FIELDS.oldImageYear.longest);

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
