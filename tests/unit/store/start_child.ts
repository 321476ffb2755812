import { dirname } from "node:path";

/**
 * Starts `open_child.ts` as another process with no more permissions than the folder; ends with
 * the block.
 */
export function startChild(
  path: string,
  flags = [`--allow-read=${dirname(path)}`, `--allow-write=${dirname(path)}`],
) {
  const script = new URL("./open_child.ts", import.meta.url).pathname;
  const process = new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", "--no-prompt", ...flags, script, path],
    stdin: "piped",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const lines = process.stdout.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  return {
    said: async () => String((await lines.next()).value).trim(),
    async kill() {
      process.kill("SIGKILL");
      await process.status;
    },
    async [Symbol.asyncDispose]() {
      await process.stdin.close();
      await process.status;
      await lines.return?.();
    },
  };
}
