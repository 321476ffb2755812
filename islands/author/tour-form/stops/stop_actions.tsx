/** The actions for a whole stop, by taps alone. */
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { flushSync } from "react-dom";

type Props = {
  index: number;
  isOnly: boolean;
  isLast: boolean;
  ordered: boolean;
  name: string;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

export function StopActions(props: Props) {
  const { index, isOnly, isLast, ordered, name, onRemove } = props;
  if (isOnly) return null;
  return (
    <div className="stop-actions">
      {ordered && (
        <>
          <MoveButton {...props} label={`Move ${name} up`} isEnd={index === 0} by={-1}>
            <ArrowUp aria-hidden="true" />
          </MoveButton>
          <MoveButton {...props} label={`Move ${name} down`} isEnd={isLast} by={1}>
            <ArrowDown aria-hidden="true" />
          </MoveButton>
        </>
      )}
      <button type="button" className="button quiet" onClick={() => onRemove(index)}>
        <Trash2 aria-hidden="true" />
        Remove stop<span className="visually-hidden">{name}</span>
      </button>
    </div>
  );
}

type MoveProps = Pick<Props, "index" | "onMove"> & {
  label: string;
  /** For the first or last stop the button stays, with the focus on it. */
  isEnd: boolean;
  by: 1 | -1;
  children: ReactNode;
};

function MoveButton({ index, onMove, label, isEnd, by, children }: MoveProps) {
  const move = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    if (isEnd) return;
    const { top } = button.getBoundingClientRect();
    flushSync(() => onMove(index, index + by));
    // The card was removed and inserted again: the next tap finds the button there.
    button.focus({ preventScroll: true });
    scrollBy({ top: button.getBoundingClientRect().top - top, behavior: "instant" });
  };
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={move}
    >
      {children}
    </button>
  );
}
