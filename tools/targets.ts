/** What the build lowers the syntax of scripts and styles to. */
import { BASELINE } from "../lib/model/web/browser_baseline.ts";

/** The baseline, as Vite and esbuild take it: `["safari16.4", …]`. */
export const TARGETS = Object.entries(BASELINE).map(([name, version]) => name + version);

/** For style sheets: what knows cascade layers reads all of them. */
export const STYLE_TARGETS = ["safari15.4", "chrome99", "firefox97"];

/**
 * For the classic script, which tells browsers older than the baseline: what has CSS variables and
 * https of today reads it.
 */
export const CLASSIC_TARGET = "es2015";
