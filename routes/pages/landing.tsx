/** `/` for those who are not signed in: what this is, and the way in. */
import ContinueWalk from "../../islands/continue-walk.tsx";
import { Island } from "../../lib/ui/island.tsx";
import { Seal } from "../../lib/ui/seal.tsx";
import { signInLabel, SignInLink, type SignInTarget } from "../../lib/ui/sign_in_link.tsx";
import { CardImage, TourCard } from "../../lib/ui/tour_card.tsx";
import { narratives } from "../../lib/ui/tour_labels.ts";
import { TAGLINE } from "../../lib/ui/app.ts";
import NearYou from "../../islands/near-you.tsx";
import type { ListedTour } from "../../lib/model/tour_search.ts";
import { withPlaces } from "../../lib/server/search/tour_list.ts";
import { listTours } from "../../lib/store/tour_lists.ts";
import type { Ctx } from "../context.ts";
import { signInTarget } from "./sign_in_target.ts";

const STEPS = [
  [
    "Explore Locations",
    "Find archives on the map and go where the story happened: a corner, a doorway, a bench.",
  ],
  [
    "Listen to Stories",
    "Stand in the right spot and its recording starts. Or play any stop from wherever you are.",
  ],
  [
    "Save Progress",
    "Sign in to save your progress in every archive and to make your own.",
  ],
] as const;

export async function landing(c: Ctx) {
  const { tours } = await listTours(c.var.parts.kv, { limit: 3 });
  return c.render(<Landing tours={await withPlaces(tours)} at={signInTarget(c)} />);
}

function Landing({ tours, at }: { tours: ListedTour[]; at: SignInTarget }) {
  const featured = tours[0];
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <div className="hero-text">
            <p className="kicker">Walk where it happened</p>
            <h1>
              Discover History Through <span className="no-break">Location-Based</span> Audio
            </h1>
            <p className="lead">{TAGLINE}.</p>
            <div className="row">
              <a className="button primary large" href="/tours">Explore All Tours</a>
              <SignInLink at={at} className="button large">{signInLabel(at.provider)}</SignInLink>
            </div>
          </div>
          {featured && (
            <figure>
              <a className="hero-plate" href={`/tour/${featured.id}`} aria-label={featured.title}>
                <CardImage tour={featured} eager />
              </a>
              <figcaption>
                <Seal n={1} size="small" />
                <span>
                  {featured.title}, {narratives(featured.stopCount)}, {featured.duration}
                </span>
              </figcaption>
            </figure>
          )}
        </div>
      </section>
      {tours.length > 0 && (
        <div className="wrap">
          <Island name="near-you" of={NearYou} when="located" props={{}} />
        </div>
      )}
      <section className="how wrap section" aria-labelledby="how">
        <h2 id="how">How It Works</h2>
        <ol role="list">
          {STEPS.map(([title, text], i) => (
            <li key={title}>
              <Seal n={i + 1} size="large" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      {tours.length > 0 && (
        <section className="wrap section" aria-labelledby="collection">
          <div className="collection-head">
            <h2 id="collection">From the collection</h2>
            <a href="/tours">All archives</a>
          </div>
          <ul id="archives" className="grid" role="list">
            {tours.map((tour) => <TourCard key={tour.id} tour={tour} />)}
          </ul>
        </section>
      )}
      <section className="closing" aria-labelledby="closing">
        <div className="wrap">
          <h2 id="closing">Every school has a history worth walking through</h2>
          <p>
            Sign in to save your progress, and to turn the recordings in your school’s boxes into a
            walk that anyone with a phone can take.
          </p>
          <SignInLink at={at} className="button large" popup={false}>Sign In to Begin</SignInLink>
        </div>
      </section>
      <Island name="continue-walk" of={ContinueWalk} when="left-walk" props={{}} />
    </>
  );
}
