import { coordinates } from "../../lib/ui/tour_labels.ts";
import { RADIUS } from "../../lib/model/stop_limits.ts";
import type { Stop } from "../../lib/model/stop.ts";

/** Where a stop is, and how near one has to come. */
export function StopCard({ stop }: { stop: Stop }) {
  return (
    <dl className="stop-card">
      <div>
        <dt>Detection Range</dt>
        <dd>{stop.triggerRadius ?? RADIUS.onPages}m radius</dd>
      </div>
      <div>
        <dt>Coordinates</dt>
        <dd>{coordinates(stop, 6)}</dd>
      </div>
    </dl>
  );
}
