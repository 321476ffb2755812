/**
 * New archives as an Atom feed.
 *
 * Source: RFC 4287
 */
import type { TourCard } from "../model/tour/tour.ts";
import { to } from "../texts/paths.ts";
import { texts } from "../texts/texts.ts";
import { xmlElement } from "./xml_text.ts";

const t = texts("home");

export const FEED_PATH = "/feed.atom";
export const FEED_TYPE = "application/atom+xml";

/** The time of last change of an empty feed; Atom demands one. */
const NEVER = "1970-01-01T00:00:00.000Z";

type FeedTour = Pick<
  TourCard,
  "id" | "title" | "description" | "creatorName" | "language" | "createdAt" | "updatedAt"
>;

/** The feed `name` of public archives, the newest first, at the origin `site`. */
export function toAtomFeed(
  tours: readonly FeedTour[],
  { name, site }: { name: string; site: string },
): string {
  const updated = tours.reduce(
    (last, tour) => tour.updatedAt > last ? tour.updatedAt : last,
    NEVER,
  );
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    xmlElement("id", site + to(FEED_PATH)),
    xmlElement("title", t("newArchivesOf", { name })),
    xmlElement("updated", updated),
    `<author>${xmlElement("name", name)}</author>`,
    link({ rel: "self", type: FEED_TYPE, href: site + to(FEED_PATH) }),
    link({ rel: "alternate", type: "text/html", href: site + to("/tours") }),
    xmlElement("icon", `${site}/icon.svg`),
    ...tours.map((tour) => toEntry(tour, site)),
    "</feed>",
  ];
  return lines.join("\n") + "\n";
}

function toEntry(tour: FeedTour, site: string): string {
  const author = xmlElement("name", tour.creatorName);
  const texts = { type: "text", "xml:lang": tour.language };
  return [
    "<entry>",
    xmlElement("id", `${site}/tour/${tour.id}`),
    // This element is required, even when XML can represent nothing of the text.
    xmlElement("title", tour.title, texts) || "<title/>",
    xmlElement("summary", tour.description, texts),
    author && `<author>${author}</author>`,
    xmlElement("published", tour.createdAt),
    xmlElement("updated", tour.updatedAt),
    link({ rel: "alternate", type: "text/html", href: site + to(`/tour/${tour.id}`) }),
    "</entry>",
  ].join("");
}

const link = ({ rel, type, href }: { rel: string; type: string; href: string }): string =>
  `<link rel="${rel}" type="${type}" href="${href}"/>`;
