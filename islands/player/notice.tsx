import { useSignals } from "@preact/signals-react/runtime";
import { Info, Play, RotateCw, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import type { Player } from "../../lib/player/player.ts";
import { stopAt } from "../../lib/model/tour/player_tour.ts";
import { ELSEWHERE, leftOutNotice, type Notice } from "../../lib/player/player_notices.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("player");

/** Milliseconds for which a stop that was left out is named. */
const NAMED_MS = 8000;

/** A notice for the listener. Screen readers speak an error at once, anything else in a pause. */
export function PlayerNotice({ player }: { player: Player }) {
  useSignals();
  const isElsewhere = player.isElsewhere.value;
  const left = useJustLeftOut(player);
  const notice = isElsewhere ? ELSEWHERE : player.notice.value ?? left;
  if (!notice) return null;
  const isError = notice.kind === "error";
  const Icon = isError ? TriangleAlert : Info;
  return (
    <div className="player-notice" data-kind={notice.kind}>
      <Icon aria-hidden="true" />
      <p role={isError ? "alert" : "status"}>{notice.text}</p>
      {isElsewhere && (
        <button type="button" className="button" onClick={() => player.playHere()}>
          <Play aria-hidden="true" />
          {t("playHere")}
        </button>
      )}
      {notice.retry && (
        <button type="button" className="button" onClick={() => player.retry()}>
          <RotateCw aria-hidden="true" />
          {t("tryAgain")}
        </button>
      )}
    </div>
  );
}

/** The notice of the stop that "Play all" left out, for a while. */
function useJustLeftOut(player: Player): Notice | undefined {
  const last = player.leftOut.value.at(-1);
  const [over, setOver] = useState(last);
  useEffect(() => {
    const timer = setTimeout(setOver, NAMED_MS, last);
    return () => clearTimeout(timer);
  }, [last]);
  const stop = stopAt(player.tour.value, last ?? -1);
  return stop && last !== over ? leftOutNotice(last! + 1, stop.title) : undefined;
}
