/**
 * The bar at the bottom, in reach of the thumb: the state of saving, and the actions on the whole
 * form.
 */
import type { ReactNode } from "react";

type Props = {
  note?: string;
  /** The note says that something is wrong: it is shown whole, however small the screen. */
  isProblem: boolean;
  children: ReactNode;
};

export function SaveBar({ note, isProblem, children }: Props) {
  return (
    <div className="save-bar" data-problem={isProblem || undefined}>
      <p className="save-note" role="status">{note}</p>
      <div className="save-actions">{children}</div>
    </div>
  );
}
