/** Access to the search index: in a worker, so that no page waits for it, or in this thread. */
import type { FromWorker, ToWorker } from "./messages.ts";
import { type IndexCalls, IndexLost, openSearchIndex } from "./search_index.ts";

/** An index for calls. A call is rejected with `IndexLost` if the index is empty now. */
export type IndexCaller = {
  call<K extends keyof IndexCalls>(
    name: K,
    ...args: Parameters<IndexCalls[K]>
  ): Promise<ReturnType<IndexCalls[K]>>;
  end(): void;
};

const folder = (path: string) => new URL(path, import.meta.url).pathname;

/** The source files of the worker. */
const SOURCES = ["../", "../../../geo", "../../../model", "../../../store", "../../../texts"]
  .map(folder);

/** The index in memory, in this thread: for tests, and for platforms without workers. */
export function callHere(): IndexCaller {
  let index: ReturnType<typeof openSearchIndex> | undefined;
  return {
    // deno-lint-ignore require-await -- what it throws becomes a rejection
    async call(name, ...args) {
      index ??= openSearchIndex(":memory:");
      return index.call(name, ...args);
    },
    end: () => index?.close(),
  };
}

/**
 * The index in a worker, which starts with the first call. It may read and write the file `path`
 * and read its sources, and nothing else. If it ends, another one starts.
 */
export function callWorker(path: string): IndexCaller {
  type Waiting = { resolve(result: unknown): void; reject(error: Error): void };
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  /** Whether the worker has ever answered: one that cannot start is not restarted for ever. */
  let isAnswering = false;
  let last = 0;

  function end(reason = "The search has ended"): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) {
      reject(isAnswering ? new IndexLost(reason) : new Error(reason));
    }
    waiting.clear();
    isAnswering = false;
  }

  function start(): Worker {
    const files = ["", "-wal", "-shm", "-journal"].map((end) => `${path}${end}`);
    const started = new Worker(new URL("./worker.ts", import.meta.url), {
      type: "module",
      name: path,
      deno: { permissions: { read: [...SOURCES, ...files], write: files } },
    });
    started.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
    started.onerror = (event) => {
      event.preventDefault();
      end(`The search has ended: ${event.message}`);
    };
    return started;
  }

  function hear(message: FromWorker): void {
    const { resolve, reject } = waiting.get(message.id)!;
    waiting.delete(message.id);
    isAnswering = true;
    if ("result" in message) resolve(message.result);
    else reject("lost" in message ? new IndexLost(message.lost) : new Error(message.failed));
  }

  return {
    call(name, ...args) {
      worker ??= start();
      const id = ++last;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(id, answer);
      worker.postMessage({ id, name, args } satisfies ToWorker);
      return answer.promise as Promise<never>;
    },
    end: () => end(),
  };
}
