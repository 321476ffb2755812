import { useSignals } from "@preact/signals-react/runtime";
import { ChevronDown, CircleStop } from "lucide-react";
import { Dialog } from "radix-ui";
import { useEffect, useRef } from "react";
import { isPlayingOrLoading } from "../../lib/audio/player_state.ts";
import { Seal } from "../../lib/ui/seal.tsx";
import { Controls } from "./controls.tsx";
import type { Now } from "./now.ts";
import { StopCard } from "./stop_card.tsx";
import { Stops } from "./stops.tsx";

/** The player over the whole screen: what is heard, its text, all stops, and the controls. */
export function FullSheet({ now }: { now: Now }) {
  useSignals();
  const { player, tour, stop, index } = now;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [index]);
  return (
    <Dialog.Content className="sheet" aria-describedby={undefined}>
      <header className="sheet-head">
        <Dialog.Close className="icon-button" aria-label="Close player">
          <ChevronDown aria-hidden="true" />
        </Dialog.Close>
        <a href={`/tour/${tour.id}`}>{tour.title}</a>
      </header>
      <div className="sheet-body" ref={body}>
        <section className="sheet-now">
          {tour.imageUrl && (
            <div className="plate">
              <img src={tour.imageUrl} alt="" width="600" height="400" />
            </div>
          )}
          <div className="sheet-title">
            <Seal
              n={index + 1}
              size="large"
              state={isPlayingOrLoading(player.status.value) ? "playing" : "idle"}
            />
            <div>
              <p className="kicker">Stop {index + 1} of {tour.audioStops.length}</p>
              <Dialog.Title>{stop.title}</Dialog.Title>
            </div>
          </div>
          <StopCard stop={stop} />
        </section>
        <div className="sheet-read">
          <section aria-label="Narration">
            {stop.description.split(/\n+/).map((text, i) => <p key={i}>{text}</p>)}
          </section>
          <Stops now={now} />
          <button type="button" className="button quiet" onClick={() => player.close()}>
            <CircleStop aria-hidden="true" />Stop and put away
          </button>
        </div>
      </div>
      <Controls now={now} />
    </Dialog.Content>
  );
}
