/**
 * The worker with the search index, which handles one call after the other. Its name is the path of
 * the file.
 */
import type { FromWorker, ToWorker } from "./messages.ts";
import { IndexLost, openSearchIndex } from "./search_index.ts";

// The types are those of a page, whose messages need a target origin.
const server = self as unknown as Pick<Worker, "postMessage" | "onmessage">;
const say = (message: FromWorker) => server.postMessage(message);

const index = openSearchIndex(self.name);
const call = index.call as (name: ToWorker["name"], ...args: unknown[]) => unknown;
server.onmessage = ({ data: { id, name, args } }: MessageEvent<ToWorker>) => {
  try {
    say({ id, result: call(name, ...args) });
  } catch (error) {
    if (error instanceof IndexLost) say({ id, lost: error.message });
    else say({ id, failed: error instanceof Error ? error.stack ?? error.message : String(error) });
  }
};
