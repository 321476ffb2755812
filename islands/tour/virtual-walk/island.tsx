/** A virtual walk: a walker goes along the route, and the stories play where they belong. */
import { useSignals } from "@preact/signals-react/runtime";
import { Footprints } from "lucide-react";
import { useEffect, useState } from "react";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { createWakeLock } from "../../../lib/device/wake_lock.ts";
import { WALK_ANNOUNCEMENTS_ID, WALK_STARTED_EVENT } from "../../../lib/model/web/page_names.ts";
import { hasPlace } from "../../../lib/model/tour/stop_place.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { startVirtualWalk, type VirtualWalk } from "../../../lib/walk/virtual_walk.ts";
import { VirtualWalkControls } from "./controls.tsx";
import { useWalk } from "../walk/use_walk.ts";

export default function VirtualWalkOf({ tour }: { tour: PlayerTour }) {
  useSignals();
  const session = useWalk();
  const [walk, setWalk] = useState<VirtualWalk>();
  const [wasWalked, setWasWalked] = useState(false);

  useEffect(() => {
    if (!walk) return;
    // A walk in the street needs the sound for itself, and must not inherit this one's settings.
    const giveWay = () => {
      walk.end();
      setWalk(undefined);
    };
    document.addEventListener(WALK_STARTED_EVENT, giveWay);
    return () => {
      document.removeEventListener(WALK_STARTED_EVENT, giveWay);
      walk.end();
    };
  }, [walk]);

  if (!tour.audioStops?.some(hasPlace) || session?.tour.value) return null;
  if (walk) {
    return (
      <VirtualWalkControls
        tour={tour}
        walk={walk}
        onAgain={() => setWalk(start(tour))}
        onStop={() => {
          getPlayer().pause();
          setWasWalked(true);
          setWalk(undefined);
        }}
      />
    );
  }
  return (
    <div className="virtual-walk">
      <button
        type="button"
        className="button"
        autoFocus={wasWalked} // Gets the focus back after Stop was removed.
        data-tap-again="Tap again to walk"
        onClick={() => setWalk(start(tour))}
      >
        <Footprints aria-hidden="true" />Take a virtual walk
      </button>
    </div>
  );
}

function start(tour: PlayerTour): VirtualWalk {
  return startVirtualWalk(tour, {
    player: getPlayer(),
    wakeLock: createWakeLock(navigator.wakeLock, document),
    page: document,
    announce: (text) => {
      const place = document.getElementById(WALK_ANNOUNCEMENTS_ID);
      if (place) place.textContent = text;
    },
  });
}
