/** A virtual walk: a walker goes along the route, and the stories play where they belong. */
import { useEffect, useState } from "react";
import { createWakeLock } from "../../../lib/device/wake_lock.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { WALK_ANNOUNCEMENTS_ID, WALK_STARTED_EVENT } from "../../../lib/model/web/page_names.ts";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { followVirtualWalk } from "../../../lib/walk/ambient/ambient_instance.ts";
import { startVirtualWalk, type VirtualWalk } from "../../../lib/walk/virtual_walk.ts";
import { VirtualWalkControls } from "./controls.tsx";

type Props = { tour: PlayerTour; onStop: () => void };

/** Begins to walk when it is shown; the tap that asked for it has unlocked the sounds. */
export function VirtualWalkOf({ tour, onStop }: Props) {
  const [walk, setWalk] = useState<VirtualWalk>();
  useEffect(() => setWalk(start(tour)), []);
  useEffect(() => {
    if (!walk) return;
    // A walk in the street needs the sound for itself, and must not inherit this one's settings.
    const giveWay = () => {
      walk.end();
      onStop();
    };
    document.addEventListener(WALK_STARTED_EVENT, giveWay);
    const endAmbient = followVirtualWalk(walk.walking);
    return () => {
      endAmbient();
      document.removeEventListener(WALK_STARTED_EVENT, giveWay);
      walk.end();
    };
  }, [walk]);

  return walk && (
    <VirtualWalkControls
      tour={tour}
      walk={walk}
      onAgain={() => setWalk(start(tour))}
      onStop={() => {
        getPlayer().pause();
        onStop();
      }}
    />
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
