/** The recordings, pictures and papers that ship with the program. */
import { addMedia } from "../store/media/media.ts";
import { mediaName } from "../model/media/media.ts";
import { mediaObject } from "./finish_upload.ts";
import { inspectFile } from "./inspect/inspect_file.ts";
import type { ObjectStore } from "./object_store.ts";

/** Stores the files of a folder. They are in no account, and stay as long as archives use them. */
export async function storeShippedFiles(
  { kv, objects, now }: { kv: Deno.Kv; objects: ObjectStore; now: Date },
  folder: string,
): Promise<void> {
  for await (const { name } of Deno.readDir(folder)) {
    const content = await Deno.readFile(`${folder}/${name}`);
    const file = {
      size: content.length,
      async *open() {
        yield content;
      },
    };
    const facts = await inspectFile(file);
    await objects.put(mediaObject(mediaName(facts)), file.open(), file.size);
    await addMedia(kv, { ...facts, bytes: file.size }, now);
  }
}
