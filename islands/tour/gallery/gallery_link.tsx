/** The shown picture of the player's sheet and of the walk: a link at which the gallery opens. */
import type { ReactNode } from "react";
import { thingsPath, tourThingsPath } from "../../../lib/model/media/thing.ts";
import type { PlayerStop, PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("tour");

type Props = {
  tour: Pick<PlayerTour, "id" | "revision" | "translation">;
  /** The stop whose picture it is; without one it is the archive's. */
  stop?: Pick<PlayerStop, "id" | "thingCount">;
  /** The shown picture. */
  address: string;
  className?: string;
  children: ReactNode;
};

/** `children` is the picture; a sign says how many things there are. */
export function GalleryLink({ tour, stop, address, className, children }: Props) {
  const { id: tourId, revision = 0, translation } = tour;
  const list = stop
    ? thingsPath({ tourId, stopId: stop.id, revision, translation })
    : tourThingsPath(tour);
  return (
    <a className={className} href={address} data-thing="" data-things={list}>
      {children}
      {stop?.thingCount && (
        <span className="thing-pages">
          {t("pictureCount", { count: stop.thingCount })}
        </span>
      )}
    </a>
  );
}
