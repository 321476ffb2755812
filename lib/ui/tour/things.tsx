/** The pictures and papers of a stop or an archive on its page; each is a link to its picture. */
import type { ReactNode } from "react";
import { coverOf, oldViewOf, pagesOf, type Thing } from "../../model/media/thing.ts";
import { textIn } from "../../model/text/language.ts";
import { imageSource } from "../image_source.ts";
import { texts } from "../../texts/texts.ts";
import { rich } from "../rich.tsx";

const t = texts("tour");

/** The small pictures below the large one, of a stop that has more. */
const SHOWN = 3;

type Props = {
  things: readonly Thing[];
  /** The address of the list of all, which the gallery reads. */
  list?: string;
  /** The page with all of them; without one all are shown. */
  href?: string;
  /** How many small ones are shown if there are more. */
  most?: number;
  /** The first one is shown elsewhere, as the archive's own picture is. */
  isCoverShown?: boolean;
};

/**
 * The first one large, the next ones small, and how many there are besides. Where an old view
 * belongs to the first, both have been shown.
 */
export function Things({ things, list, href, most = SHOWN, isCoverShown }: Props) {
  const cover = coverOf(things);
  const old = isCoverShown ? undefined : oldViewOf(things);
  const large = isCoverShown || old ? undefined : cover;
  const others = things.filter((thing) => thing !== cover && thing !== old);
  // A sign for one more would take its room.
  const shown = others.length > most + 1 && href ? others.slice(0, most) : others;
  const next = others.at(shown.length);
  if (!large && others.length === 0) return null;
  return (
    <div className="stop-things" data-things={list}>
      {large && <LargeThing thing={large} />}
      {others.length > 0 && (
        <ul role="list" className="thing-row">
          {shown.map((thing) => (
            <li key={thing.id}>
              <ThingLink thing={thing}>
                <img {...smallSource(thing.url)} {...lazily} alt={thingName(thing)} />
              </ThingLink>
            </li>
          ))}
          {next && (
            <li>
              <a className="thing-more" href={href} data-thing={next.id}>
                {rich(t, "moreThings", {
                  count: others.length - shown.length,
                  hidden: (words) => <span className="visually-hidden">{words}</span>,
                })}
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

type LargeProps = {
  thing: Thing;
  /** One of its pages, from 1, and its picture. */
  page?: number;
  url?: string;
};

/** A picture with its caption and credit, in the room of a stop's picture. */
export const LargeThing = ({ thing, page = 1, url = thing.url }: LargeProps) => (
  <figure className="stop-picture">
    <ThingLink thing={thing} url={url}>
      <img
        {...imageSource(url)}
        sizes="(min-width: 40rem) 36rem, 100vw"
        alt={thingName(thing, page)}
        {...lazily}
      />
    </ThingLink>
    {page === 1 && (thing.caption || thing.credit) && (
      <figcaption {...textIn()}>
        {[thing.caption, thing.credit].filter(Boolean).join(" · ")}
      </figcaption>
    )}
  </figure>
);

const lazily = { loading: "lazy", decoding: "async", referrerPolicy: "no-referrer" } as const;

/** A link to the picture of a thing, at which the gallery opens. */
const ThingLink = (
  { thing, url = thing.url, children }: { thing: Thing; url?: string; children: ReactNode },
) => {
  const pages = pagesOf(thing).length;
  return (
    <a href={url} data-thing={thing.id}>
      {children}
      {pages > 1 && url === thing.url && (
        <span className="thing-pages">{t("pageCount", { count: pages })}</span>
      )}
    </a>
  );
};

/** The small version of a picture alone: a thumbnail needs no other. */
function smallSource(address: string) {
  const { src, srcSet, ...size } = imageSource(address);
  return { src: srcSet?.split(" ")[0] ?? src, ...size };
}

/** The words for what a thing shows, or one of its pages, from 1. */
export function thingName({ alt, caption, pages }: Thing, page = 1): string {
  const name = alt || caption || (pages ? t("paper") : t("undescribedPicture"));
  return pages && page > 1 ? t("namedPage", { name, page }) : name;
}
