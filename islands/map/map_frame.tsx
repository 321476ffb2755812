/** The canvas of a map, with its cover while there is no map, and its messages. */
import { type ReactNode, type RefObject, useRef } from "react";
import { texts } from "../../lib/texts/texts.ts";
import type { MapStatus } from "./use_leaflet_map.ts";

const t = texts("maps");

type Props = {
  canvas: RefObject<HTMLDivElement | null>;
  status: MapStatus;
  /** The message after a gesture that the map leaves to the page, where one finger scrolls. */
  hint?: string;
  /** The message while the map's pictures are missing. */
  tilesNotice: string;
  /** A more important message, which replaces the others. */
  notice?: string;
  /** The text of a button before the map, with which the keyboard can skip it and `children`. */
  skip?: string;
  children?: ReactNode;
};

export function MapFrame(
  { canvas, status, hint, tilesNotice, notice, skip, children }: Props,
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
        aria-label={t("mapKeys")}
        tabIndex={-1}
      />
      {state === "loading" && <p className="map-cover" role="status">{t("loadingMap")}</p>}
      {state === "failed" && (
        <div className="map-cover" role="alert">
          <p>{t("mapFailed")}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              canvas.current?.focus(); // Keeps the focus when this button is removed.
              retry();
            }}
          >
            {t("tryMapAgain")}
          </button>
        </div>
      )}
      {hasHint && <p className="map-hint">{hint ?? t("twoFingers")}</p>}
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
