/** `/tour/{id}`: one archive, its map and its stops. */
import { Accessibility, SearchX } from "lucide-react";
import type { ComponentProps } from "react";
import KeepTour from "../../../islands/tour/keep-tour/island.tsx";
import StartTour from "../../../islands/tour/start-tour/island.tsx";
import StopList from "../../../islands/tour/stop-list/island.tsx";
import { stopTitleId } from "../../../lib/model/web/page_names.ts";
import TourTrip from "../../../islands/tour/tour-trip.island.tsx";
import TourMap from "../../../islands/tour/tour-map.island.tsx";
import type { CitedSite } from "../../../lib/formats/citation/cited.ts";
import { toJsonLd } from "../../../lib/formats/json/json_ld_write.ts";
import { areaOf } from "../../../lib/geo/area.ts";
import { hasSteps } from "../../../lib/geo/legs.ts";
import { wayMetres, wayOf } from "../../../lib/geo/way_line.ts";
import { excerpt } from "../../../lib/model/tour/excerpt.ts";
import { permits, type TourRole } from "../../../lib/model/people/tour_role.ts";
import { type HandIn, isUnsettled } from "../../../lib/model/review/hand_in.ts";
import { isReviewed } from "../../../lib/store/kv/reviewed_kv.ts";
import { getOwnHandIn } from "../../../lib/store/review/queue.ts";
import { omit } from "../../../lib/model/tour/fields/field.ts";
import { toPlayerTour } from "../../../lib/formats/to_player_tour.ts";
import { coverOf, thingsPath, tourThingsPath } from "../../../lib/model/media/thing.ts";
import { previewImage } from "../../../lib/model/media/preview_image.ts";
import { hasPlace, startOf } from "../../../lib/model/tour/stop_place.ts";
import { VIRTUAL_WALK_ID } from "../../../lib/model/web/page_names.ts";
import { RADIUS } from "../../../lib/model/tour/stop_limits.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import type { Config } from "../../../lib/server/host/config.ts";
import { EmptyPage } from "../../../lib/ui/empty_state.tsx";
import { AccessNote } from "../../../lib/ui/tour/access_note.tsx";
import { FoldedText } from "../../../lib/ui/folded_text.tsx";
import { Island, SharedProps } from "../../../lib/ui/island.tsx";
import { JsonLd } from "../../../lib/ui/json_data.tsx";
import { SignInLink, type SignInTarget } from "../../../lib/ui/frame/sign_in_link.tsx";
import { StopPicture } from "../../../lib/ui/tour/stop_picture.tsx";
import { thingName, Things } from "../../../lib/ui/tour/things.tsx";
import { HiddenStories } from "../../../lib/ui/tour/hidden_stories.tsx";
import { Tips } from "../../../lib/ui/tour/tips.tsx";
import { CardImage } from "../../../lib/ui/tour/tour_card.tsx";
import { citedSite } from "../../cited_site.ts";
import type { Ctx } from "../../context.ts";
import { uncached } from "../../middleware/caching.ts";
import { isHandedOver } from "../../visible_tour.ts";
import { findTourToRead } from "../../tour_language.ts";
import { refuseHandedOver } from "../author/editable_tour.tsx";
import { redirectTo } from "../redirects.ts";
import { ReviewNote } from "../review/review_note.tsx";
import { Details } from "./details.tsx";
import { toldIn, TourSpans, TourTags } from "./tour_metadata.tsx";
import { ArchiveRecord, ForArchives } from "./archive_record.tsx";
import { StopMore } from "./stop_more.tsx";
import { StopWords } from "./stop_words.tsx";
import { shownMaps } from "../shown_maps.ts";
import { TourTitle } from "./tour_title.tsx";
import { withReadersWords } from "./withheld_words.ts";
import { WithoutMap } from "./without_map.tsx";
import { signInTarget } from "../account/sign_in_target.ts";
import { ContentWarning } from "../../../lib/ui/words.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";
import { to } from "../../../lib/texts/paths.ts";

const t = texts("archive");

export async function tourPage(c: Ctx) {
  const { config, kv } = c.var.parts;
  const found = await findTourToRead(c);
  if (!found) {
    if (await isHandedOver(c)) return refuseHandedOver(c);
    const at = await c.var.viewer() ? undefined : signInTarget(c);
    return uncached(c, 404).render(<NotFound at={at} />, { title: t("archiveNotFound") });
  }
  const { userId, viewer, role, mayEdit } = found;
  const tour = withReadersWords(found.tour);
  if (c.req.param("id") !== tour.id) return redirectTo(() => `/tour/${tour.id}`)(c);
  const isIndexed = tour.visibility === "public";
  if (tour.visibility === "private") uncached(c, 200);
  const site = citedSite(c);
  const { origin } = site;
  return c.render(
    <>
      {isIndexed && <JsonLd data={toJsonLd(tour, origin)} />}
      <TourView
        tour={tour}
        site={site}
        map={config.map}
        role={role}
        isAdmin={viewer?.role === "admin"}
        closures={mayEdit ? await c.var.consents.closures({ ...tour, userId }) : undefined}
        handIn={mayEdit && isReviewed(kv) ? await getOwnHandIn(kv, tour.id) : null}
      />
      <TourSpans tour={tour} site={site} />
    </>,
    {
      title: tour.title,
      description: excerpt(tour.description),
      image: previewImage(tour.imageUrl),
      path: `/tour/${tour.id}`,
      told: toldIn(tour),
      isIndexed,
      styles: permits(role, "reviewer") ? "authors" : undefined,
      tags: <TourTags tour={tour} site={site} />,
    },
  );
}

type ViewProps = {
  tour: Tour;
  site: CitedSite;
  map: Config["map"];
  role: TourRole | null;
  isAdmin: boolean;
  /** What visitors do not get, for those who may edit. */
  closures?: ComponentProps<typeof HiddenStories>["closures"];
  /** The last version that was handed in, for those who may edit. */
  handIn: HandIn | null;
};

/**
 * The parts are siblings, which the style sheet arranges. Start is one of them, because on a phone
 * it stays at the bottom, in reach of the thumb.
 */
function TourView({ tour, site, map, role, isAdmin, closures, handIn }: ViewProps) {
  const shared = { id: "tour-of-page", props: { tour: toPlayerTour(tour) } };
  const start = startOf(tour);
  const isOrdered = tour.tourType === "ordered";
  return (
    <article className="wrap tour-page">
      <SharedProps {...shared} />
      <header className="tour-head">
        <TourTitle tour={tour} role={role} isAdmin={isAdmin} />
        {closures && <HiddenStories {...{ tour, closures }} isOwner={role === "owner"} />}
        {handIn && isUnsettled(handIn.state) && <ReviewNote handIn={handIn} hasLink />}
      </header>
      <div className="tour-trip">
        <Island
          name="tour-trip"
          of={TourTrip}
          when="load"
          shared={shared}
          props={{ start, way: wayMetres(tour) || undefined, hasSteps: hasSteps(tour) }}
        />
      </div>
      <Island name="start-tour" of={StartTour} when="load" shared={shared} props={{ start }} />
      <About tour={tour} hasMapArchive={map.archiveUrl !== undefined} />
      <div className="tour-side">
        <div className="plate">
          <Cover tour={tour} />
        </div>
        <div className="tour-stage">
          <Island
            name="tour-map"
            of={TourMap}
            when="visible-or-walk"
            props={{
              tourId: tour.id,
              tiles: map,
              places: toPlaces(tour),
              line: isOrdered,
              ...wayOf(tour),
              oldMaps: shownMaps(tour),
            }}
          />
          {!start && <WithoutMap tour={tour} />}
          <div id={VIRTUAL_WALK_ID} />
        </div>
      </div>
      <section className="tour-narratives" aria-labelledby="narratives">
        <h2 id="narratives">{t("historicalNarratives")}</h2>
        <Island
          name="stop-list"
          of={StopList}
          when="load"
          shared={shared}
          props={{}}
          onServer={{ pictures: picturesOf(tour, shared.props.tour), words: wordsOf(tour, site) }}
        />
      </section>
      <aside className="tour-aside" aria-label={t("aboutThisArchiveAside")}>
        <ArchiveRecord tour={tour} />
        <Details tour={tour} />
        <Tips tour={tour} />
        <ForArchives tour={tour} site={site} />
      </aside>
    </article>
  );
}

/** Stops of an archive whose page would be too large with several pictures each. */
const MANY = 30;

/** The pictures of each stop. */
const picturesOf = (
  { id: tourId, revision, translation, audioStops }: Tour,
  { audioStops: played }: PlayerTour,
) =>
  audioStops.map(({ id: stopId, things = [] }, i) => ({
    thenNow: <StopPicture picture={played[i]} />,
    others: (
      <Things
        things={things}
        list={thingsPath({ tourId, stopId, revision, translation })}
        href={to(`/tour/${tourId}/things/${encodeURIComponent(stopId)}`)}
        most={audioStops.length > MANY ? 0 : undefined}
      />
    ),
  }));

/** The words of each stop. */
const wordsOf = (tour: Tour, site: CitedSite) =>
  tour.audioStops.map((stop, index) => (
    <StopWords
      stop={{ ...stop, language: stop.language ?? tour.language }}
      index={index}
      titleId={stopTitleId(index)}
      more={<StopMore {...{ tour, site, index }} />}
    />
  ));

function About({ tour, hasMapArchive }: { tour: Tour; hasMapArchive: boolean }) {
  const { id, revision, description, language, visibility, languages, translation } = tour;
  const original = translation?.of ?? language;
  return (
    <div className="tour-about">
      <FoldedText text={description} language={language} />
      <Things things={tour.things ?? []} list={tourThingsPath(tour)} isCoverShown />
      <ContentWarning of={tour} />
      <AccessNote of={tour} icon={<Accessibility aria-hidden="true" />} />
      {/* Only public content is kept on a device. */}
      {visibility !== "private" && (
        <Island
          name="keep-tour"
          of={KeepTour}
          when="kept"
          props={{
            tour: {
              id,
              revision,
              language: original,
              languages,
              translation: translation && omit(translation, ["titles"]),
            },
            hasMapArchive,
          }}
        />
      )}
    </div>
  );
}

/** The archive's picture, at which the gallery opens; the placeholder leads nowhere. */
function Cover({ tour }: { tour: Tour }) {
  const cover = coverOf(tour.things);
  if (!cover) return <CardImage tour={tour} eager />;
  return (
    <a href={cover.url} data-thing={cover.id} data-things={tourThingsPath(tour)}>
      <CardImage tour={{ ...tour, imageAlt: thingName(cover) }} eager />
    </a>
  );
}

const toPlaces = (tour: Tour) =>
  tour.audioStops.flatMap((stop, i) =>
    hasPlace(stop)
      ? [{
        id: stop.id,
        n: i + 1,
        title: stop.title,
        language: stop.language ?? tour.language,
        detail: tour.tourType === "ordered" ? t("stopNumber", { n: i + 1 }) : t("discoveryPoint"),
        href: `#stop-${i + 1}`,
        latitude: stop.latitude,
        longitude: stop.longitude,
        ...areaOf(stop) ? { area: stop.area } : { radius: stop.triggerRadius ?? RADIUS.onPages },
      }]
      : []
  );

/** `at` takes those without a sign-in back to their private archive. */
function NotFound({ at }: { at?: SignInTarget }) {
  return (
    <EmptyPage icon={SearchX} title={t("archiveNotFound")}>
      <p>{t("archiveGone")}</p>
      {at && at.provider !== "off" && (
        <p>
          {rich(t, "privateSignIn", {
            link: (text) => <SignInLink at={at}>{text}</SignInLink>,
          })}
        </p>
      )}
      <a className="button primary" href={to("/tours")}>{t("backToArchives")}</a>
    </EmptyPage>
  );
}
