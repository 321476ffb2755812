/**
 * The way back into the walk that a visitor has left, as this device stored it: of those without
 * account, and on a page that is shown without a network of those who are signed in, too. A strip
 * at the end of the page, in sight from its beginning, so that nothing jumps when it comes. Nothing
 * for anybody else, for whom this is not even loaded (`when="left-walk"`).
 */
import { Footprints } from "lucide-react";
import { useEffect, useState } from "react";
import { currentUser } from "../lib/browser/current_user.ts";
import { loadChunk } from "../lib/browser/load_chunk.ts";
import { getLocalStorage } from "../lib/browser/storage.ts";
import { DEVICE_PROGRESS_KEY } from "../lib/browser/storage_keys.ts";
import { type LeftWalk, readLeftWalk } from "../lib/progress/left_walk.ts";

export default function ContinueWalk() {
  const [walk, setWalk] = useState<LeftWalk>();
  useEffect(() => {
    let isUnmounted = false;
    findLeftWalk().then((found) => !isUnmounted && setWalk(found), (error) => {
      console.warn("The walk that was left cannot be shown", error);
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  if (!walk) return null;
  return (
    <a className="walk-strip left" href={`/tour/${walk.tourId}`}>
      <Footprints aria-hidden="true" />
      <span>
        {walk.title && <strong>{walk.title}</strong>}
        <span className="figures">
          Continue your walk at stop {walk.stop}
          {walk.stopCount && ` of ${walk.stopCount}`}
        </span>
      </span>
    </a>
  );
}

async function findLeftWalk(): Promise<LeftWalk | undefined> {
  const user = currentUser();
  const walk = user ? readLeftWalk(getLocalStorage(), user) : await findWalkOfDevice();
  return walk && !await isGone(walk.tourId) ? walk : undefined;
}

async function findWalkOfDevice(): Promise<LeftWalk | undefined> {
  const store = getLocalStorage();
  if (!store?.getItem(DEVICE_PROGRESS_KEY)) return undefined;
  const { readDevice } = await loadChunk(() => import("../lib/progress/device_progress.ts"));
  const record = readDevice(store).find(({ isActive }) => isActive === "true");
  if (!record) return undefined;
  const { tourId, title, currentStopIndex, stopIds } = record;
  return { tourId, title, stop: currentStopIndex + 1, stopCount: stopIds?.length };
}

/** True for a tour that its author has deleted. Without signal the walk goes on all the same. */
const isGone = (tourId: string) =>
  fetch(`/api/tours/${tourId}`, { method: "HEAD" }).then(
    ({ status }) => status === 404,
    () => false,
  );
