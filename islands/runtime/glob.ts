/** Files that Vite finds by their names. */
import type { ComponentType } from "react";

/** A file that exports an island by default. */
export type IslandModule = { default: ComponentType<Record<string, unknown>> };

declare global {
  interface ImportMeta {
    /** Vite's function that imports each file that fits one of the patterns. */
    glob(patterns: string[]): Record<string, () => Promise<IslandModule>>;
  }
}
