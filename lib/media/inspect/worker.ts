/** The thread that inspects files, with the memory that `sandbox.ts` allows. */
import { parentPort } from "node:worker_threads";
import { Problem } from "../../model/web/problem.ts";
import { inLanguage } from "../../texts/reader.ts";
import type { FileSource } from "../blocks.ts";
import { inspectFile } from "./inspect_file.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

const port = parentPort!;
const say = (message: FromWorker) => port.postMessage(message);

/** The resolver for the answer to `next`. */
let answered: (message: ToWorker) => void = () => {};

port.on("message", (message: ToWorker) => {
  if ("begin" in message) {
    const { language, ...file } = message.begin;
    inLanguage(language, () => inspect(file));
  } else answered(message);
});
say({ ready: true });

async function inspect(file: Omit<FileSource, "open">): Promise<void> {
  try {
    say({ found: await inspectFile({ ...file, open }) });
  } catch (error) {
    if (error instanceof Problem) {
      say({ refused: { status: error.status === 415 ? 415 : 400, detail: error.detail } });
    } else say({ failed: error instanceof Error ? error.stack ?? error.message : String(error) });
  }
}

async function* open() {
  for (;;) {
    const answer = Promise.withResolvers<ToWorker>();
    answered = answer.resolve;
    say({ next: true });
    const message = await answer.promise;
    if (!("block" in message)) return;
    yield new Uint8Array(message.block, 0, message.length);
  }
}
