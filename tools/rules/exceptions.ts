/** Files that break a rule and are about to be put in order: this list only ever shrinks. */
export const EXCEPTIONS: Record<string, string[]> = {
  "import directions": [],
  "no circles": [],
  "file sizes": [],
  "short files": [
    "islands/map/use_heard.ts",
    "lib/walk/announcements.ts",
  ],
  "comment width": [
    "islands/before_first_paint.ts",
    "islands/runtime/hydration_triggers.ts",
    "islands/runtime/island.ts",
  ],
};
