/** The length of a tour, on foot and of its stories; directions to it, and its link to share. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { directionsPage, directionsUrl } from "../../lib/device/location/directions.ts";
import { roughMetresText } from "../../lib/geo/metres_text.ts";
import { walkingSeconds } from "../../lib/geo/route_length.ts";
import { listeningSeconds } from "../../lib/model/media/recording_length.ts";
import type { PlayerTour } from "../../lib/model/tour/player_tour.ts";
import type { Position } from "../../lib/model/tour/position.ts";
import { Figures } from "../../lib/ui/tour/facts.tsx";
import { minutesText } from "../../lib/ui/tour/tour_labels.ts";
import { usePlayer } from "../player/use_player.ts";
import { shareArchive } from "../shell/share_archive.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("tour");

/** `start` is missing without a stop on the map; `way` in metres is there if known. */
type Props = { tour: PlayerTour; start?: Position; way?: number; hasSteps: boolean };

export default function TourTrip({ tour, start, way, hasSteps }: Props) {
  useSignals();
  const listening = listeningSeconds(tour.audioStops, usePlayer()?.lengths.value);
  return (
    <>
      <Figures
        className="trip-figures"
        figures={[
          [t("route"), way && roughMetresText(way)],
          [
            t("onFoot"),
            way && (
              <>
                {minutesText(walkingSeconds(way))}
                {hasSteps && <small>{t("withSteps")}</small>}
              </>
            ),
          ],
          [t("listening"), listening && minutesText(listening)],
        ]}
      />
      <div className="tour-actions">
        {start && <Directions to={start} label={tour.title} />}
        <button type="button" onClick={() => shareArchive(tour)}>{t("share")}</button>
      </div>
    </>
  );
}

/** A page with directions, as the server knows it; once hydrated, the device's own map program. */
function Directions({ to, label }: { to: Position; label: string }) {
  const [href, setHref] = useState(directionsPage(to));
  useEffect(() => setHref(directionsUrl(navigator.userAgent, to, label)), []);
  return <a href={href} target="_blank" rel="noopener">{t("directions")}</a>;
}
