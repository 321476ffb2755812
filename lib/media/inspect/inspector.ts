/**
 * Inspects uploaded files in workers, which are ended when a file takes too long. The author of a
 * file decides how long that is: an ID3 tag of a megabyte can take a gigabyte, or minutes.
 */
import type { NewMedia } from "../../store/media/media.ts";
import { type FileSource, inBlocks } from "../blocks.ts";
import { createTurns, inTurn, type Turns } from "../turns.ts";
import { converse, Refused, TookTooLong } from "./converse.ts";
import { inspectFile } from "./inspect_file.ts";
import { type InspectionWorker, startWorker } from "./start_worker.ts";

export type Inspector = {
  /**
   * Inspects a file like `inspectFile`.
   *
   * @param file Is read once.
   * @param owner The files of one owner are inspected one after the other.
   * @throws {Problem} 415 or 400 for a refused file, which includes one that took too long; 503
   * when too many wait.
   */
  inspect(file: FileSource, owner: string): Promise<NewMedia>;
  /** Ends the workers; a later file starts one again. */
  end(): void;
};

type Parts = {
  start?: typeof startWorker;
  /** Milliseconds that a worker may take for a file of so many bytes. */
  budget?: (bytes: number) => number;
  /** Called, at most once a minute, when files have to be inspected without a worker. */
  warn?: (text: string, cause: unknown) => void;
};

/** Two files at once, so that one author's slow file does not delay others. */
const WORKERS = 2;

/** The longest wait for a turn in milliseconds: as long as a request may take. */
const PATIENCE = 60_000;

/** The idle time in milliseconds after which a worker ends, which frees 40 MB. */
const IDLE = 60_000;

/** The milliseconds after which a worker that failed to start is tried again. */
const RETRY = 60_000;

/** A usual file of 50 MB takes less than a second; a busy machine is several times slower. */
const budgetOf = (bytes: number) => 8000 + bytes / 10_000;

/** Makes one; its first worker starts with the first file. */
export function createInspector(
  { start = startWorker, budget = budgetOf, warn }: Parts = {},
): Inspector {
  const workers = new Set<InspectionWorker>();
  const idle = new Map<InspectionWorker, ReturnType<typeof setTimeout>>();
  const all = createTurns(WORKERS, PATIENCE);
  const owners = new Map<string, { turns: Turns; files: number }>();
  /** When another worker may be started after a failure. */
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
      warn?.("Files are looked at without a worker, since none starts", cause);
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

/** Bytes after which other work has a turn, if there is no worker. */
const BLOCK = 16 * 1024;

/**
 * Like `inspectFile`, with pauses between blocks, within `budget` milliseconds. Data that a parser
 * reads in one piece, such as the tables of an M4A, still blocks the thread.
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
