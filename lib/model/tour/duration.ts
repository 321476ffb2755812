/** Durations as authors write them. */

const NUMBER = String.raw`(\d+(?:[.,]\d+)?|half an?|an?|½)`;
const HOURS = new RegExp(String.raw`${NUMBER}\s*-?(?:h|hrs?|hours?)(?![a-z])`);
const MINUTES = new RegExp(String.raw`${NUMBER}\s*-?(?:'|m|mins?|minutes?)(?![a-z])`);

/**
 * The minutes of a duration in free text: 45 for "45 min", 90 for "1 h 30", "1.5 hours" or "1:30
 * h", 45 for "30–45 minutes"; undefined for texts without a time, such as "Flexible".
 */
export function minutesOf(text: string): number | undefined {
  const words = text.toLowerCase().replace(/(\d)\s*½/g, "$1.5");
  const clock = /(\d+):(\d\d)(?!\d)/.exec(words);
  if (clock) {
    const [first, second] = [Number(clock[1]), Number(clock[2])];
    // "1:30" is hours and minutes, "45:00" minutes and seconds.
    return first < 10 ? 60 * first + second : first;
  }
  // The longer time of a range counts: a visitor with half an hour must not start a longer walk.
  const longest = words.replace(/\d+(?:[.,]\d+)?\s*(?:-|–|—|to)\s*(?=\d)/g, "");
  const hours = HOURS.exec(longest);
  if (!hours) {
    const minutes = MINUTES.exec(longest)?.[1] ?? /^\D{0,2}(\d+)$/.exec(longest.trim())?.[1];
    return minutes === undefined ? undefined : toNumber(minutes);
  }
  const rest = longest.slice(hours.index + hours[0].length);
  const minutes = MINUTES.exec(rest)?.[1] ?? /^\s*(\d{1,2})(?!\d)/.exec(rest)?.[1];
  return 60 * toNumber(hours[1]) + (minutes === undefined ? 0 : toNumber(minutes));
}

function toNumber(text: string): number {
  if (text.startsWith("half") || text === "½") return 0.5;
  if (text.startsWith("a")) return 1;
  return Number(text.replace(",", "."));
}
