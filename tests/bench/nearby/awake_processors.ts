import { requireProgram } from "../../../tools/find_program.ts";

/**
 * Keeps all processors awake until it is disposed, by loops that run only where nobody else does
 * (SCHED_IDLE). To wake one takes a virtual machine as long as a search, and a store in threads
 * wakes more of them than a server that is asked once: on an idle machine the comparison would say
 * which one sleeps less.
 */
export function keepProcessorsAwake(): AsyncDisposable {
  const loops = Array.from({ length: navigator.hardwareConcurrency }, () =>
    // It ends by itself, should nobody be left to end it.
    new Deno.Command(requireProgram("timeout"), {
      args: ["600", "chrt", "--idle", "0", "sh", "-c", "while :; do :; done"],
    }).spawn());
  return {
    async [Symbol.asyncDispose]() {
      for (const loop of loops) loop.kill();
      await Promise.all(loops.map(({ status }) => status));
    },
  };
}
