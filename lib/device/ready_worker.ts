/** Workers that load a library first, and say whether they have it. */

/** The first message of such a worker. */
export type Readiness = { ready: true } | { failed: true };

/** The worker, once its library is loaded. Rejects like a failed import: see `loadChunk`. */
export async function readyWorker(worker: Worker, what: string): Promise<Worker> {
  const first = await nextMessage<Readiness>(worker).catch(() => undefined);
  if (first && "ready" in first) return worker;
  worker.terminate();
  throw new TypeError(`Importing a module script failed: ${what}`);
}

/** The worker's next message; rejects if the worker fails. */
export const nextMessage = <T>(worker: Worker) =>
  new Promise<T>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<T>) => {
      // Beside ours, pdf.js greets a page that would use it directly.
      if (!Object.hasOwn(data as object, "sourceName")) resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message || "The worker failed"));
    };
  });
