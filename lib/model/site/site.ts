/** A host's own site as pages show it. Without zod, because pages use it. */

import { texts } from "../../texts/texts.ts";

const t = texts("shell");

/**
 * The site of a host; what it has not set has the program's own text. `tagline` has no full stop.
 * `accent` is a colour such as "#7a1f2b"; without it pages have the program's own. `imprint` and
 * `privacy` are plain texts of several paragraphs, `contact` is an e-mail address or an https
 * address.
 */
export type Site = {
  name: string;
  /** For the home screen of a phone, below an icon. */
  shortName: string;
  /** Missing for the program's own, which each reader has in their language. */
  tagline?: string;
  accent?: string;
  imprint?: string;
  privacy?: string;
  contact?: string;
  /** The number of the host's last change; missing while everything is the program's own. */
  revision?: number;
};

/** The program's own name and texts. */
export const DEFAULT_SITE: Site = {
  name: "Animating the Archives",
  shortName: "Archives",
};

/** The tagline: the program's own in the reader's language, the host's as it is. */
export const taglineOf = ({ tagline }: Pick<Site, "tagline">): string => tagline ?? t("tagline");

/** The tagline as a sentence: with a full stop, unless it has an end of its own. */
export function taglineSentence(site: Pick<Site, "tagline">): string {
  const tagline = taglineOf(site);
  return /[.!?…]$/.test(tagline) ? tagline : `${tagline}.`;
}

/** The address of a contact for a link. */
export const contactHref = (contact: string): string =>
  contact.startsWith("https://") ? contact : `mailto:${contact}`;
