/** Folders for files on their way, in the system's folder for temporary ones. */

/** Followed by the id of the process. */
const PREFIX = "animating-the-archives-import-";

/**
 * Makes one, and removes those of processes that have ended: an import that is killed leaves its
 * own. `temporary` is the folder for temporary ones.
 */
export async function makeImportFolder(temporary?: string): Promise<string> {
  const folder = await Deno.makeTempDir({ dir: temporary, prefix: `${PREFIX}${Deno.pid}-` });
  await removeOfEnded(folder.slice(0, folder.lastIndexOf("/")));
  return folder;
}

async function removeOfEnded(parent: string): Promise<void> {
  for await (const { name } of Deno.readDir(parent)) {
    const pid = processOf(name);
    if (pid === undefined || await lives(pid)) continue;
    // Somebody else's is theirs to remove.
    await Deno.remove(`${parent}/${name}`, { recursive: true }).catch(() => {});
  }
}

function processOf(name: string): string | undefined {
  if (!name.startsWith(PREFIX)) return undefined;
  return /^(\d+)-/.exec(name.slice(PREFIX.length))?.[1];
}

/** Whether a process runs. Where the system does not say it, all do. */
async function lives(pid: string): Promise<boolean> {
  try {
    await Deno.stat("/proc/self");
  } catch {
    return true;
  }
  return await Deno.stat(`/proc/${pid}`).then(() => true, () => false);
}
