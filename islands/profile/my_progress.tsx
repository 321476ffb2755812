/** Where somebody is in the archives that he has begun. */
import { Footprints } from "lucide-react";

/** What each stop counts for in the bar, in percent. */
const PER_STOP = 20;

/** A tour that was begun; `stop` counts from 1. */
export type Begun = { tourId: string; title: string; stop: number; isActive: boolean };

export function MyProgress({ begun }: { begun: Begun[] }) {
  if (begun.length === 0) {
    return (
      <div className="empty">
        <Footprints aria-hidden="true" />
        <h2>No archives in progress yet.</h2>
        <p>Start an archive, and the place where you stopped is kept here.</p>
        <a className="button" href="/tours">Explore All Tours</a>
      </div>
    );
  }
  return (
    <ul role="list" className="own-list">
      {begun.map(({ tourId, title, stop, isActive }) => (
        <li key={tourId}>
          <div>
            <h2>{title}</h2>
            <p className="own-facts">
              <span>Current stop: {stop}</span>
              <span>Active: {isActive ? "Yes" : "No"}</span>
            </p>
            <progress
              className="own-progress"
              max={100}
              value={Math.min(100, stop * PER_STOP)}
              aria-label={`Progress in ${title}`}
            />
          </div>
          <div className="own-actions">
            <a className="button" href={`/tours/${tourId}`}>
              <Footprints aria-hidden="true" />Continue<span className="visually-hidden">
                {title}
              </span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
