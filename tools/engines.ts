/** The browser engines beside Chromium that tests run in, and the programs that each one takes. */
import type { ProgramName } from "./programs.ts";

/** WebKitGTK takes a virtual screen, because it has no headless mode. */
export const ENGINE_PROGRAMS = {
  webkit: ["WebKitWebDriver", "MiniBrowser", "Xvfb"],
  firefox: ["firefox-esr", "geckodriver"],
} satisfies Record<string, ProgramName[]>;

export type EngineName = keyof typeof ENGINE_PROGRAMS;

export const ENGINES = Object.keys(ENGINE_PROGRAMS) as EngineName[];
