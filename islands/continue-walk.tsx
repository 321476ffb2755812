/**
 * The way back into the walk that a visitor without account has left, as this device stored it:
 * a strip at the bottom, so that nothing jumps when it comes. Nothing for anybody else, for whom
 * this is not even loaded (`when="left-walk"`).
 */
import { Footprints } from "lucide-react";
import { useEffect, useState } from "react";
import { api } from "../lib/browser/api.ts";
import { loadChunk } from "../lib/browser/load_chunk.ts";
import { getLocalStorage } from "../lib/browser/storage.ts";
import { DEVICE_PROGRESS_KEY } from "../lib/browser/storage_keys.ts";

type LeftWalk = { tourId: string; title: string; stop: number; stopCount: number };

export default function ContinueWalk() {
  const [walk, setWalk] = useState<LeftWalk>();
  useEffect(() => {
    let isGone = false;
    findLeftWalk().then((found) => !isGone && setWalk(found), (error) => {
      console.warn("The walk that was left cannot be shown", error);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (!walk) return null;
  return (
    <a className="walk-strip left" href={`/tour/${walk.tourId}`}>
      <Footprints aria-hidden="true" />
      <span>
        <strong>{walk.title}</strong>
        <span className="figures">
          Continue your walk at stop {walk.stop} of {walk.stopCount}
        </span>
      </span>
    </a>
  );
}

async function findLeftWalk(): Promise<LeftWalk | undefined> {
  const store = getLocalStorage();
  if (!store?.getItem(DEVICE_PROGRESS_KEY)) return undefined;
  const { readDevice } = await loadChunk(() => import("../lib/progress/device_progress.ts"));
  const record = readDevice(store).find(({ isActive }) => isActive === "true");
  if (!record) return undefined;
  const { tourId, currentStopIndex } = record;
  const tour = await api<{ title: string; stopCount: number }>("GET", `/api/tours/${tourId}`);
  return { tourId, title: tour.title, stop: currentStopIndex + 1, stopCount: tour.stopCount };
}
