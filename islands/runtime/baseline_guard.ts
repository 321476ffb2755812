/**
 * Imported before all else: in a browser older than the baseline, as before_first_paint.ts has
 * found out, no module starts. What works by half is worse than a page to read.
 */
if (!("interactive" in document.documentElement.dataset)) {
  throw new Error("This browser is too old");
}
