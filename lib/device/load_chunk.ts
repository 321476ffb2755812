/** Loads a part of the program (a chunk) on demand, and finds out why it cannot be loaded. */
import { texts } from "../texts/texts.ts";

const t = texts("device");

/**
 * Why a chunk cannot be loaded. "unreachable": the server does not answer. "outdated": the server
 * has another version of the program by now, and this one's files are gone. "stuck": the server has
 * the file, but the browser does not ask again (https://github.com/whatwg/html/issues/6768), so
 * that only a reload helps.
 */
export type ChunkFailure = "unreachable" | "outdated" | "stuck";

const MESSAGES = {
  unreachable: "partUnreachable",
  outdated: "partOutdated",
  stuck: "partStuck",
} as const;

/** A chunk that cannot be loaded; the message is for people. */
export class ChunkError extends Error {
  override name = "ChunkError";
  constructor(readonly reason: ChunkFailure, options?: ErrorOptions) {
    super(t(MESSAGES[reason]), options);
  }
}

/** The pauses before the second and the third try, in milliseconds. */
const PAUSES = [500, 2000];

type ChunkLoaderParts = {
  /** Asks the server whether it still has this version of the program. */
  probe: () => Promise<"current" | Exclude<ChunkFailure, "stuck">>;
  pause: (milliseconds: number) => Promise<void>;
};

/** Makes a `loadChunk` of its parts. */
export function createChunkLoader({ probe, pause }: ChunkLoaderParts) {
  return async function <T>(load: () => Promise<T>): Promise<T> {
    for (let attempt = 0;; attempt++) {
      try {
        return await load();
      } catch (cause) {
        if (!isLoadFailure(cause)) throw cause;
        const server = await probe();
        if (server === "outdated") throw new ChunkError("outdated", { cause });
        if (attempt === PAUSES.length) {
          throw new ChunkError(server === "current" ? "stuck" : "unreachable", { cause });
        }
        await pause(PAUSES[attempt]);
      }
    }
  };
}

/**
 * Calls `load`, a dynamic `import()`, up to three times within about three seconds. An error that
 * the module itself throws is thrown as it is.
 *
 * @throws {ChunkError} when the module cannot be loaded.
 */
export const loadChunk = createChunkLoader({ probe: probeServer, pause });

/** Resolves after so many milliseconds, or sooner when the device comes online or `hurry` fires. */
export function pause(milliseconds: number, hurry = "online"): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const name of ["online", hurry]) removeEventListener(name, end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    for (const name of ["online", hurry]) addEventListener(name, end);
  });
}

/** The messages of Chromium, Firefox and Safari, in this order. */
const LOAD_FAILURES =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed/i;

const isLoadFailure = (cause: unknown) =>
  cause instanceof TypeError && LOAD_FAILURES.test(cause.message);

/** The hashed name of the page's own script changes with each version of the program. */
async function probeServer(): Promise<"current" | "outdated" | "unreachable"> {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  try {
    const { ok, status } = await fetch(script!.src, { method: "HEAD", cache: "no-store" });
    return ok ? "current" : status === 404 ? "outdated" : "unreachable";
  } catch {
    return "unreachable";
  }
}
