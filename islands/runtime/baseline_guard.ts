/**
 * Imported before all else: in a browser older than the baseline, as found by
 * before_first_paint.ts, no module starts. A page to read is better than one that half works.
 */
if (!("interactive" in document.documentElement.dataset)) {
  throw new Error("This browser is too old");
}
