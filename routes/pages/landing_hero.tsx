/** The top of the landing page: a presentation, the sign-in, and one story to hear at once. */
import { parseAudioSource } from "../../lib/player/audio_source.ts";
import { recordingSeconds } from "../../lib/model/media/recording_length.ts";
import type { Stop } from "../../lib/model/tour/stop.ts";
import type { ListedTour } from "../../lib/model/tour/tour_search.ts";
import type { Consents } from "../../lib/store/consent/consents.ts";
import { getTour } from "../../lib/store/tours/tours.ts";
import { type Site, taglineSentence } from "../../lib/model/site/site.ts";
import { Island } from "../../lib/ui/island.tsx";
import { signInLabel, SignInLink, type SignInTarget } from "../../lib/ui/frame/sign_in_link.tsx";
import { CardImage } from "../../lib/ui/tour/tour_card.tsx";
import { minutesText } from "../../lib/ui/tour/tour_labels.ts";
import HeroStory, { type HeroStoryProps } from "../../islands/find/hero-story.island.tsx";
import { texts } from "../../lib/texts/texts.ts";
import { rich } from "../../lib/ui/rich.tsx";
import { to } from "../../lib/texts/paths.ts";

const t = texts("home");

/**
 * An archive, and its story for the hero; missing if no recording can be played, or only after a
 * content warning.
 */
export type Featured = { tour: ListedTour; story?: HeroStoryProps };

/** The hero's archive: the newest one with a cover picture, else the newest one, if any. */
export async function findFeatured(
  kv: Deno.Kv,
  consents: Consents,
  tours: ListedTour[],
): Promise<Featured | undefined> {
  const tour = tours.find(({ imageUrl }) => imageUrl) ?? tours[0];
  if (!tour) return undefined;
  const found = await getTour(kv, tour.id);
  const shown = found && await consents.visible(found.tour, found.userId);
  const stops = shown?.audioStops ?? [];
  const index = stops.findIndex(({ audioUrl, contentWarning }) =>
    !contentWarning && parseAudioSource(audioUrl).kind !== "refused"
  );
  if (index < 0 || shown?.contentWarning) return { tour };
  const { title } = stops[index];
  return { tour, story: { tourId: tour.id, index, title, length: lengthOf(stops[index]) } };
}

/** The length of a story: '2 min', or '45 sec' if it is short; other texts are unchanged. */
function lengthOf({ audioDuration }: Stop): string {
  const seconds = recordingSeconds(audioDuration);
  if (seconds === undefined) return audioDuration;
  return seconds < 60 ? t("seconds", { seconds }) : minutesText(seconds);
}

type HeroProps = { site: Site; featured: Featured | undefined; at: SignInTarget };

export function Hero({ site, featured, at }: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero-text">
          <p className="kicker">{t("walkWhereItHappened")}</p>
          <h1>
            {rich(t, "discoverHistory", {
              kept: (text) => <span className="no-break">{text}</span>,
            })}
          </h1>
          <p className="lead">{taglineSentence(site)}</p>
          <div className="row">
            <a className="button primary large" href={to("/tours")}>{t("exploreAllTours")}</a>
            <SignInLink at={at} className="button large">{signInLabel(at.provider)}</SignInLink>
            <a className="have-a-code" href={to("/q")}>{t("haveCode")}</a>
          </div>
        </div>
        {featured && <FeaturedArchive {...featured} />}
      </div>
    </section>
  );
}

function FeaturedArchive({ tour, story }: Featured) {
  const { id, title, stopCount, duration } = tour;
  return (
    <figure data-story={story && ""}>
      <a className="hero-plate" href={to(`/tour/${id}`)} aria-label={title}>
        <CardImage tour={tour} eager />
      </a>
      {story && (
        <Island name="hero-story" of={HeroStory} when="interaction-or-player" props={story} />
      )}
      <figcaption>{t("featured", { count: stopCount, title, duration })}</figcaption>
    </figure>
  );
}
