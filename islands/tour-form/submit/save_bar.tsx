/**
 * The bar at the bottom, in reach of the thumb: the state of saving, and the actions on the whole
 * form.
 */
import type { ReactNode } from "react";

export function SaveBar({ note, children }: { note?: string; children: ReactNode }) {
  return (
    <div className="save-bar">
      <p className="save-note" role="status">{note}</p>
      <div className="save-actions">{children}</div>
    </div>
  );
}
