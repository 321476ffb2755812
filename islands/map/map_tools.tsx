/** The buttons that move the map of a tour: to the visitor, and back to the whole route. */
import { useSignals } from "@preact/signals-react/runtime";
import { LocateFixed, Route } from "lucide-react";
import { useEffect, useRef } from "react";
import { getLocation } from "../../lib/device/location/location.ts";
import type { Camera } from "./lazy_camera.ts";
import { here } from "./here.ts";

type Props = {
  camera: Camera | undefined;
  /** Receives why there is no position, for people; undefined when there is one. */
  onFailure: (message: string | undefined) => void;
};

export function MapTools({ camera, onFailure }: Props) {
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
        aria-label="Show my position"
        aria-pressed={camera?.isFollowing.value ?? false}
        disabled={!camera}
        onClick={locate}
      >
        <LocateFixed aria-hidden="true" />
      </button>
      <button
        type="button"
        className="map-tool"
        aria-label="Show the whole route"
        disabled={!camera}
        onClick={() => camera!.showRoute()}
      >
        <Route aria-hidden="true" />
      </button>
    </div>
  );
}
