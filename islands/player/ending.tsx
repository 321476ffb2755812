/** The player's message and offers after the last story of an archive. */
import { RotateCcw, Share2, X } from "lucide-react";
import type { Player } from "../../lib/player/player.ts";
import type { PlayerTour } from "../../lib/model/tour/player_tour.ts";
import { shareArchive } from "../shell/share_archive.ts";
import { NextArchive } from "./next_archive.tsx";

export function Ending({ player, tour, onClose }: {
  player: Player;
  tour: PlayerTour;
  onClose: () => void;
}) {
  return (
    <section className="ending" aria-label="End of the archive">
      <div className="ending-head">
        <div role="status">
          <p className="kicker">The end</p>
          <p className="ending-title">You’ve reached the last story of {tour.title}</p>
        </div>
        <button type="button" className="icon-button" aria-label="Put away" onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </div>
      <NextArchive tour={tour} />
      <div className="row">
        <button type="button" className="button" onClick={() => player.playAll(tour)}>
          <RotateCcw aria-hidden="true" />Listen again
        </button>
        <button type="button" className="button" onClick={() => shareArchive(tour)}>
          <Share2 aria-hidden="true" />Share
        </button>
      </div>
    </section>
  );
}
