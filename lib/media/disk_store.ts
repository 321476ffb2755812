/** Objects as files below a folder. */
import { requireRoom, ROOM_FOR_SAVES } from "../store/kv/disk_room.ts";
import { streamFile } from "./file_stream.ts";
import type { ObjectStore } from "./object_store.ts";

/** Half-written files; in the same file system, so that a rename moves them into place. */
export const UNFINISHED = "unfinished";

/**
 * Stores objects below `root`, whose folders are made for the first object. A file is written
 * beside its place, flushed to the disk, and renamed. One for which the disk has no room is refused
 * before its first byte.
 */
export function createDiskStore(root: string): ObjectStore {
  const pathOf = (name: string) => `${root}/${name}`;
  /** The bytes of all files that are being written. */
  let underWay = 0;

  async function put(
    name: string,
    content: AsyncIterable<Uint8Array>,
    size: number,
  ): Promise<void> {
    await Deno.mkdir(pathOf(UNFINISHED), { recursive: true });
    requireRoomFor(size);
    underWay += size;
    try {
      await store(name, content, size);
    } finally {
      underWay -= size;
    }
  }

  const requireRoomFor = (bytes: number) => requireRoom(root, ROOM_FOR_SAVES, underWay + bytes);

  async function store(
    name: string,
    content: AsyncIterable<Uint8Array>,
    size: number,
  ): Promise<void> {
    const unfinished = pathOf(`${UNFINISHED}/${crypto.randomUUID()}`);
    try {
      await write(unfinished, content, size);
      await Deno.mkdir(pathOf(name).replace(/\/[^/]*$/, ""), { recursive: true });
      await Deno.rename(unfinished, pathOf(name));
    } catch (error) {
      await orIfMissing(Deno.remove(unfinished), undefined);
      throw error;
    }
  }

  return {
    put,
    requireRoomFor,
    async size(name) {
      const info = await orIfMissing(Deno.stat(pathOf(name)), null);
      return info?.isFile ? info.size : null;
    },
    async read(name, range) {
      const info = await orIfMissing(Deno.stat(pathOf(name)), null);
      return info && streamFile(pathOf(name), range);
    },
    list: (name) => namesIn(root, name),
    remove: (name) => orIfMissing(Deno.remove(pathOf(name)), undefined),
    removeFolder: (name) => orIfMissing(Deno.remove(pathOf(name), { recursive: true }), undefined),
  };
}

async function* namesIn(root: string, folder: string): AsyncGenerator<string> {
  const entries = await orIfMissing(Array.fromAsync(Deno.readDir(`${root}/${folder}`)), []);
  for (const { name, isDirectory } of entries) {
    const path = `${folder}/${name}`;
    if (isDirectory) yield* namesIn(root, path);
    else yield path;
  }
}

async function orIfMissing<T, M>(promise: Promise<T>, missing: M): Promise<T | M> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return missing;
    throw error;
  }
}

async function write(path: string, content: AsyncIterable<Uint8Array>, size: number) {
  using file = await Deno.open(path, { write: true, createNew: true });
  let written = 0;
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length;) at += await file.write(chunk.subarray(at));
    written += chunk.length;
  }
  if (written !== size) throw new Error(`${path} got ${written} bytes, and should have ${size}`);
  await file.sync();
}
