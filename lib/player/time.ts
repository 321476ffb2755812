/** Times as the player shows them. */

/**
 * Seconds as 'm:ss', cut to the whole second; '0:00' for an invalid time (NaN, Infinity, below 0).
 */
export function formatTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/**
 * The position `seconds` in `duration`, in percent from 0 to 100; 0 while the duration is unknown.
 */
export function toPercent(seconds: number, duration: number): number {
  if (!(duration > 0) || !Number.isFinite(duration) || !Number.isFinite(seconds)) return 0;
  return Math.min(100, Math.max(0, seconds / duration * 100));
}

/** The second at `percent` (0 to 100) of `duration`; 0 while the duration is unknown. */
export function toSeconds(percent: number, duration: number): number {
  if (!(duration > 0) || !Number.isFinite(duration)) return 0;
  return Math.min(100, Math.max(0, percent)) / 100 * duration;
}
