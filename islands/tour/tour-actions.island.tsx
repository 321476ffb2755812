/** A visitor's further actions for a tour: listen, get directions, share. */
import { useSignals } from "@preact/signals-react/runtime";
import { Headphones, MapPinned, Pause, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { getPlayer } from "../../lib/player/player_instance.ts";
import { isPlayingOrLoading } from "../../lib/player/player_state.ts";
import { directionsPage, directionsUrl } from "../../lib/device/location/directions.ts";
import type { PlayerTour } from "../../lib/model/tour/player_tour.ts";
import type { Position } from "../../lib/model/tour/position.ts";
import { usePlayer } from "../player/use_player.ts";
import { shareArchive } from "../shell/share_archive.ts";

type Props = { tour: PlayerTour; start?: Position };

export default function TourActions({ tour, start }: Props) {
  return (
    <div className="tour-actions">
      {tour.audioStops.length > 0 && <Listen tour={tour} />}
      {start && <Directions to={start} label={tour.title} />}
      <button type="button" className="button" onClick={() => shareArchive(tour)}>
        <Share2 aria-hidden="true" />Share
      </button>
    </div>
  );
}

/** Plays all stops, wherever the visitor is: from the first one, or where the tour was left. */
function Listen({ tour }: { tour: PlayerTour }) {
  useSignals();
  const player = usePlayer();
  const isCurrent = player?.tour.value?.id === tour.id;
  const on = isCurrent && isPlayingOrLoading(player.status.value);
  const listen = () => {
    const player = getPlayer();
    const isLeft = player.tour.value?.id === tour.id && player.status.value !== "ended";
    if (isLeft) player.setPlaysAll(true);
    else player.playAll(tour);
  };
  return (
    <button
      type="button"
      className="button"
      data-tap-again="Tap again to listen"
      onClick={on ? player.pause : listen}
    >
      {on ? <Pause aria-hidden="true" /> : <Headphones aria-hidden="true" />}
      {on ? "Pause" : "Play all stops"}
    </button>
  );
}

/** A page with directions, as the server knows it; once hydrated, the device's own map program. */
function Directions({ to, label }: { to: Position; label: string }) {
  const [href, setHref] = useState(directionsPage(to));
  useEffect(() => setHref(directionsUrl(navigator.userAgent, to, label)), []);
  return (
    <a className="button" href={href} target="_blank" rel="noopener">
      <MapPinned aria-hidden="true" />Directions
    </a>
  );
}
