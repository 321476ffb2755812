/** A small disk of a test's own: a file system in memory (Linux, as root). */
import { findProgram } from "../../../tools/find_program.ts";
import { freeRoom } from "../../../lib/store/kv/disk_room.ts";

type SmallDisk = AsyncDisposable & {
  folder: string;
  /** Its free bytes. */
  room(): number;
  /** Another program's file takes so much that `bytes` are left; returns what removes it. */
  fill(bytes: number): Promise<() => Promise<void>>;
};

const run = (name: string, ...args: string[]) =>
  new Deno.Command(findProgram(name)!, { args, stderr: "null" }).outputSync().success;

/** Why a test cannot mount one on this machine; undefined where it can. */
export function missingForSmallDisk(): string | undefined {
  const reason = "a file system of a test's own needs Linux, root, and the right to mount";
  if (Deno.build.os !== "linux" || Deno.uid() !== 0) return reason;
  if (!findProgram("mount") || !findProgram("umount")) return reason;
  const folder = Deno.makeTempDirSync();
  const isMounted = mount(folder, 1e6);
  if (isMounted) run("umount", folder);
  Deno.removeSync(folder);
  return isMounted ? undefined : reason;
}

const mount = (folder: string, bytes: number) =>
  run("mount", "-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder);

/** Makes one of `bytes`; disposing unmounts it. */
export async function smallDisk(bytes: number): Promise<SmallDisk> {
  const folder = await Deno.makeTempDir({ prefix: "small-disk-" });
  if (!mount(folder, bytes)) throw new Error("The disk could not be mounted");
  const room = () => freeRoom(folder);
  let files = 0;
  return {
    folder,
    room,
    async fill(left) {
      const path = `${folder}/others-${files++}`;
      await Deno.writeFile(path, new Uint8Array(room() - left));
      return () => Deno.remove(path);
    },
    async [Symbol.asyncDispose]() {
      run("umount", folder);
      await Deno.remove(folder);
    },
  };
}
