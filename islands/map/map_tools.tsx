/** The buttons of a tour's map: to the visitor; and one that opens what moves it by taps alone. */
import { useSignals } from "@preact/signals-react/runtime";
import { LocateFixed } from "lucide-react";
import { useEffect, useRef } from "react";
import { getLocation } from "../../lib/device/location/location.ts";
import { texts } from "../../lib/texts/texts.ts";
import type { Camera } from "./lazy_camera.ts";
import { here } from "./here.ts";

const t = texts("maps");

type Props = {
  camera: Camera | undefined;
  /** Receives why there is no position, for people; undefined when there is one. */
  onFailure: (message: string | undefined) => void;
  /** Whether the buttons to move and to zoom are shown. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
};

export function MapTools({ camera, onFailure, isOpen, setOpen }: Props) {
  useSignals();
  const leave = useRef<() => void>(undefined);
  useEffect(() => () => leave.current?.(), []);

  async function locate(): Promise<void> {
    onFailure(undefined);
    camera!.follow();
    if (here.peek()) return;
    const location = getLocation();
    leave.current ??= location.follow();
    try {
      await location.locate();
    } catch (error) {
      onFailure((error as Error).message);
    }
  }

  return (
    <div className="map-tools">
      <button
        type="button"
        className="map-tool"
        aria-label={t("showMyPosition")}
        aria-pressed={camera?.isFollowing.value ?? false}
        disabled={!camera}
        onClick={locate}
      >
        <LocateFixed aria-hidden="true" />
      </button>
      <button
        type="button"
        className="map-tool"
        aria-label={t("moveAndZoom")}
        aria-expanded={isOpen}
        disabled={!camera}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
    </div>
  );
}
