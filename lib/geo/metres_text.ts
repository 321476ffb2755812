/** Distances as people read them: the one place that decides where kilometres begin. */
import { measure, ONE_DECIMAL } from "../texts/formats.ts";

/**
 * Rounded to one metre: '120 m'; from what rounds to a kilometre on: '1.2 km'.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { metresText } from "./metres_text.ts";
 *
 * assert.equal(metresText(120.4), "120 m");
 * assert.equal(metresText(1234), "1.2 km");
 * ```
 */
export const metresText = (metres: number): string => roundedText(metres, 1);

/** Rounded to ten metres, ten at least, for rough distances: '650 m', '1.2 km'. */
export const roughMetresText = (metres: number): string => roundedText(Math.max(10, metres), 10);

function roundedText(metres: number, step: number): string {
  // Rounded first, so that 999.7 m is not shown as '1000 m'.
  const rounded = Math.round(metres / step) * step;
  return rounded < 1000
    ? measure(rounded, "metres")
    : measure(metres / 1000, "kilometres", { ...ONE_DECIMAL, useGrouping: false });
}
