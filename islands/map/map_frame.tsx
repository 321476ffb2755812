/** The canvas of a map, and what covers it while there is no map, or something to say. */
import { type ReactNode, type RefObject, useRef } from "react";
import type { MapStatus } from "./use_leaflet_map.ts";

type Props = {
  canvas: RefObject<HTMLDivElement | null>;
  status: MapStatus;
  /** Said after a gesture that the map leaves to the page. */
  hint?: string;
  /** Said while the map's pictures are missing. */
  tilesNotice: string;
  /** A more important message, shown in its place. */
  notice?: string;
  /** The text of a button before the map, by which the keyboard gets past it and `children`. */
  skip?: string;
  children?: ReactNode;
};

/** How a page's map is moved where one finger scrolls the page. */
const HINT = "Move the map with two fingers, or tap it first";

export function MapFrame(
  { canvas, status, hint = HINT, tilesNotice, notice, skip, children }: Props,
) {
  const { state, tilesMissing, hasHint, retry } = status;
  const end = useRef<HTMLSpanElement>(null);
  return (
    <>
      {skip && (
        <button type="button" className="map-skip" onClick={() => end.current?.focus()}>
          {skip}
        </button>
      )}
      <div
        ref={canvas}
        className="map-canvas"
        role="group"
        aria-label="Map. Arrow keys move it, plus and minus zoom."
        tabIndex={-1}
      />
      {state === "loading" && <p className="map-cover" role="status">Loading map...</p>}
      {state === "failed" && (
        <div className="map-cover" role="alert">
          <p>Unable to load map. Please check your internet connection.</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              canvas.current?.focus(); // This button goes, and must not take the focus with it.
              retry();
            }}
          >
            Try again
          </button>
        </div>
      )}
      {hasHint && <p className="map-hint">{hint}</p>}
      {(notice || tilesMissing) && (
        <p className="map-notice" data-passing={notice ? undefined : ""} role="status">
          {notice ?? tilesNotice}
        </p>
      )}
      {children}
      {skip && <span ref={end} tabIndex={-1} />}
    </>
  );
}
