/** Shows the stop whose recording does not play, and why; after a while only the list has it. */
import { RotateCw, TriangleAlert } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import type { Notice } from "../../../lib/player/player_notices.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("walk");

/** How long it is shown, in milliseconds. */
const SHOWN = 8000;

type Failed = { notice: Notice | undefined; element: RefObject<HTMLDivElement | null> };

/** The player's failure, and whether it should still be shown. Reads signals. */
export function useFailedStop(): Failed & { isShown: boolean } {
  const { status, notice } = getPlayer();
  const element = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<Notice>();
  const failure = status.value === "error" ? notice.value : undefined;
  useEffect(() => {
    if (!failure) return;
    const timer = setInterval(() => {
      // The visitor is about to press its button.
      if (!element.current?.contains(document.activeElement)) setOver(failure);
    }, SHOWN);
    return () => clearInterval(timer);
  }, [failure]);
  return { notice: failure, element, isShown: failure !== undefined && failure !== over };
}

export function FailedStop({ tour, notice, element }: Failed & { tour: PlayerTour }) {
  const player = getPlayer();
  const index = player.index.value;
  return (
    <div className="player-notice" data-kind="error" ref={element}>
      <TriangleAlert aria-hidden="true" />
      <p role="alert">
        {t("failedReason", {
          number: index + 1,
          title: tour.audioStops[index]?.title ?? "",
          reason: notice?.reason ?? "",
        })}
      </p>
      {notice?.retry && (
        <button type="button" className="button" onClick={() => player.retry()}>
          <RotateCw aria-hidden="true" />
          {t("tryAgain")}
        </button>
      )}
    </div>
  );
}
