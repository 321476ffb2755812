/** Tasks that run one after the other, and are not lost when one fails. */

/**
 * Returns the function that adds a task. Tasks run in the order in which they were added. One that
 * rejects is reported to `onFailure` and stays the first: the next call tries it again, before its
 * own.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { createTaskQueue } from "./task_queue.ts";
 *
 * const done: string[] = [];
 * const add = createTaskQueue(console.error);
 * add(async () => void done.push(await Promise.resolve("first")));
 * await new Promise<void>((end) => add(() => Promise.resolve(end(void done.push("second")))));
 * assert.deepEqual(done, ["first", "second"]);
 * ```
 */
export function createTaskQueue(onFailure: (cause: unknown) => void) {
  const tasks: (() => Promise<void>)[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      for (let [task] = tasks; task; [task] = tasks) {
        await task();
        tasks.shift();
      }
    } catch (cause) {
      onFailure(cause);
    } finally {
      isRunning = false;
    }
  }

  return (task: () => Promise<void>): void => {
    tasks.push(task);
    run();
  };
}
