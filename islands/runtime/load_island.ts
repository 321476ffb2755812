/** Loads the chunks of an island until they are there, however long the network is away. */
import { ChunkError } from "../../lib/device/load_chunk.ts";
import { loadTexts } from "../../lib/device/load_texts.ts";

/**
 * The pause after the first failure, and the longest one, in milliseconds; each is twice the one
 * before.
 */
const [FIRST_PAUSE, LONGEST_PAUSE] = [5_000, 60_000];

type LoadIslandParts = {
  /** Aborted when the island has left the page. */
  signal: AbortSignal;
  /** Shows the failure in the island's place. */
  onFailure: (error: ChunkError) => void;
  /** Reloads the page if nothing is lost by it; false if it does not. */
  reloadIfHarmless: () => boolean;
  /** Resolves after so many milliseconds, or sooner when another try may succeed. */
  pause: (milliseconds: number) => Promise<void>;
};

/**
 * Resolves to the result of `load`, or to undefined when the island has left or the page reloads.
 * Rejects with errors that no further try can change.
 */
export async function loadIsland<T>(
  load: () => Promise<T>,
  { signal, onFailure, reloadIfHarmless, pause }: LoadIslandParts,
): Promise<T | undefined> {
  for (let wait = FIRST_PAUSE;; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    try {
      const loaded = await load();
      return signal.aborted ? undefined : loaded;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof ChunkError)) throw error;
      if (error.reason !== "unreachable" && reloadIfHarmless()) return undefined;
      onFailure(error);
      await pause(wait);
      if (signal.aborted) return undefined;
    }
  }
}

/** The areas of `lib/texts` that the islands of a folder need besides the visitors'. */
export const AREAS: Record<string, string[]> = {
  account: ["people"],
  pupil: ["people"],
  author: ["people", "authors"],
  admin: ["people", "admin"],
};

/**
 * Resolves once the texts of the island at `path`, such as "../author/…", are there: every page has
 * the visitors' only.
 */
export async function loadTextsOf(path: string): Promise<void> {
  await Promise.all((AREAS[path.split("/")[1]] ?? []).map(loadTexts));
}
