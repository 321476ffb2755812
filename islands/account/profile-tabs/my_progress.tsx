/** The user's progress in the archives that were begun. */
import { Footprints } from "lucide-react";
import { EmptyState } from "../../../lib/ui/empty_state.tsx";
import { OwnItem } from "./own_item.tsx";

/** Each stop's share of the bar, in percent. */
const PER_STOP = 20;

/** A begun tour; `stop` counts from 1. */
export type Begun = { tourId: string; title: string; stop: number; isActive: boolean };

export function MyProgress({ begun }: { begun: Begun[] }) {
  if (begun.length === 0) {
    return (
      <EmptyState icon={Footprints} title="No archives in progress yet.">
        <p>Start an archive and your progress will appear here.</p>
        <a className="button" href="/tours">Explore All Tours</a>
      </EmptyState>
    );
  }
  return (
    <ul role="list" className="own-list">
      {begun.map(({ tourId, title, stop, isActive }) => (
        <OwnItem
          key={tourId}
          title={title}
          facts={[`Current stop: ${stop}`, `Active: ${isActive ? "Yes" : "No"}`]}
          actions={
            <a className="button" href={`/tours/${tourId}`}>
              <Footprints aria-hidden="true" />Continue<span className="visually-hidden">
                {title}
              </span>
            </a>
          }
        >
          <progress
            className="own-progress"
            max={100}
            value={Math.min(100, stop * PER_STOP)}
            aria-label={`Progress in ${title}`}
          />
        </OwnItem>
      ))}
    </ul>
  );
}
