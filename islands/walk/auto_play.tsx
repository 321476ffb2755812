import type { WalkSession } from "../../lib/walk/session.ts";
import type { WalkState } from "../../lib/walk/state.ts";

/** Whether a story starts by itself when its stop is reached. */
export function AutoPlaySwitch({ session, walk }: { session: WalkSession; walk: WalkState }) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={walk.autoPlay}
        onChange={({ target }) => session.setAutoPlay(target.checked)}
      />
      <span>Auto-play</span>
    </label>
  );
}
