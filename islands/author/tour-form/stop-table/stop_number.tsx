/** The number of a stop, which opens it. */
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("stopTable");

type Props = { index: number; onOpen: (index: number) => void };

export const StopNumber = ({ index, onOpen }: Props) => (
  <button
    type="button"
    className="stop-table-open"
    aria-label={t("openStop", { number: index + 1 })}
    onClick={() => onOpen(index)}
  >
    {index + 1}
  </button>
);
