/** The archives around the visitor, once they share their position. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { getLocation, type Location } from "../../../lib/device/location/location.ts";
import { messageOf } from "../../../lib/device/api.ts";
import { findNearby, type NearbyTour, roundedPlace } from "./find_nearby.ts";

/** First the place is set, then its archives, or `problem`: a message for people. */
export type Nearby = {
  position?: Position;
  tours?: NearbyTour[];
  busy: boolean;
  problem?: string;
};

type Answer = { tours?: NearbyTour[]; problem?: string };

/** The archives nearby, and the function that asks for the location. */
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
      // Without a signal on the way, the results of a street ago are better than nothing.
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

/** The tours with their distances from the visitor's present position. */
function fromHere(tours: NearbyTour[], position: Position): NearbyTour[] {
  return tours
    .map((tour) => ({ ...tour, distance: distanceBetween(position, tour) }))
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
}
