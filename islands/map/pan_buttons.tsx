/** Moves a map by taps alone: buttons as large as a thumb, and one back to the whole route. */
import type * as Leaflet from "leaflet";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Route } from "lucide-react";

/** In parts of the map's width and height; the rest stays in view. */
const STEP = 1 / 3;

const DIRECTIONS = [
  { name: "left", Icon: ArrowLeft, east: -STEP, south: 0 },
  { name: "up", Icon: ArrowUp, east: 0, south: -STEP },
  { name: "down", Icon: ArrowDown, east: 0, south: STEP },
  { name: "right", Icon: ArrowRight, east: STEP, south: 0 },
];

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
    <div className="map-pan" role="group" aria-label="Move the map">
      {DIRECTIONS.map(({ name, Icon, east, south }) => (
        <button
          key={name}
          type="button"
          className="map-tool"
          aria-label={`Move the map ${name}`}
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
          aria-label="Show the whole route"
          onClick={showRoute}
        >
          <Route aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
