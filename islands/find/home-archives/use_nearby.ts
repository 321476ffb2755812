/** The archives around the visitor, once they share their position. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { getLocation, type Location } from "../../../lib/device/location/location.ts";
import { messageOf } from "../../../lib/device/api.ts";
import { findNearby, type NearbyTour, roundedPlace } from "./find_nearby.ts";

/**
 * What is known: the place, then its archives; `problem` says in words for people why there are
 * none.
 */
export type Nearby = {
  position?: Position;
  tours?: NearbyTour[];
  busy: boolean;
  problem?: string;
};

type Answer = { tours?: NearbyTour[]; problem?: string };

/** What is known of the archives nearby, and the way to share the location. */
export function useNearby(): [Nearby, share: () => void] {
  useSignals();
  const [location, setLocation] = useState<Location>();
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    // On the server there is no location.
    const location = getLocation();
    setLocation(location);
    location.locateIfAllowed();
    return location.follow();
  }, []);

  const position = location?.position.value;
  const place = position && roundedPlace(position);

  useEffect(() => {
    if (!position) return;
    let current = true;
    findNearby(position).then(
      (tours) => current && setAnswer({ tours }),
      // Without signal on the way, what was found a street ago is of more use than nothing.
      (error) => current && setAnswer((last) => ({ ...last, problem: messageOf(error) })),
    );
    return () => {
      current = false;
    };
  }, [place, tries]);

  const share = () => {
    setAnswer(undefined);
    setTries(tries + 1);
    location?.locate().catch(() => {}); // The signal `error` has the reason.
  };
  if (position) {
    const tours = answer?.tours && fromHere(answer.tours, position);
    return [{ position, busy: !answer, ...answer, tours }, share];
  }
  const problem = location?.error.value;
  return [{ busy: location?.status.value === "loading", problem }, share];
}

/** The tours as far away as they are from where the visitor has come since they were asked for. */
function fromHere(tours: NearbyTour[], position: Position): NearbyTour[] {
  return tours
    .map((tour) => ({ ...tour, distance: distanceBetween(position, tour) }))
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
}
