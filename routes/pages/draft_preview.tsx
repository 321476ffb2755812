/**
 * `/preview/{secret}`: a draft as visitors would see it, for those with its link. It has no player,
 * no walk and no progress, so that nothing is counted; the browser's own player plays recordings.
 */
import { Accessibility, FilePen, SearchX } from "lucide-react";
import TourMap from "../../islands/tour/tour-map.island.tsx";
import {
  type DraftPreview,
  type PreviewStop,
  toDraftPreview,
} from "../../lib/formats/draft_preview.ts";
import { wayOf } from "../../lib/geo/way_line.ts";
import { stopsInDraft } from "../../lib/model/consent/closed.ts";
import { oldViewOf } from "../../lib/model/media/thing.ts";
import { RADIUS } from "../../lib/model/tour/stop_limits.ts";
import { stopTitleId } from "../../lib/model/web/page_names.ts";
import type { Config } from "../../lib/server/host/config.ts";
import { readLinkedDraft } from "../../lib/store/drafts/draft_links.ts";
import { EmptyPage } from "../../lib/ui/empty_state.tsx";
import { AccessNote } from "../../lib/ui/tour/access_note.tsx";
import { FoldedText } from "../../lib/ui/folded_text.tsx";
import { Island } from "../../lib/ui/island.tsx";
import { RecordFacts } from "../../lib/ui/tour/record_facts.tsx";
import { Seal } from "../../lib/ui/tour/seal.tsx";
import { StopPicture } from "../../lib/ui/tour/stop_picture.tsx";
import { Things } from "../../lib/ui/tour/things.tsx";
import { CardImage } from "../../lib/ui/tour/tour_card.tsx";
import { Details } from "./tour/details.tsx";
import { StopWords } from "./tour/stop_words.tsx";
import type { Ctx } from "../context.ts";
import { shownMaps } from "./shown_maps.ts";
import { uncached } from "../middleware/caching.ts";
import { textIn } from "../../lib/model/text/language.ts";
import { ArchiveTitle, ContentWarning, CreatedBy } from "../../lib/ui/words.tsx";
import { texts } from "../../lib/texts/texts.ts";
import { to } from "../../lib/texts/paths.ts";

const t = texts("archive");
const ofTour = texts("tour");

/** A draft is shown to those who have its link, as an unlisted archive is. */
const AS_LINKED = { visibility: "unlisted" } as const;

/** The form of a secret; other texts are not looked up. */
const SECRET = /^[\w-]{43}$/;

export async function draftPreviewPage(c: Ctx) {
  const { kv, config, now } = c.var.parts;
  const secret = c.req.param("secret") ?? "";
  const found = SECRET.test(secret) ? await readLinkedDraft(kv, secret, now()) : null;
  const head = { isIndexed: false, styles: "authors" } as const;
  if (!found) {
    return uncached(c, 404).render(<LinkEnded />, { ...head, title: t("previewNotAvailable") });
  }
  const { draft: { draftData, tourId }, userId } = found;
  const audioStops = stopsInDraft(draftData);
  const closed = await c.var.consents.closedIn({ id: tourId, userId, ...AS_LINKED, audioStops });
  const preview = toDraftPreview(draftData, closed);
  return uncached(c, 200).render(<Preview tour={preview} map={config.map} />, {
    ...head,
    title: t("previewOfTitle", { title: preview.title || t("untitled") }),
    description: t("draftSummary"),
  });
}

function LinkEnded() {
  return (
    <EmptyPage icon={SearchX} title={t("previewEnded")}>
      <p>{t("whyPreviewEnded")}</p>
      <a className="button primary" href={to("/tours")}>{t("exploreArchives")}</a>
    </EmptyPage>
  );
}

function Preview({ tour, map }: { tour: DraftPreview; map: Config["map"] }) {
  const places = tour.audioStops.flatMap(({ title, language, at }, i) =>
    at
      ? [{
        ...at,
        id: String(i),
        n: i + 1,
        title: title || t("stopNumber", { n: i + 1 }),
        language,
        detail: tour.tourType === "ordered" ? t("stopNumber", { n: i + 1 }) : t("discoveryPoint"),
        href: `#stop-${i + 1}`,
        radius: RADIUS.onPages,
      }]
      : []
  );
  return (
    <article className="wrap tour-page draft-preview">
      <header className="tour-head">
        <p className="notice">
          <FilePen aria-hidden="true" />
          <span>
            <strong>{t("isDraft")}</strong> {t("onlyPeopleWithLink")}
          </span>
        </p>
        <ArchiveTitle language={tour.language}>{tour.title || t("untitled")}</ArchiveTitle>
        <CreatedBy name={tour.creatorName} />
      </header>
      <div className="tour-about">
        {tour.description
          ? <FoldedText text={tour.description} language={tour.language} />
          : <p className="soft">{t("noDescriptionYet")}</p>}
        <ContentWarning of={tour} />
        <AccessNote of={tour} icon={<Accessibility aria-hidden="true" />} />
      </div>
      <div className="tour-side">
        <div className="plate">
          <CardImage tour={tour} eager />
        </div>
        {places.length > 0 && (
          <div className="tour-stage">
            <Island
              name="tour-map"
              of={TourMap}
              when="visible"
              props={{
                tiles: map,
                places,
                line: tour.tourType === "ordered",
                ...wayOf(tour),
                oldMaps: shownMaps(tour),
              }}
            />
          </div>
        )}
      </div>
      <section className="tour-narratives" aria-labelledby="narratives">
        <h2 id="narratives">{t("historicalNarratives")}</h2>
        {tour.audioStops.length === 0
          ? <p className="soft">{t("noStopsYet")}</p>
          : (
            <ol role="list" className="stop-list" data-type={tour.tourType}>
              {tour.audioStops.map((stop, i) => <Stop key={i} stop={stop} n={i + 1} />)}
            </ol>
          )}
      </section>
      <aside className="tour-aside" aria-label={t("aboutThisArchiveAside")}>
        {tour.record && (
          <section className="catalogue-card record-card" aria-labelledby="record">
            <h2 id="record" className="aside-title">{t("aboutThisArchive")}</h2>
            <RecordFacts record={tour.record} language={tour.language} />
          </section>
        )}
        <Details tour={{ ...tour, stopCount: tour.audioStops.length }} />
      </aside>
    </article>
  );
}

function Stop({ stop, n }: { stop: PreviewStop; n: number }) {
  const { title, language, audioUrl, isTestSound, audioDuration, record, place, at } = stop;
  const where = place ? ofTour(place) : at ? "" : t("noPlaceYet");
  const sound = audioUrl ? "" : isTestSound ? t("testSound") : t("noRecordingYet");
  const titleId = stopTitleId(n - 1);
  return (
    <li id={`stop-${n}`}>
      <Seal n={n} />
      <div className="stop-text">
        <h3 id={titleId} {...textIn(language)}>{title || t("stopNumber", { n })}</h3>
        <p className="soft">
          {[audioDuration, where, sound].filter(Boolean).join(" · ")}
        </p>
        {oldViewOf(stop.things) && <StopPicture picture={stop} />}
        <Things things={stop.things ?? []} />
        <ContentWarning of={stop} />
        {audioUrl && <audio controls preload="none" src={audioUrl} aria-labelledby={titleId} />}
        <div className="stop-words folds">
          <StopWords
            stop={stop}
            titleId={titleId}
            more={record && <RecordFacts {...{ record, language }} />}
          />
        </div>
      </div>
    </li>
  );
}
