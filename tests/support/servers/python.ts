/** A script in the tests' Python, which has the packages of other readers. */
import { pythonFolder } from "../../../tools/find_program.ts";

/** What `script` prints of `lines`: it reads them from its standard input, and answers each. */
export async function askPython(script: string, lines: readonly string[]): Promise<string[]> {
  const child = new Deno.Command(`${pythonFolder()}/bin/python`, {
    args: ["-c", script],
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  const [{ stdout }] = await Promise.all([
    child.output(),
    ReadableStream.from([new TextEncoder().encode(lines.join("\n"))]).pipeTo(child.stdin),
  ]);
  return new TextDecoder().decode(stdout).trim().split("\n");
}
