/** The archives around the visitor, once he shares where he is. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import type { Position } from "../../lib/model/position.ts";
import type { TourSummary } from "../../lib/model/tour.ts";
import { type Location, theLocation } from "../../lib/player/location.ts";
import { api, messageOf } from "../api.ts";

/** Kilometres around the visitor. */
const RADIUS = 10;

export type NearbyTour = TourSummary & { distance: number };

/** What is known: the place, then its archives; `problem` says in words for people why there are none. */
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
  // On the server there is no location; in the browser it asks by itself where that was allowed before.
  useEffect(() => setLocation(theLocation()), []);

  const position = location?.position.value;
  // Some hundred metres: who walks on does not ask at each step.
  const place = position && [position.latitude, position.longitude].map((n) => n.toFixed(3)).join();

  useEffect(() => {
    if (!position) return;
    let current = true;
    const take = (answer: Answer) => current && setAnswer(answer);
    findNearby(position).then(
      (tours) => take({ tours }),
      (error) => take({ problem: messageOf(error) }),
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
  if (position) return [{ position, busy: !answer, ...answer }, share];
  const problem = location?.error.value;
  return [{ busy: location?.status.value === "loading", problem }, share];
}

function findNearby({ latitude, longitude }: Position): Promise<NearbyTour[]> {
  const query = new URLSearchParams({
    lat: String(latitude),
    lng: String(longitude),
    radius: String(RADIUS),
  });
  return api("GET", `/api/tours/nearby?${query}`);
}
