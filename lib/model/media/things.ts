/** The things of a stop or an archive, as authors enter them. */
import { rightsOf } from "../record/rights.ts";
import { line, optional, text } from "../text/text.ts";
import { PAGE_TEXT, THING_FIELDS } from "../tour/fields/shared_rows.ts";
import { Time } from "../tour/transcript.ts";
import { MAX_PAGES, MAX_THINGS, type Thing } from "./thing.ts";
import { ImageUrl } from "./url.ts";
import { z } from "../zod.ts";

/** Most UTF-16 units of all things of a stop, and of an archive. */
const MAX_OF_STOP = 200_000;
const MAX_OF_TOUR = 16_000;

/** Who made or owns a picture. */
export const ImageCredit = text("The image credit", THING_FIELDS.credit.longest);

/** A year as text, such as "1907" or "around 1910". */
export const ImageYear = text("The year", 40);

/**
 * The first picture as the specification knows it; all three are missing without one. `imageAlt`
 * describes it to those who cannot see it, `imageCredit` names its maker or owner.
 */
export const Cover = z.strictObject({
  imageUrl: optional(ImageUrl),
  imageAlt: optional(text("The image description", THING_FIELDS.alt.longest)),
  imageCredit: optional(ImageCredit),
});
export type Cover = z.infer<typeof Cover>;

/** The old view beside today's, as programs before version 10 of the store sent it. */
export const FormerOldPicture = z.strictObject({
  oldImageUrl: optional(ImageUrl),
  oldImageAlt: Cover.shape.imageAlt,
  oldImageCredit: Cover.shape.imageCredit,
  oldImageYear: optional(ImageYear),
});
export type FormerOldPicture = z.infer<typeof FormerOldPicture>;

const RIGHTS_RULE =
  "The rights of a picture must be an address of rightsstatements.org or creativecommons.org";

const PageText = optional(text("The text of a page", PAGE_TEXT.longest));

/** The fields of a thing; `Address` is the schema of the address of a page. */
const shapeOf = (Address: z.ZodType<string>) => ({
  id: z.string().regex(/^[\w-]{1,64}$/, "The id of a picture has other characters"),
  url: Address,
  text: PageText,
  alt: Cover.shape.imageAlt,
  caption: optional(text("The caption", THING_FIELDS.caption.longest)),
  credit: Cover.shape.imageCredit,
  date: optional(line("The date of a picture", THING_FIELDS.date.longest)),
  source: optional(line("The source of a picture", THING_FIELDS.source.longest)),
  rights: optional(
    z.string().trim().transform((text) => rightsOf(text)?.uri ?? text)
      .refine((uri) => rightsOf(uri)?.uri === uri, RIGHTS_RULE),
  ),
  pages: z.array(z.strictObject({ url: Address, text: PageText }))
    .max(MAX_PAGES - 1, `A paper has at most ${MAX_PAGES} pages`).optional(),
  file: optional(
    z.string().regex(/^\/media\/[0-9a-f]{64}\.pdf$/, "A paper’s file must be a PDF of this site"),
  ),
  from: Time.optional(),
  to: Time.optional(),
  then: z.literal(true).optional(),
});

const ThingInput = z.strictObject(shapeOf(ImageUrl)).refine(
  ({ from, to }) => to === undefined || from !== undefined && from < to,
  { path: ["to"], error: "A picture must be shown before it is hidden" },
) satisfies z.ZodType<Thing>;

/** Things with gaps, as in a story that is not finished. */
export const thingsAt = (Address: z.ZodType<string>) =>
  z.array(z.strictObject(shapeOf(Address))).max(MAX_THINGS, `At most ${MAX_THINGS} pictures`);

const thingsOf = (what: string, most: number) =>
  z.array(ThingInput)
    .max(MAX_THINGS, `${what} has at most ${MAX_THINGS} pictures and papers`)
    .refine(
      (things) => new Set(things.map(({ id }) => id)).size === things.length,
      "Two pictures have the same id",
    )
    .refine(
      (things) => JSON.stringify(things).length <= most,
      `The pictures and papers of ${what.toLowerCase()} have more than ` +
        `${most.toLocaleString("en-US")} characters. Take the text of some pages out`,
    );

export const StopThings = thingsOf("A stop", MAX_OF_STOP);
export const TourThings = thingsOf("An archive", MAX_OF_TOUR);
