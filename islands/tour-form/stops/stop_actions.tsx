/** What can be done with a whole stop, by taps alone. */
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";

type Props = {
  index: number;
  count: number;
  ordered: boolean;
  name: string;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function StopActions({ index, count, ordered, name, onMove, onRemove }: Props) {
  if (count < 2) return null;
  return (
    <div className="stop-actions">
      {ordered && (
        <>
          <button
            type="button"
            className="icon-button"
            aria-label={`Move ${name} up`}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <ArrowUp aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Move ${name} down`}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            <ArrowDown aria-hidden="true" />
          </button>
        </>
      )}
      <button type="button" className="button quiet" onClick={onRemove}>
        <Trash2 aria-hidden="true" />
        Remove Stop<span className="visually-hidden">{name}</span>
      </button>
    </div>
  );
}
