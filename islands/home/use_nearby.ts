/** The archives around the visitor, once he shares where he is. */
import { useEffect, useState } from "react";
import type { Position } from "../../lib/model/position.ts";
import type { TourSummary } from "../../lib/model/tour.ts";
import { api, messageOf } from "../api.ts";
import { isLocationGranted, locate } from "./locate.ts";

/** Kilometres around the visitor. */
const RADIUS = 10;

export type NearbyTour = TourSummary & { distance: number };

/** 'unknown' until it is shared; `position` may be known while the archives are still on the way. */
export type Nearby =
  | { status: "unknown" }
  | { status: "loading"; position?: Position }
  | { status: "known"; position: Position; tours: NearbyTour[] }
  | { status: "failed"; position?: Position; message: string };

/** What is known of the archives nearby, and the way to share the location. */
export function useNearby(): [Nearby, share: () => Promise<void>] {
  const [nearby, setNearby] = useState<Nearby>({ status: "unknown" });

  const share = async () => {
    setNearby({ status: "loading" });
    let position: Position | undefined;
    try {
      position = await locate();
      setNearby({ status: "loading", position });
      const query = new URLSearchParams({
        lat: String(position.latitude),
        lng: String(position.longitude),
        radius: String(RADIUS),
      });
      const tours = await api<NearbyTour[]>("GET", `/api/tours/nearby?${query}`);
      setNearby({ status: "known", position, tours });
    } catch (error) {
      setNearby({ status: "failed", position, message: messageOf(error) });
    }
  };

  useEffect(() => {
    if (isLocationGranted()) share();
  }, []);

  return [nearby, share];
}
