/**
 * The bar at the bottom, in reach of the thumb: the state of saving, and the actions on the whole
 * form.
 */
import type { ReactNode } from "react";

type Props = {
  note?: string;
  /** The note reports a problem, and is shown whole on every screen. */
  isProblem: boolean;
  /** The content above the buttons until the form can be sent. */
  panel: ReactNode;
  children: ReactNode;
};

export function SaveBar({ note, isProblem, panel, children }: Props) {
  return (
    <div className="save-bar" data-problem={isProblem || undefined}>
      {panel}
      <p className="save-note" role="status">{note}</p>
      <div className="save-actions">{children}</div>
    </div>
  );
}
