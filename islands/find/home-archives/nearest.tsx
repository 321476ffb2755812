/** Shows the nearest archive where no archive is near. */
import { useEffect, useState } from "react";
import type { Position } from "../../../lib/model/tour/position.ts";
import { distanceText } from "../../../lib/ui/tour/tour_labels.ts";
import { findNearest, type NearbyTour, roundedPlace } from "./find_nearby.ts";
import { Words } from "../../../lib/ui/words.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("find");

/** Names the nearest archive and its distance; nothing while it is unknown. */
export function Nearest({ position }: { position: Position }) {
  const [nearest, setNearest] = useState<NearbyTour>();
  useEffect(() => {
    let current = true;
    findNearest(position).then(
      (tour) => current && setNearest(tour),
      (error) => console.warn("The nearest archive is not known", error),
    );
    return () => {
      current = false;
    };
  }, [roundedPlace(position)]);
  if (!nearest) return null;
  const { id, title, language, place, distance } = nearest;
  return (
    <p>
      {rich(t, place ? "nearestIn" : "nearest", {
        title: (
          <a href={to(`/tour/${id}`)}>
            <Words language={language}>{title}</Words>
          </a>
        ),
        place,
        distance: distanceText(distance),
      })}
    </p>
  );
}
