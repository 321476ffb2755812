import { useSignals } from "@preact/signals-react/runtime";
import { Info, Play, RotateCw, TriangleAlert } from "lucide-react";
import type { Player } from "../../lib/player/player.ts";
import { ELSEWHERE } from "../../lib/player/player_notices.ts";

/** A notice for the listener. Screen readers speak an error at once, anything else in a pause. */
export function PlayerNotice({ player }: { player: Player }) {
  useSignals();
  const isElsewhere = player.isElsewhere.value;
  const notice = isElsewhere ? ELSEWHERE : player.notice.value;
  if (!notice) return null;
  const isError = notice.kind === "error";
  const Icon = isError ? TriangleAlert : Info;
  return (
    <div className="player-notice" data-kind={notice.kind}>
      <Icon aria-hidden="true" />
      <p role={isError ? "alert" : "status"}>{notice.text}</p>
      {isElsewhere && (
        <button type="button" className="button" onClick={() => player.playHere()}>
          <Play aria-hidden="true" />Play here
        </button>
      )}
      {notice.retry && (
        <button type="button" className="button" onClick={() => player.retry()}>
          <RotateCw aria-hidden="true" />Try again
        </button>
      )}
    </div>
  );
}
