/** The life of a map: loading, ready or failed, and removed with its island. */
import { type RefObject, useEffect, useState } from "react";
import { type Drawing, drawMap } from "./draw.ts";
import { loadLeaflet } from "./load_leaflet.ts";
import type { Pin } from "./pins.ts";
import type { TourMapProps } from "./place.ts";

const HINT_SHOWN = 1800;

/** Draws the map into `canvas` once Leaflet is there; `retry` starts over after a failure. */
export function useMap(canvas: RefObject<HTMLDivElement | null>, props: TourMapProps) {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [pins, setPins] = useState<Pin[]>([]);
  const [tilesMissing, setTilesMissing] = useState(false);
  const [hints, setHints] = useState(0);

  useEffect(() => {
    let drawing: Drawing | undefined;
    let gone = false;
    const draw = async () => {
      const L = await loadLeaflet();
      if (gone) return;
      drawing = drawMap(L, canvas.current!, props, {
        onMissing: setTilesMissing,
        onHint: () => setHints((count) => count + 1),
      });
      setPins(drawing.pins);
      setState("ready");
    };
    draw().catch((error) => {
      if (gone) return;
      console.warn("The map cannot be shown", error);
      setState("failed");
    });
    return () => {
      gone = true;
      drawing?.remove();
    };
    // Props of an island never change.
  }, [attempt]);

  useEffect(() => {
    if (hints === 0) return;
    const timer = setTimeout(() => setHints(0), HINT_SHOWN);
    return () => clearTimeout(timer);
  }, [hints]);

  const retry = () => {
    setState("loading");
    setAttempt(attempt + 1);
  };
  return { state, pins, tilesMissing, hint: hints > 0, retry };
}
