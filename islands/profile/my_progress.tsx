/** Where somebody is in the archives of others. */
import { Footprints } from "lucide-react";

export function MyProgress() {
  return (
    <div className="empty">
      <Footprints aria-hidden="true" />
      <h2>No archives in progress yet.</h2>
      <p>Start an archive, and the place where you stopped is kept here.</p>
      <a className="button" href="/tours">Explore All Tours</a>
    </div>
  );
}
