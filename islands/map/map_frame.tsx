/** The canvas of a map, with its cover while there is no map, and its messages. */
import { type ReactNode, type RefObject, useRef } from "react";
import type { MapStatus } from "./use_leaflet_map.ts";

type Props = {
  canvas: RefObject<HTMLDivElement | null>;
  status: MapStatus;
  /** The message after a gesture that the map leaves to the page. */
  hint?: string;
  /** The message while the map's pictures are missing. */
  tilesNotice: string;
  /** A more important message, which replaces the others. */
  notice?: string;
  /** The text of a button before the map, with which the keyboard can skip it and `children`. */
  skip?: string;
  children?: ReactNode;
};

/** How to move a page's map where one finger scrolls the page. */
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
              canvas.current?.focus(); // Keeps the focus when this button is removed.
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
