/**
 * The things of an archive or a stop, and its first picture in the fields of the specification.
 * Files, drafts and records from before version 10 of the store have those fields alone, and others
 * for an old view; clients of the API may send them. Without zod.
 */
import { inAddress, type PartTimes } from "./part_address.ts";
import { coverOf, oldViewOf, type Thing } from "./thing.ts";

/** The names of the fields that follow from the first picture. */
export const COVER_NAMES = ["imageUrl", "imageAlt", "imageCredit"] as const;
export type CoverName = typeof COVER_NAMES[number];
export const FORMER_NAMES = [
  "oldImageUrl",
  "oldImageAlt",
  "oldImageCredit",
  "oldImageYear",
] as const;
export type FormerName = typeof FORMER_NAMES[number];

type Texts = { [N in CoverName | FormerName]?: string | null };
type Given = Texts & { things?: Thing[] | null };

/** The ids of things that were made of the former fields: the same in each version of a stop. */
const [PICTURE_ID, OLD_VIEW_ID] = ["picture", "old-view"];

/** An item with its things alone: the cover of `withThings` can be made of them again. */
export type WithoutCover<T> = T extends unknown ? Omit<T, CoverName | FormerName | keyof PartTimes>
  : never;

/** What `withThings` returns. */
export type WithThings<T> = WithoutCover<T> & { [N in CoverName]?: string };

/**
 * The item with all its things, and with its cover in the fields of the specification. A given
 * `imageUrl` that is not the cover's takes its place; its words are the cover's where they are
 * given.
 */
export function withThings<T extends object>(item: T): WithThings<T> {
  const { things, ...plain } = withoutCover(item) as { things?: Thing[] };
  // Words without a picture were accepted once, and nobody sees them.
  const pictures = things?.filter(({ url }) => url !== "");
  return {
    ...plain,
    ...pictures?.length && { things: pictures },
    ...coverFields(pictures),
  } as WithThings<T>;
}

/** The same without these fields, and with a part of a recording in its address alone. */
export function withoutCover<T extends object>(item: T): WithoutCover<T> {
  const { things, imageUrl, imageAlt, imageCredit, ...others } = inAddress(item) as Given;
  const { oldImageUrl, oldImageAlt, oldImageCredit, oldImageYear, ...rest } = others;
  const all = thingsIn({
    things,
    imageUrl,
    imageAlt,
    imageCredit,
    oldImageUrl,
    oldImageAlt,
    oldImageCredit,
    oldImageYear,
  });
  return { ...rest, ...all.length > 0 && { things: all } } as unknown as WithoutCover<T>;
}

/** The fields of the specification for the first picture. */
export function coverFields(things?: readonly Thing[]): { [N in CoverName]?: string } {
  const { url, alt, credit } = coverOf(things) ?? {};
  return {
    ...url && { imageUrl: url },
    ...url && alt && { imageAlt: alt },
    ...url && credit && { imageCredit: credit },
  };
}

/** The fields of tables for the old view. */
export function oldViewFields(things?: readonly Thing[]): { [N in FormerName]?: string } {
  const { url, alt, credit, date } = oldViewOf(things) ?? {};
  return filled({
    oldImageUrl: url,
    oldImageYear: date,
    oldImageAlt: alt,
    oldImageCredit: credit,
  });
}

function thingsIn({ things, ...texts }: Given): Thing[] {
  const { imageUrl, imageAlt, imageCredit } = texts;
  if (Array.isArray(things)) return imageUrl ? withCover(things, texts) : things;
  const { oldImageUrl, oldImageAlt, oldImageCredit, oldImageYear } = texts;
  const isFilled = (...fields: unknown[]) => fields.some(Boolean);
  const picture = filled({ url: imageUrl ?? "", alt: imageAlt, credit: imageCredit });
  const old = filled({
    url: oldImageUrl ?? "",
    alt: oldImageAlt,
    credit: oldImageCredit,
    date: oldImageYear,
  });
  return [
    ...isFilled(imageUrl, imageAlt, imageCredit) ? [{ ...picture, id: PICTURE_ID }] : [],
    ...isFilled(oldImageUrl, oldImageAlt, oldImageCredit, oldImageYear)
      ? [{ ...old, id: OLD_VIEW_ID, then: true as const }]
      : [],
  ];
}

function withCover(things: Thing[], { imageUrl, imageAlt, imageCredit }: Texts): Thing[] {
  const cover = coverOf(things);
  const words = filled({ alt: imageAlt, credit: imageCredit });
  if (!cover) {
    const isFree = things.every((thing) => thing?.id !== PICTURE_ID);
    const id = isFree ? PICTURE_ID : `${PICTURE_ID}-${things.length}`;
    return [{ ...words, id, url: imageUrl! }, ...things];
  }
  const { from, to } = cover;
  const next = cover.url === imageUrl
    ? { ...cover, ...words }
    : { ...words, id: cover.id, url: imageUrl!, ...filled({ from, to }) };
  return things.map((thing) => thing === cover ? next : thing);
}

/** The fields that have a value. */
const filled = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => name === "url" || value || value === 0),
  ) as { [N in keyof T]: NonNullable<T[N]> };
