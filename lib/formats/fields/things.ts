/** The things of a stop or an archive in the form: texts as typed. */
import { rightsOf } from "../../model/record/rights.ts";
import { z } from "../../model/zod.ts";
import { texts } from "../../texts/texts.ts";
import { timeText } from "./transcript.ts";
import { MAX_PAGES, MAX_THINGS, type Thing } from "../../model/media/thing.ts";
import { isObject } from "../json/is_object.ts";
import { type FieldKind, filledText } from "./kind.ts";

const t = texts("values");

const text = z.string().catch("");
const time = z.number().min(0).optional().catch(undefined);

const PageValue = z.object({ url: text, text });

const ThingValue = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/).catch(() => newThingId()),
  url: text,
  text,
  alt: text,
  caption: text,
  credit: text,
  date: text,
  source: text,
  rights: text,
  pages: z.array(PageValue).max(MAX_PAGES - 1).catch([]),
  file: text,
  from: time,
  to: time,
  then: z.boolean().catch(false),
});

/** A thing in the form. */
export type ThingValues = z.infer<typeof ThingValue>;

/** The id of the first place for a picture, while it is empty: equal forms have equal values. */
const FIRST_ID = "picture";

/** An id that no other thing has. */
export const newThingId = (): string => crypto.randomUUID().slice(0, 13);

/** A thing that has just been added. */
export const newThing = (fields: Partial<ThingValues>): ThingValues => ({
  ...ThingValue.parse({}),
  ...fields,
});

/** The texts of a thing, in the order of files. */
const TEXTS = ["text", "alt", "caption", "credit", "date", "source", "rights", "file"] as const;

const toThing = ({ id, url, pages, from, to, then, ...texts }: ThingValues): Thing => ({
  id,
  url,
  ...Object.fromEntries(
    TEXTS.map((name) => [name, texts[name]]).filter(([, value]) => value.trim() !== ""),
  ),
  ...pages.length > 0 && {
    pages: pages.map(({ url, text }) => ({ url, ...text.trim() && { text } })),
  },
  ...from !== undefined && { from },
  ...to !== undefined && { to },
  ...then && { then },
});

/** True for a box of pictures in which nothing was entered. */
const isBlank = ({ url, text, alt, caption, credit, date, source }: ThingValues): boolean =>
  [url, text, alt, caption, credit, date, source].every((one) => one.trim() === "");

/** The address of a thing's picture, and below it what is said about it. */
function thingText({ url, pages, from, to, then, rights, file, ...texts }: ThingValues): string {
  const { caption, alt, credit, date, source, text } = texts;
  const lines = [
    url,
    caption,
    alt,
    [credit, date, source, rightsOf(rights)?.name].filter(Boolean).join(" · "),
    [text, ...pages.map((page) => page.text)].filter(Boolean).join("\n"),
    [
      then && t("oldView"),
      pages.length > 0 && t("pagesCount", { count: pages.length + 1 }),
      from !== undefined && shownText(from, to),
      file !== "" && t("documentDownload"),
    ].filter(Boolean).join(" · "),
  ];
  return lines.filter(Boolean).join("\n");
}

const shownText = (from: number, to: number | undefined): string =>
  to === undefined
    ? t("shownFrom", { from: timeText(from) })
    : t("shownFromUntil", { from: timeText(from), to: timeText(to) });

/** The things that have something, one below the other. */
export const thingsText = (typed: readonly ThingValues[]): string =>
  typed.filter((thing) => !isBlank(thing)).map(thingText).join("\n");

const readThings = (stored: unknown): ThingValues[] =>
  (Array.isArray(stored) ? stored : []).slice(0, MAX_THINGS)
    .flatMap((thing) => ThingValue.safeParse(thing).data ?? []);

export const things: FieldKind<Thing[], ThingValues[]> = {
  /** At least one, whose boxes may be empty. */
  toTyped(stored) {
    const read = readThings(stored);
    return read.length > 0 ? read : [newThing({ id: FIRST_ID })];
  },
  fromTyped(typed) {
    const stored = typed.filter((thing) => !isBlank(thing)).map(toThing);
    return stored.length > 0 ? stored : undefined;
  },
  toText: thingsText,
  read(value) {
    if (!Array.isArray(value)) return {};
    const read = readThings(value).filter(({ url }) => filledText(url)).map(toThing);
    const wrong = value.map((thing, i) => isObject(thing) ? "" : String(i));
    return { value: read, wrong: wrong.filter(Boolean) };
  },
  unfit: () => t("unfitThing"),
  normal: (stored) => stored.length > 0 ? readThings(stored).map(toThing) : undefined,
};
