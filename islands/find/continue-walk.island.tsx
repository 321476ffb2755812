/**
 * Offers to continue the walk that a visitor has left, as stored on this device: for signed-in
 * users the account's walk, on a page without a network; otherwise, or if they have not added it to
 * their account, the one from before the sign-in. A strip at the end of the page that is visible
 * from its beginning, so that nothing moves. Not even loaded for other visitors
 * (`when="left-walk"`).
 */
import { Footprints } from "lucide-react";
import { useEffect, useState } from "react";
import { currentUser } from "../../lib/device/current_user.ts";
import { loadChunk } from "../../lib/device/load_chunk.ts";
import { getLocalStorage } from "../../lib/device/storage.ts";
import { DEVICE_PROGRESS_KEY } from "../../lib/device/storage_keys.ts";
import { type LeftWalk, readLeftWalk } from "../../lib/progress/left_walk.ts";
import { textIn } from "../../lib/model/text/language.ts";
import { to } from "../../lib/texts/paths.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("find");

type Props = {
  /** The server knows of no walk in the account, so only the device's is offered. */
  notOfAccount?: boolean;
};

export default function ContinueWalk({ notOfAccount = false }: Props) {
  const [walk, setWalk] = useState<LeftWalk>();
  useEffect(() => {
    let isUnmounted = false;
    findLeftWalk(notOfAccount).then((found) => !isUnmounted && setWalk(found), (error) => {
      console.warn("The walk that was left cannot be shown", error);
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  if (!walk) return null;
  return (
    <a className="walk-strip left" href={to(`/tour/${walk.tourId}`)}>
      <Footprints aria-hidden="true" />
      <span>
        {walk.title && <strong {...textIn()}>{walk.title}</strong>}
        <span className="figures">
          {walk.stopCount
            ? t("continueAtStopOf", { stop: walk.stop, total: walk.stopCount })
            : t("continueAtStop", { stop: walk.stop })}
        </span>
      </span>
    </a>
  );
}

async function findLeftWalk(notOfAccount: boolean): Promise<LeftWalk | undefined> {
  const user = notOfAccount ? undefined : currentUser();
  const walk = user && readLeftWalk(getLocalStorage(), user) || await findWalkOfDevice();
  return walk && !await isGone(walk.tourId) ? walk : undefined;
}

async function findWalkOfDevice(): Promise<LeftWalk | undefined> {
  const store = getLocalStorage();
  if (!store?.getItem(DEVICE_PROGRESS_KEY)) return undefined;
  const { readDevice } = await loadChunk(() => import("../../lib/progress/device_progress.ts"));
  const record = readDevice(store).find(({ isActive }) => isActive === "true");
  if (!record) return undefined;
  const { tourId, title, currentStopIndex, stopIds } = record;
  return { tourId, title, stop: currentStopIndex + 1, stopCount: stopIds?.length };
}

/**
 * True for a tour that its author has deleted. Without a signal the walk continues all the same.
 */
const isGone = (tourId: string) =>
  fetch(`/api/tours/${tourId}`, { method: "HEAD" }).then(
    ({ status }) => status === 404,
    () => false,
  );
