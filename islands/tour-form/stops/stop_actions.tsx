/** What can be done with a whole stop, by taps alone. */
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";

type Props = {
  index: number;
  isOnly: boolean;
  isLast: boolean;
  ordered: boolean;
  name: string;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

export function StopActions({ index, isOnly, isLast, ordered, name, onMove, onRemove }: Props) {
  if (isOnly) return null;
  return (
    <div className="stop-actions">
      {ordered && (
        <>
          <button
            type="button"
            className="icon-button"
            aria-label={`Move ${name} up`}
            disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
          >
            <ArrowUp aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Move ${name} down`}
            disabled={isLast}
            onClick={() => onMove(index, index + 1)}
          >
            <ArrowDown aria-hidden="true" />
          </button>
        </>
      )}
      <button type="button" className="button quiet" onClick={() => onRemove(index)}>
        <Trash2 aria-hidden="true" />
        Remove Stop<span className="visually-hidden">{name}</span>
      </button>
    </div>
  );
}
