/** The acts on a whole stop, by taps alone. */
import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from "lucide-react";
import { useFormContext } from "react-hook-form";
import type { TourValues } from "../values.ts";
import { Menu } from "./menu.tsx";

type Props = {
  index: number;
  count: number;
  ordered: boolean;
  name: string;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

/** The only stop can neither move nor go. */
export function StopMenu({ index, count, ordered, name, onMove, onRemove }: Props) {
  if (count === 1) return null;
  return (
    <Menu
      className="stop-menu"
      label={
        <>
          <Ellipsis aria-hidden="true" />
          <span className="visually-hidden">More for {name}</span>
        </>
      }
    >
      {ordered && index > 0 && (
        <button
          type="button"
          className="button quiet"
          onClick={() => onMove(index, index - 1)}
        >
          <ArrowUp aria-hidden="true" />Move up<span className="visually-hidden">: {name}</span>
        </button>
      )}
      {ordered && index < count - 1 && (
        <button
          type="button"
          className="button quiet"
          onClick={() => onMove(index, index + 1)}
        >
          <ArrowDown aria-hidden="true" />Move down<span className="visually-hidden">: {name}</span>
        </button>
      )}
      {ordered && <MoveTo {...{ index, count, onMove }} />}
      <button type="button" className="button quiet" onClick={() => onRemove(index)}>
        <Trash2 aria-hidden="true" />
        Remove stop<span className="visually-hidden">{name}</span>
      </button>
    </Menu>
  );
}

type MoveProps = Pick<Props, "index" | "count" | "onMove">;

function MoveTo({ index, count, onMove }: MoveProps) {
  const { getValues } = useFormContext<TourValues>();
  const places = Array.from({ length: count }, (_, at) => at).filter((at) => at !== index);
  return (
    <select
      aria-label="Move to"
      value=""
      onChange={({ target }) => onMove(index, Number(target.value))}
    >
      <option value="" disabled>Move to…</option>
      {places.map((at) => (
        <option key={at} value={at}>
          {`${at + 1}, ${at < index ? "before" : "after"} ${
            getValues(`audioStops.${at}.title`) || "Untitled stop"
          }`}
        </option>
      ))}
    </select>
  );
}
