/** Moves the aligner's times to audible pauses. */
import type { Span } from "./pauses.ts";

/** Farthest that a start is moved, in milliseconds. */
const REACH = 600;

/**
 * A long pause is more likely between sentences than a short one: the share of its length that
 * counts.
 */
const LENGTH_COUNTS = 0.6;
const LONGEST_COUNTED = 400;

/**
 * Spans of sentences in order, each moved to begin at the end of a near pause and to end at the
 * start of one. They never overlap.
 */
export function snap(spans: readonly Span[], pauses: readonly Span[]): Span[] {
  const snapped = spans.map((span) => ({ ...span }));
  snapped.forEach((span, i) => {
    const before = snapped[i - 1];
    const after = before ? before.start + 50 : -1;
    const pause = nearest(span.start, pauses.filter(({ end }) => end > after && end < span.end));
    if (pause) {
      span.start = pause.end;
      if (before) before.end = Math.max(before.start + 1, pause.start);
    } else if (before) {
      before.end = Math.min(before.end, span.start);
    }
  });
  const last = snapped.at(-1);
  const close = last && pauses.find(({ start }) => start > last.start && start >= last.end - REACH);
  if (last && close && Math.abs(close.start - last.end) <= REACH) last.end = close.start;
  return snapped.map(({ start, end }) => ({ start, end: Math.max(end, start + 1) }));
}

/** The pause at whose end a sentence most likely begins. */
function nearest(time: number, pauses: readonly Span[]): Span | undefined {
  const cost = ({ start, end }: Span) =>
    Math.abs(end - time) - LENGTH_COUNTS * Math.min(end - start, LONGEST_COUNTED);
  return pauses
    .filter(({ start, end }) => time > start - REACH && time < end + REACH)
    .sort((a, b) => cost(a) - cost(b))[0];
}
