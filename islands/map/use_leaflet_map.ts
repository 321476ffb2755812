/** The life of a map: loading, ready or failed, and removed with its island. */
import { type RefObject, useEffect, useState } from "react";
import type { MapEvents } from "./base_map.ts";
import { type L, loadLeaflet } from "./load_leaflet.ts";

/** How long a hint stays, in milliseconds. */
const HINT_SHOWN = 1800;

/** How long the message about missing pictures stays, in milliseconds; `--notice` of tokens.css. */
const NOTICE_SHOWN = 8000;

/** The state of a map for its frame. */
export type MapStatus = {
  state: "loading" | "ready" | "failed";
  /** More of the map's pictures are missing than are there, and the message is recent. */
  tilesMissing: boolean;
  hasHint: boolean;
  /** Starts again after a failure. */
  retry: () => void;
};

/**
 * Calls `draw` with Leaflet and the element of `canvas` once both are there; `drawing`, its result,
 * is undefined until then. A changed `draw` is not called again. Without an element nothing is
 * loaded.
 */
export function useLeafletMap<Drawing extends { remove(): void }>(
  canvas: RefObject<HTMLDivElement | null>,
  draw: (L: L, canvas: HTMLElement, events: MapEvents) => Drawing,
): { drawing: Drawing | undefined; status: MapStatus } {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);
  const [drawing, setDrawing] = useState<Drawing>();
  const [tilesMissing, setTilesMissing] = useState(false);
  const [isTold, setTold] = useState(false);
  const [hints, setHints] = useState(0);

  useEffect(() => {
    let drawn: Drawing | undefined;
    let gone = false;
    if (!canvas.current) return;
    const load = async () => {
      const L = await loadLeaflet();
      if (gone) return;
      drawn = draw(L, canvas.current!, {
        onTilesMissing: setTilesMissing,
        onHint: () => setHints((count) => count + 1),
      });
      setDrawing(drawn);
    };
    load().catch((error) => {
      if (gone) return;
      console.warn("The map cannot be shown", error);
      setFailed(true);
    });
    return () => {
      gone = true;
      drawn?.remove();
    };
  }, [attempt]);

  useEffect(() => {
    if (hints === 0) return;
    const timer = setTimeout(() => setHints(0), HINT_SHOWN);
    return () => clearTimeout(timer);
  }, [hints]);

  useEffect(() => {
    setTold(false);
    if (!tilesMissing) return;
    const timer = setTimeout(() => setTold(true), NOTICE_SHOWN);
    return () => clearTimeout(timer);
  }, [tilesMissing]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  const state: MapStatus["state"] = failed ? "failed" : drawing ? "ready" : "loading";
  const status = { state, tilesMissing: tilesMissing && !isTold, hasHint: hints > 0, retry };
  return { drawing, status };
}
