/** Installs the oldest Deno that serves: tests start the program in it as a platform does. */
import { LEAST } from "../lib/server/host/deno_version.ts";
import { findProgram } from "./find_program.ts";

/**
 * The path of that Deno, from npm; it is kept in the folder `data` for later runs. Undefined where
 * npm cannot install it.
 */
export async function findOldestDeno(): Promise<string | undefined> {
  const folder = `data/deno-${LEAST.elsewhere}`;
  const npm = findProgram("npm");
  if (!npm) return undefined;
  const { success } = await new Deno.Command(npm, {
    args: ["install", "--no-save", "--prefix", folder, `deno@${LEAST.elsewhere}`],
    stdin: "null",
    stdout: "null",
    stderr: "null",
  }).output();
  if (!success) return undefined;
  // The package's own launcher is a script of Node: a signal would end that alone.
  for await (const { name } of Deno.readDir(`${folder}/node_modules/@deno`)) {
    return `${Deno.cwd()}/${folder}/node_modules/@deno/${name}/deno`;
  }
}
