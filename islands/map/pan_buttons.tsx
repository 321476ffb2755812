/** Moves a map by taps alone: buttons as large as a thumb, and one back to the whole route. */
import type * as Leaflet from "leaflet";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Route } from "lucide-react";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("maps");

/** In parts of the map's width and height; the rest stays in view. */
const STEP = 1 / 3;

const DIRECTIONS = [
  { key: "moveLeft", Icon: ArrowLeft, east: -STEP, south: 0 },
  { key: "moveUp", Icon: ArrowUp, east: 0, south: -STEP },
  { key: "moveDown", Icon: ArrowDown, east: 0, south: STEP },
  { key: "moveRight", Icon: ArrowRight, east: STEP, south: 0 },
] as const;

type Props = {
  map: Leaflet.Map | undefined;
  /** Missing where there is no route to go back to. */
  showRoute?: () => void;
};

export function PanButtons({ map, showRoute }: Props) {
  const pan = (east: number, south: number) => {
    const { x, y } = map!.getSize();
    const animate = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    // As after a drag, the map stays where it was moved to, and does not follow the visitor.
    map!.fire("dragstart").panBy([x * east, y * south], { animate });
  };
  return (
    <div className="map-pan" role="group" aria-label={t("moveMap")}>
      {DIRECTIONS.map(({ key, Icon, east, south }) => (
        <button
          key={key}
          type="button"
          className="map-tool"
          aria-label={t(key)}
          disabled={!map}
          onClick={() => pan(east, south)}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
      {showRoute && (
        <button
          type="button"
          className="map-tool"
          aria-label={t("showRoute")}
          onClick={showRoute}
        >
          <Route aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
