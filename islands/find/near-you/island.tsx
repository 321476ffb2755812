/**
 * "Near you", for visitors without an account who have shared their position: the nearest archives,
 * and the distance on every card of the page. The device is asked once, and only if the person and
 * the browser have allowed it before. Until then it is hidden (near_you.css).
 */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { getLocation, type Location } from "../../../lib/device/location/location.ts";
import { messageOf } from "../../../lib/device/api.ts";
import { getLocalStorage } from "../../../lib/device/storage.ts";
import { LOCATION_GRANTED_KEY } from "../../../lib/device/storage_keys.ts";
import { TourCard, TourCardSkeleton } from "../../../lib/ui/tour/tour_card.tsx";
import { findNearby, type NearbyTour, RADIUS, roundedPlace } from "../home-archives/find_nearby.ts";
import { Nearest } from "../home-archives/nearest.tsx";
import { showDistances } from "./distances.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("find");

/** Archives that are shown here; the others are one tap away. */
const SHOWN = 3;

type Answer = { tours?: NearbyTour[]; problem?: string };

export default function NearYou() {
  useSignals();
  const [location, setLocation] = useState<Location>();
  const [answer, setAnswer] = useState<Answer>({});
  useEffect(() => {
    let gone = false;
    const location = getLocation();
    const begin = async () => {
      if (!location.position.peek() && !await isAllowed()) {
        delete document.documentElement.dataset.located;
        return;
      }
      if (gone) return;
      setLocation(location);
      location.locateIfAllowed();
    };
    begin();
    return () => {
      gone = true;
    };
  }, []);

  const position = location?.position.value;
  useEffect(() => {
    if (!position) return;
    let current = true;
    findNearby(position).then(
      (tours) => current && setAnswer({ tours }),
      (error) => current && setAnswer({ problem: messageOf(error) }),
    );
    const end = showDistances(position);
    return () => {
      current = false;
      end();
    };
  }, [position && roundedPlace(position)]);

  const { tours } = answer;
  const problem = answer.problem ?? (position ? undefined : location?.error.value);
  const isBusy = !tours && !problem;
  return (
    <section className="near-you" aria-labelledby="near-you" aria-busy={isBusy}>
      <div className="collection-head">
        <h2 id="near-you">{t("nearYou")}</h2>
        {position && tours && tours.length > SHOWN && (
          <a href={to(`/tours?${around(roundedPlace(position))}`)}>
            {t("allNearYou", { count: tours.length })}
          </a>
        )}
      </div>
      {problem && !tours && <p className="soft">{problem.replace(/\.?$/, ".")}</p>}
      {position && tours?.length === 0 && (
        <div className="notice">
          <p>{t("noneWithin", { radius: RADIUS })}</p>
          <Nearest position={position} />
        </div>
      )}
      {(isBusy || (tours && tours.length > 0)) && (
        <ul className="grid" role="list">
          {isBusy
            ? Array.from({ length: SHOWN }, (_, i) => <TourCardSkeleton key={i} />)
            : tours!.slice(0, SHOWN).map((tour) => <TourCard key={tour.id} tour={tour} />)}
        </ul>
      )}
    </section>
  );
}

/** The query of the list around a rounded place. */
function around(place: string): string {
  const [lat, lng] = place.split(",");
  return new URLSearchParams({ lat, lng, radius: String(RADIUS) }).toString();
}

/**
 * Whether the page may ask the device without causing a question: the person has shared the
 * location with this site before, and the browser has not revoked that since. A browser that cannot
 * tell (Safari before 16) counts as no.
 */
async function isAllowed(): Promise<boolean> {
  if (getLocalStorage()?.getItem(LOCATION_GRANTED_KEY) !== "true") return false;
  try {
    const { state } = await navigator.permissions.query({ name: "geolocation" });
    return state === "granted";
  } catch {
    return false;
  }
}
