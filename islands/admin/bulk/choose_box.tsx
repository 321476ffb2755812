/** The first cell of a row: the box that chooses it. */
import type { Selection } from "./use_selection.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("acts");

type Props = { id: string; name: string; selection: Selection };

export function ChooseBox({ id, name, selection }: Props) {
  return (
    <td role="cell" className="choose-box needs-script">
      <label>
        <input
          type="checkbox"
          aria-label={t("chooseNamed", { name })}
          checked={selection.has(id)}
          onChange={({ currentTarget, nativeEvent }) => {
            const { shiftKey } = nativeEvent as MouseEvent;
            selection.choose(id, currentTarget.checked, shiftKey);
          }}
        />
      </label>
    </td>
  );
}
