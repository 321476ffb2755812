/** The walking screen, without making the map of a tour wait for it before there is a walk. */
import { type ComponentType, useEffect, useState } from "react";
import { loadChunk } from "../../lib/browser/load_chunk.ts";
import type { TourMapDrawing } from "./draw_tour_map.ts";

type Screen = ComponentType<{ drawing: TourMapDrawing | undefined }>;

/** The screen, once `isWanted` and loaded; `failure` says in words for people why it is not. */
export function useWalkScreen(isWanted: boolean) {
  const [Screen, setScreen] = useState<Screen>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!isWanted || Screen || failure) return;
    let isGone = false;
    loadChunk(() => import("../walk/screen.tsx")).then(
      (loaded) => !isGone && setScreen(() => loaded.default),
      (error: Error) => !isGone && setFailure(error.message),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, failure]);

  return { Screen, failure, retry: () => setFailure(undefined) };
}
