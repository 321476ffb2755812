/** The number of a stop, which opens it. */
type Props = { index: number; onOpen: (index: number) => void };

export const StopNumber = ({ index, onOpen }: Props) => (
  <button
    type="button"
    className="stop-table-open"
    aria-label={`Open stop ${index + 1}`}
    onClick={() => onOpen(index)}
  >
    {index + 1}
  </button>
);
