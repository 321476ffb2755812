/**
 * Looks at files that authors send where they hold up nobody: in workers that are ended when a file
 * takes too long. Who made a file decides how long that is: an ID3 tag of a megabyte can take a
 * gigabyte, or minutes.
 */
import type { NewMedia } from "../../store/media/media.ts";
import { type FileSource, inBlocks } from "../blocks.ts";
import { createTurns, inTurn, type Turns } from "../turns.ts";
import { converse, Refused, TookTooLong } from "./converse.ts";
import { inspectFile } from "./inspect_file.ts";
import { type InspectionWorker, startWorker } from "./start_worker.ts";

export type Inspector = {
  /**
   * What a file is, as `inspectFile` says it.
   *
   * @param file Is read once.
   * @param owner Whose files are looked at one after the other.
   * @throws {Problem} 415 or 400 for a file that is refused, also since it took too long; 503 when
   *   too many wait.
   */
  inspect(file: FileSource, owner: string): Promise<NewMedia>;
  /** Ends the workers; a file that comes later starts one again. */
  end(): void;
};

type Parts = {
  start?: typeof startWorker;
  /** Milliseconds that a worker may take for a file of so many bytes. */
  budget?: (bytes: number) => number;
  /** Called, once a minute at most, where files have to be looked at without a worker. */
  say?: (text: string, cause: unknown) => void;
};

/** Two files at once, so that a slow one of one author holds up nobody else. */
const WORKERS = 2;

/** Longest wait for a turn, in milliseconds: as long as a request may. */
const PATIENCE = 60_000;

/** A worker that had nothing to do for so long ends, and gives 40 MB back; in milliseconds. */
const IDLE = 60_000;

/** After how many milliseconds a worker is tried again that did not start. */
const RETRY = 60_000;

/** A usual file of 50 MB takes less than a second; a busy machine is several times slower. */
const budgetOf = (bytes: number) => 8000 + bytes / 10_000;

/** Makes one; its first worker starts with the first file. */
export function createInspector(
  { start = startWorker, budget = budgetOf, say }: Parts = {},
): Inspector {
  const workers = new Set<InspectionWorker>();
  const idle = new Map<InspectionWorker, ReturnType<typeof setTimeout>>();
  const all = createTurns(WORKERS, PATIENCE);
  const owners = new Map<string, { turns: Turns; files: number }>();
  /** When a worker may be started that did not start before. */
  let nextStart = 0;

  /** Of one owner only one file waits with those of others. */
  async function inOwnersTurn<T>(owner: string, run: () => Promise<T>): Promise<T> {
    const own = owners.get(owner) ?? { turns: createTurns(1, PATIENCE), files: 0 };
    owners.set(owner, own);
    own.files++;
    try {
      return await inTurn(own.turns, run);
    } finally {
      if (--own.files === 0) owners.delete(owner);
    }
  }

  async function takeWorker(): Promise<InspectionWorker | undefined> {
    const [entry] = idle;
    if (entry) {
      idle.delete(entry[0]);
      clearTimeout(entry[1]);
      return entry[0];
    }
    if (performance.now() < nextStart) return undefined;
    try {
      const worker = await start();
      workers.add(worker);
      return worker;
    } catch (cause) {
      nextStart = performance.now() + RETRY;
      say?.("Files are looked at without a worker, since none starts", cause);
      return undefined;
    }
  }

  function endOne(worker: InspectionWorker): void {
    workers.delete(worker);
    worker.end();
  }

  function giveBack(worker: InspectionWorker): void {
    const timer = setTimeout(() => {
      idle.delete(worker);
      endOne(worker);
    }, IDLE);
    Deno.unrefTimer(timer);
    idle.set(worker, timer);
  }

  async function run(file: FileSource): Promise<NewMedia> {
    const worker = await takeWorker();
    if (!worker) return await inspectHere(file, budget(file.size));
    try {
      const found = await converse(worker, file, budget(file.size));
      giveBack(worker);
      return found;
    } catch (error) {
      if (error instanceof Refused) giveBack(worker);
      else endOne(worker);
      throw error;
    }
  }

  return {
    inspect: (file, owner) => inOwnersTurn(owner, () => inTurn(all, () => run(file))),
    end() {
      for (const timer of idle.values()) clearTimeout(timer);
      idle.clear();
      workers.forEach(endOne);
    },
  };
}

/** Bytes after which others have their turn, where there is no worker. */
const BLOCK = 16 * 1024;

/**
 * As `inspectFile`, with pauses between blocks, for which there are `budget` milliseconds. What a
 * parser reads as one, such as the tables of an M4A, still holds up everybody.
 */
function inspectHere(file: FileSource, budget: number): Promise<NewMedia> {
  let used = 0;
  async function* open() {
    for await (const block of inBlocks(file.open(), BLOCK)) {
      await new Promise((resolve) => setTimeout(resolve));
      const began = performance.now();
      yield block;
      used += performance.now() - began;
      if (used > budget) throw new TookTooLong();
    }
  }
  return inspectFile({ ...file, open });
}
