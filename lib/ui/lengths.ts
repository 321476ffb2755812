/** How far and how long, as pages say it. */

/** Metres of a way to the next ten: '650 m', from a kilometre on '1.2 km'. */
export function wayText(metres: number): string {
  const tens = Math.max(10, Math.round(metres / 10) * 10);
  return tens < 1000 ? `${tens} m` : `${(metres / 1000).toFixed(1)} km`;
}

/** Seconds to the minute, at least one: '9 min', '1 h', '1 h 20 min'. */
export function minutesText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean).join(" ");
}
