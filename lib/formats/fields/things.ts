/** The things of a stop or an archive in the form: texts as typed. */
import { z } from "../../model/zod.ts";
import { MAX_PAGES, MAX_THINGS, type Thing } from "../../model/media/thing.ts";
import { type FieldKind, filledText } from "./kind.ts";

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

/** "Main door (Photo: the school’s collection)": a line for each thing. */
const thingText = ({ url, alt, caption, credit, date, then, pages }: ThingValues): string => {
  const what = caption || alt || url.replace(/#.*$/, "");
  const more = [credit, date, then && "old view", pages.length > 0 && `${pages.length + 1} pages`];
  const words = more.filter(Boolean).join(", ");
  return words ? `${what} (${words})` : what;
};

/** A line for each thing that has something. */
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
    return { value: read };
  },
  unfit: () => "not a list of pictures",
  normal: (stored) => stored.length > 0 ? readThings(stored).map(toThing) : undefined,
};
