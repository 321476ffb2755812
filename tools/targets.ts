/** The syntax targets of the build for scripts and styles. */
import { BASELINE } from "../lib/model/web/browser_baseline.ts";

/** The baseline in the format of Vite and esbuild: `["safari16.4", …]`. */
export const TARGETS = Object.entries(BASELINE).map(([name, version]) => name + version);

/** For style sheets: browsers that know cascade layers. */
export const STYLE_TARGETS = ["safari15.4", "chrome99", "firefox97"];

/**
 * For the classic script, which also runs in browsers older than the baseline: those with CSS
 * variables and current https.
 */
export const CLASSIC_TARGET = "es2015";
