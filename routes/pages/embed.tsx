/**
 * `/embed/tour/{id}`: a public archive for the frame of another site. A separate document without
 * cookies and storage, which browsers block in frames. Without scripts it is a list of stories,
 * each with the browser's player.
 */
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { EmbeddedMap } from "../../islands/embed/map.ts";
import { wayOf } from "../../lib/geo/way_line.ts";
import { isWithheld } from "../../lib/model/consent/closed.ts";
import { directionOf, textIn } from "../../lib/model/text/language.ts";
import type { Stop } from "../../lib/model/tour/stop.ts";
import { hasPlace } from "../../lib/model/tour/stop_place.ts";
import type { Tour } from "../../lib/model/tour/tour.ts";
import { parseAudioSource } from "../../lib/player/audio_source.ts";
import type { Config } from "../../lib/server/host/config.ts";
import type { ClientFiles } from "../../lib/server/http/manifest.ts";
import type { Site } from "../../lib/model/site/site.ts";
import { OwnColours } from "../../lib/ui/frame/own_colours.tsx";
import { toSafeJson } from "../../lib/ui/json_data.tsx";
import { Seal } from "../../lib/ui/tour/seal.tsx";
import { ContentWarning, Words } from "../../lib/ui/words.tsx";
import type { Ctx } from "../context.ts";
import { shared, uncached } from "../middleware/caching.ts";
import { findPublicTourToRead } from "../tour_language.ts";
import { language, texts } from "../../lib/texts/texts.ts";
import { rich } from "../../lib/ui/rich.tsx";
import { to } from "../../lib/texts/paths.ts";
import { withReadersWords } from "./tour/withheld_words.ts";

const t = texts("embed");

export async function embedPage(c: Ctx): Promise<Response> {
  const { client, config: { auth: { origin }, map } } = c.var.parts;
  const found = await findPublicTourToRead(c, c.req.param("id"));
  const tour = found && withReadersWords(found);
  const site = await c.var.site.read();
  const page = tour
    ? <Embedded {...{ client, site, origin, tour, tiles: map }} />
    : <Missing {...{ client, site, origin }} />;
  const html = `<!doctype html>${renderToStaticMarkup(page)}`;
  if (tour) shared(c);
  else uncached(c, 404);
  // Set only now, because error pages must not be framed.
  c.set("mayBeFramed", true);
  return c.html(html);
}

type FrameProps = {
  client: ClientFiles;
  site: Site;
  origin: string;
  title: string;
  children: ReactNode;
};

function Frame({ client, site, title, children }: Omit<FrameProps, "origin">) {
  return (
    <html lang={language()} dir={directionOf(language()) === "rtl" ? "rtl" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${site.name}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={client.embedStyles} />
        <OwnColours site={site} />
        <script defer src={client.texts(language(), "visitors")} />
        <script type="module" src={client.embed} />
      </head>
      <body className="embed">{children}</body>
    </html>
  );
}

/** The page for an archive that is missing or no longer public. */
function Missing({ client, site, origin }: Pick<FrameProps, "client" | "site" | "origin">) {
  return (
    <Frame client={client} site={site} title={t("archiveNotFound")}>
      <main className="embed-missing">
        <h1>{t("archiveNotFound")}</h1>
        <p>{t("archiveGone")}</p>
        <p>
          <OutLink href={origin + to("/")}>{site.name}</OutLink>
        </p>
      </main>
    </Frame>
  );
}

type Props = Pick<FrameProps, "client" | "site" | "origin"> & { tour: Tour; tiles: Config["map"] };

function Embedded({ client, site, origin, tour, tiles }: Props) {
  const { title, language, creatorName, audioStops } = tour;
  const page = origin + to(`/tour/${tour.id}`);
  return (
    <Frame client={client} site={site} title={title}>
      <header className="embed-head">
        <h1 {...textIn(language)}>{title}</h1>
        <p className="soft">
          {creatorName && (
            <span>
              {rich(t, "createdBy", { name: <Words>{creatorName}</Words> })}
            </span>
          )}
          <OutLink href={page}>{t("openArchive")}</OutLink>
        </p>
        <ContentWarning of={tour} />
      </header>
      <main>
        {audioStops.some(hasPlace) && (
          <section className="tour-map embed-map" aria-label={t("mapOfStops")}>
            <a className="map-skip" href="#stories">{t("skipMapToList")}</a>
            <div
              id="map"
              className="map-canvas"
              role="group"
              aria-label={t("mapKeys")}
              data-map={toSafeJson(mapOf(tour, tiles))}
            />
            <p className="map-hint" hidden>{t("mapHint")}</p>
          </section>
        )}
        <ol
          id="stories"
          role="list"
          className="embed-stories"
          tabIndex={-1}
          aria-label={t("stories")}
          data-archive={tour.id}
        >
          {audioStops.map((stop, i) => (
            <Story key={stop.id} n={i + 1} stop={stop} page={page} tour={tour} />
          ))}
        </ol>
      </main>
      <footer className="embed-foot soft">
        <OutLink href={origin + to("/")}>{site.name}</OutLink>
      </footer>
    </Frame>
  );
}

type StoryProps = { n: number; stop: Stop; page: string; tour: Tour };

/** A title links to the stop in the archive, with its text and its transcript. */
function Story({ n, stop, page, tour }: StoryProps) {
  const source = parseAudioSource(stop.audioUrl);
  return (
    <li data-stop={n} data-stop-id={stop.id}>
      <Seal n={n} />
      <h2 {...textIn(stop.language ?? tour.language)}>
        <OutLink href={`${page}#stop-${n}`}>{stop.title}</OutLink>
      </h2>
      <ContentWarning of={stop} />
      {source.kind === "url"
        ? <audio controls preload="none" src={source.url} aria-label={stop.title} />
        : <p className="soft">{isWithheld(stop) ? t("notAvailable") : t("noRecording")}</p>}
      <p className="embed-problem" role="status" />
    </li>
  );
}

/** A link that leaves the frame. */
function OutLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <ExternalLink aria-hidden="true" />
      <span className="visually-hidden">{t("opensNewTab")}</span>
    </a>
  );
}

const mapOf = (tour: Tour, tiles: Config["map"]): EmbeddedMap => ({
  tiles,
  places: tour.audioStops.flatMap((stop, i) => {
    if (!hasPlace(stop)) return [];
    const { title, latitude, longitude } = stop;
    return [{ n: i + 1, title, latitude, longitude }];
  }),
  line: tour.tourType === "ordered",
  ...wayOf(tour),
});
