/** How long ago something was, in words. */

import { language, texts } from "../texts/texts.ts";

const t = texts("shell");

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/**
 * 'just now', '5 minutes ago', 'yesterday': both times in milliseconds. A future time is 'just
 * now'.
 */
export function timeAgo(then: number, now: number): string {
  const seconds = (now - then) / 1000;
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? [];
  if (!unit || !size) return t("justNow");
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  return words.format(-Math.floor(seconds / size), unit);
}
