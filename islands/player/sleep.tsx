/** The sleep timer: a word over which the platform's own list lies, and the minutes left. */
import { useSignals } from "@preact/signals-react/runtime";
import { Moon } from "lucide-react";
import type { Player } from "../../lib/player/player.ts";
import { createSleepTimer, SLEEP_MINUTES, type SleepTimer } from "../../lib/player/sleep_timer.ts";
import { getLocalStorage } from "../../lib/device/storage.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("player");

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
      <span aria-hidden="true">{left === undefined ? t("sleepTimer") : shortly(left)}</span>
      <select
        aria-label={t("sleepTimer")}
        value={isRunning ? "running" : left ?? "off"}
        onChange={({ currentTarget: { value } }) =>
          timer.set(value === "off" || value === "story" ? value : Number(value))}
      >
        {isRunning && <option value="running">{t("minutesLeft", { left })}</option>}
        <option value="off">{t("off")}</option>
        {SLEEP_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>{t("minutes", { count: minutes })}</option>
        ))}
        <option value="story">{t("endOfStory")}</option>
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
      <span className="visually-hidden">{t("sleepTimerIs")}</span>
      {shortly(left)}
    </span>
  );
}

const shortly = (left: number | "story") =>
  left === "story" ? t("afterThis") : t("leftMinutes", { left });
