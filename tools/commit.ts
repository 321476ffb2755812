/** Which sources these are, for the log and the figures of the server. */
import { findProgram } from "./find_program.ts";

/**
 * The commit of a folder's repository, with a "+" if its files were changed since; undefined where
 * there is no git or no repository, as in a container.
 */
export async function readCommit(folder = "."): Promise<string | undefined> {
  const git = findProgram("git");
  if (!git) return undefined;
  const { success, stdout } = await new Deno.Command(git, {
    // The folder may belong to another user than that of the service.
    args: ["-c", "safe.directory=*", "describe", "--always", "--dirty=+", "--exclude=*"],
    cwd: folder,
    stderr: "null",
  }).output();
  return success ? new TextDecoder().decode(stdout).trim() : undefined;
}
