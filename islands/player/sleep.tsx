/** The sleep timer: a word over which the platform's own list lies, and the minutes left. */
import { useSignals } from "@preact/signals-react/runtime";
import { Moon } from "lucide-react";
import type { Player } from "../../lib/player/player.ts";
import { createSleepTimer, SLEEP_MINUTES, type SleepTimer } from "../../lib/player/sleep_timer.ts";
import { getLocalStorage } from "../../lib/device/storage.ts";

let instance: SleepTimer | undefined;

/** The one timer of the page, which lives as long as its player. */
const getSleepTimer = (player: Player): SleepTimer =>
  instance ??= createSleepTimer({ player, storage: getLocalStorage() });

/** Not during a walk, which has its own end, unless the timer was set before. */
export function SleepChoice({ player }: { player: Player }) {
  useSignals();
  const timer = getSleepTimer(player);
  const left = timer.left.value;
  if (!player.autoAdvance.value && left === undefined) return null;
  const isRunning = typeof left === "number";
  return (
    <label className="sleep" data-on={left === undefined ? undefined : ""}>
      <Moon aria-hidden="true" />
      <span aria-hidden="true">{left === undefined ? "Sleep timer" : shortly(left)}</span>
      <select
        aria-label="Sleep timer"
        value={isRunning ? "running" : left ?? "off"}
        onChange={({ currentTarget: { value } }) =>
          timer.set(value === "off" || value === "story" ? value : Number(value))}
      >
        {isRunning && <option value="running">{left} min left</option>}
        <option value="off">Off</option>
        {SLEEP_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>{minutes} minutes</option>
        ))}
        <option value="story">End of story</option>
      </select>
    </label>
  );
}

/** In the bar: that the sound will stop, and when. */
export function SleepLeft({ player }: { player: Player }) {
  useSignals();
  const left = getSleepTimer(player).left.value;
  if (left === undefined) return null;
  return (
    <span className="mini-sleep">
      <Moon aria-hidden="true" />
      <span className="visually-hidden">Sleep timer:</span>
      {shortly(left)}
    </span>
  );
}

const shortly = (left: number | "story") => left === "story" ? "after this" : `${left} min`;
