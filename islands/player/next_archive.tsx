import { ArrowRight } from "lucide-react";
import { useEffect, useState } from "react";
import { metresText } from "../../lib/geo/metres_text.ts";
import type { PlayerTour } from "../../lib/model/tour/player_tour.ts";
import { findNext, type NearbyTour } from "../find/home-archives/find_nearby.ts";
import { to } from "../../lib/texts/paths.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("player");

/**
 * The link to the archive that begins nearest to the end of `tour`; nothing while it is unknown, if
 * none is in reach, or without a network.
 */
export function NextArchive({ tour }: { tour: PlayerTour }) {
  const [next, setNext] = useState<NearbyTour>();
  useEffect(() => {
    let isCurrent = true;
    findNext(tour).then(
      (found) => isCurrent && setNext(found),
      (error) => console.warn("The next archive nearby is not known", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [tour.id]);
  if (!next) return null;
  return (
    <a className="next-archive" href={to(`/tour/${next.id}`)}>
      <span>
        <span className="soft figures">
          {t("nextNearby", { distance: metresText(next.distance) })}
        </span>
        <strong>{next.title}</strong>
      </span>
      <ArrowRight aria-hidden="true" />
    </a>
  );
}
