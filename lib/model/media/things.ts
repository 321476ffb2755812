/** The things of a stop or an archive, as authors enter them. */
import { rightsOf } from "../record/rights.ts";
import { line, optional, text } from "../text/text.ts";
import { PAGE_TEXT, THING_FIELDS } from "../tour/fields/shared_rows.ts";
import { Time } from "../tour/transcript.ts";
import { MAX_PAGES, MAX_THINGS, type Thing } from "./thing.ts";
import { ImageUrl } from "./url.ts";
import { texts } from "../../texts/texts.ts";
import { z } from "../zod.ts";

const t = texts("rules");
const f = texts("fields");

/** Most UTF-16 units of all things of a stop, and of an archive. */
const MAX_OF_STOP = 200_000;
const MAX_OF_TOUR = 16_000;

/** Who made or owns a picture. */
export const ImageCredit = text(() => f("imageCredit"), THING_FIELDS.credit.longest);

/** A year as text, such as "1907" or "around 1910". */
export const ImageYear = text(() => t("year"), 40);

/**
 * The first picture as the specification knows it; all three are missing without one. `imageAlt`
 * describes it to those who cannot see it, `imageCredit` names its maker or owner.
 */
export const Cover = z.strictObject({
  imageUrl: optional(ImageUrl),
  imageAlt: optional(text(() => f("imageDescription"), THING_FIELDS.alt.longest)),
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

const RIGHTS_RULE = { error: () => t("pictureRights") };

const PageText = optional(text(() => f("pageText"), PAGE_TEXT.longest));

/** The fields of a thing; `Address` is the schema of the address of a page. */
const shapeOf = (Address: z.ZodType<string>) => ({
  id: z.string().regex(/^[\w-]{1,64}$/),
  url: Address,
  text: PageText,
  alt: Cover.shape.imageAlt,
  caption: optional(text(() => f("caption"), THING_FIELDS.caption.longest)),
  credit: Cover.shape.imageCredit,
  date: optional(line(() => f("date"), THING_FIELDS.date.longest)),
  source: optional(line(() => f("source"), THING_FIELDS.source.longest)),
  rights: optional(
    z.string().trim().transform((text) => rightsOf(text)?.uri ?? text)
      .refine((uri) => rightsOf(uri)?.uri === uri, RIGHTS_RULE),
  ),
  pages: z.array(z.strictObject({ url: Address, text: PageText }))
    .max(MAX_PAGES - 1, { error: () => t("mostPages", { most: MAX_PAGES }) }).optional(),
  file: optional(
    z.string().regex(/^\/media\/[0-9a-f]{64}\.pdf$/, { error: () => t("paperFile") }),
  ),
  from: Time.optional(),
  to: Time.optional(),
  then: z.literal(true).optional(),
});

const ThingInput = z.strictObject(shapeOf(ImageUrl)).refine(
  ({ from, to }) => to === undefined || from !== undefined && from < to,
  { path: ["to"], error: () => t("shownBeforeHidden") },
) satisfies z.ZodType<Thing>;

/** Things with gaps, as in a story that is not finished. */
export const thingsAt = (Address: z.ZodType<string>) =>
  z.array(z.strictObject(shapeOf(Address))).max(MAX_THINGS, {
    error: () => t("mostPictures", { most: MAX_THINGS }),
  });

const thingsOf = (whose: "Stop" | "Archive", most: number) =>
  z.array(ThingInput)
    .max(MAX_THINGS, { error: () => t(`mostOf${whose}`, { most: MAX_THINGS }) })
    .refine(
      (things) => new Set(things.map(({ id }) => id)).size === things.length,
      { error: () => t("sameId") },
    )
    .refine(
      (things) => JSON.stringify(things).length <= most,
      { error: () => t(`longOf${whose}`, { most }) },
    );

export const StopThings = thingsOf("Stop", MAX_OF_STOP);
export const TourThings = thingsOf("Archive", MAX_OF_TOUR);
