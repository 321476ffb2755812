import { useSignals } from "@preact/signals-react/runtime";
import { RATES } from "../../lib/player/player_state.ts";
import type { CurrentStop } from "./current_stop.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("player");

/** The platform's own list of speeds. */
export function Speed({ current: { player } }: { current: CurrentStop }) {
  useSignals();
  return (
    <select
      className="speed"
      aria-label={t("speed")}
      value={player.rate.value}
      onChange={(event) => player.setRate(Number(event.currentTarget.value))}
    >
      {RATES.map((rate) => <option key={rate} value={rate}>{rate}×</option>)}
    </select>
  );
}
