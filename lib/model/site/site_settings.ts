/** What administrators set of a site: its shape, as it is sent and stored. */
import { optional, requiredLine, text } from "../text/text.ts";
import { texts } from "../../texts/texts.ts";
import { z } from "../zod.ts";
import { DEFAULT_SITE, type Site } from "./site.ts";

const rules = texts("rules");

/** Longest texts, in UTF-16 units. Two bytes each, they fit into one value of KV (64 KiB). */
export const LONGEST = {
  name: 60,
  shortName: 20,
  tagline: 160,
  contact: 200,
  imprint: 5000,
  privacy: 20_000,
} as const;

const ownText = (label: () => string, max: number) =>
  text(label, max).transform((typed) => typed.replaceAll("\r\n", "\n"));

/** The fields of the form; for an empty or missing one the program has its own text. */
export const SiteSettings = z.strictObject({
  name: optional(requiredLine(() => rules("siteName"), LONGEST.name)),
  shortName: optional(requiredLine(() => rules("siteShortName"), LONGEST.shortName)),
  tagline: optional(requiredLine(() => rules("siteTagline"), LONGEST.tagline)),
  accent: optional(
    z.string().toLowerCase().regex(/^#[0-9a-f]{6}$/, { error: () => rules("siteColour") }),
  ),
  contact: optional(z.union(
    [
      z.email().max(LONGEST.contact),
      z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(LONGEST.contact),
    ],
    { error: () => rules("siteContact") },
  )),
  imprint: optional(ownText(() => rules("siteImprint"), LONGEST.imprint)),
  privacy: optional(ownText(() => rules("sitePrivacy"), LONGEST.privacy)),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

/**
 * The settings as administrators see them: `revision` is 0 before the first change, `updatedAt` is
 * ISO 8601, and `updatedBy` the name of who changed them last, unless that account is gone.
 */
export type StoredSite = {
  revision: number;
  updatedAt?: string;
  updatedBy?: string;
  settings: SiteSettings;
};

/** A change of the settings, made from those of `revision`: 0 before the first one. */
export const SiteChange = z.strictObject({
  revision: z.int().min(0),
  settings: SiteSettings,
});

/** The site that pages show. A name of its own is its short name, too, unless there is one. */
export function toSite(settings: SiteSettings, revision: number): Site {
  const set = Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value),
  ) as SiteSettings;
  if (Object.keys(set).length === 0) return DEFAULT_SITE;
  const shortName = set.shortName ?? set.name ?? DEFAULT_SITE.shortName;
  return { ...DEFAULT_SITE, ...set, shortName, revision };
}
