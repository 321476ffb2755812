/** `/` without a sign-in: a presentation of the program, and the sign-in. */
import ContinueWalk from "../../islands/find/continue-walk.island.tsx";
import type { Site } from "../../lib/model/site/site.ts";
import { Island } from "../../lib/ui/island.tsx";
import { Seal } from "../../lib/ui/tour/seal.tsx";
import { SignInLink, type SignInTarget } from "../../lib/ui/frame/sign_in_link.tsx";
import { TourCard } from "../../lib/ui/tour/tour_card.tsx";
import NearYou from "../../islands/find/near-you/island.tsx";
import type { ListedTour } from "../../lib/model/tour/tour_search.ts";
import { withPlaces } from "../../lib/server/search/tour_list.ts";
import { listTours } from "../../lib/store/index/tour_lists.ts";
import { cardsIn } from "../../lib/store/words/shown_cards.ts";
import { readFirstRun } from "../../lib/store/site/first_run.ts";
import type { Ctx } from "../context.ts";
import { firstRunPage } from "./first_run.tsx";
import { type Featured, findFeatured, Hero } from "./landing_hero.tsx";
import { signInTarget } from "./account/sign_in_target.ts";
import { language, texts } from "../../lib/texts/texts.ts";
import { to } from "../../lib/texts/paths.ts";

const t = texts("home");

const STEPS = [
  ["exploreLocations", "exploreLocationsHow"],
  ["listenToStories", "listenToStoriesHow"],
  ["saveProgress", "saveProgressHow"],
] as const;

/** The newest archives: those searched for a cover for the hero, and those listed. */
const [LOOKED_AT, LISTED] = [24, 3];

export async function landing(c: Ctx) {
  const { parts: { kv }, consents } = c.var;
  const { tours } = await listTours(kv, { limit: LOOKED_AT });
  const firstRun = tours.length === 0 && await readFirstRun(kv);
  if (firstRun && !firstRun.hasArchive) return firstRunPage(c, firstRun);
  const featured = await findFeatured(kv, consents, tours);
  const listed = await withPlaces(await cardsIn(kv, tours.slice(0, LISTED), language()));
  const shown = { site: await c.var.site.read(), featured, tours: listed, at: signInTarget(c) };
  return c.render(<Landing {...shown} />, { path: "/", hasFeed: true });
}

type Shown = { site: Site; featured: Featured | undefined; tours: ListedTour[]; at: SignInTarget };

function Landing({ site, featured, tours, at }: Shown) {
  return (
    <>
      <Hero site={site} featured={featured} at={at} />
      {tours.length > 0 && (
        <div className="wrap">
          <Island name="near-you" of={NearYou} when="located" props={{}} />
        </div>
      )}
      <section className="how wrap section" aria-labelledby="how">
        <h2 id="how">{t("howItWorks")}</h2>
        <ol role="list">
          {STEPS.map(([title, text], i) => (
            <li key={title}>
              <Seal n={i + 1} size="large" />
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </section>
      {tours.length > 0 && (
        <section className="wrap section" aria-labelledby="collection">
          <div className="collection-head">
            <h2 id="collection">{t("fromCollection")}</h2>
            <a href={to("/tours")}>{t("allArchives")}</a>
          </div>
          <ul id="archives" className="grid" role="list">
            {tours.map((tour) => <TourCard key={tour.id} tour={tour} />)}
          </ul>
        </section>
      )}
      <section className="closing" aria-labelledby="closing">
        <div className="wrap">
          <h2 id="closing">{t("everySchool")}</h2>
          <p>{t("whySignIn")}</p>
          <SignInLink at={at} className="button large" popup={false}>
            {t("signInToBegin")}
          </SignInLink>
        </div>
      </section>
      <Island name="continue-walk" of={ContinueWalk} when="left-walk" props={{}} />
    </>
  );
}
