/** Fetches the files of a site, and stores them like uploads: inspected, by their hash. */
import { fitText } from "../../model/text/unfit_text.ts";
import type { Media } from "../../model/media/media.ts";
import { PICTURE_SIDES } from "../../model/media/picture_address.ts";
import { Problem } from "../../model/web/problem.ts";
import { finishUpload } from "../../media/finish_upload.ts";
import type { Inspector } from "../../media/inspect/inspector.ts";
import type { ObjectStore } from "../../media/object_store.ts";
import { removeParts, storeParts } from "../../media/upload_parts.ts";
import {
  type FileOrigin,
  findImportedFile,
  noteImportedFile,
} from "../../store/imports/imports.ts";
import { addPart, createUpload, removeUpload } from "../../store/media/uploads.ts";
import { makeImportFolder } from "../import_folder.ts";
import { Unreadable, type WebReader } from "../web_reader.ts";
import type { Brought } from "./compose.ts";
import type { ForeignFile } from "./foreign_site.ts";
import type { PlannedTour } from "./plan.ts";
import type { ImportReport } from "./report.ts";

export type FileParts = {
  kv: Deno.Kv;
  objects: ObjectStore;
  inspector: Inspector;
  reader: WebReader;
  now: () => Date;
  /** The owner of the files; the import ignores this person's quota. */
  userId: string;
  /** Largest file, in bytes. */
  maxBytes: number;
};

/** Files that are fetched at once. */
const WORKERS = 4;

/** Largest file of captions, in bytes. */
const MAX_CAPTIONS = 2_000_000;

/**
 * Fetches the files of the plan whose present version is not here yet. Files that the site does not
 * give or that cannot be stored are reported.
 *
 * @returns `failed`: files that a later try may fetch.
 */
export async function bringFiles(
  parts: FileParts,
  site: string,
  tours: PlannedTour[],
  report: ImportReport,
): Promise<Brought & { failed: ReadonlySet<number> }> {
  const media = new Map<number, Media>();
  const small = new Map<number, Media>();
  const captions = new Map<number, string>();
  const stories = new Set(tours.flatMap(({ stops }) => stops.map(({ story }) => story)));
  const queue = [...stories].flatMap(({ pictures, recordings, captions }) => [
    ...[...pictures, ...recordings].map(({ file }) => ({ file, isText: false })),
    ...captions.map((file) => ({ file, isText: true })),
  ]);
  const failed = new Set<number>();
  const folder = await makeImportFolder();

  async function work(): Promise<void> {
    for (let next; (next = queue.shift()) !== undefined;) {
      const { file, isText } = next;
      try {
        if (isText) captions.set(file.id, (await parts.reader.text(file.url, MAX_CAPTIONS)).text);
        else {
          const from: FileOrigin = { site, kind: "file", id: file.id };
          media.set(file.id, await bringFile(parts, from, file, `${folder}/${file.id}`));
        }
        await bringSmall(file);
      } catch (error) {
        const isRefusal = error instanceof Problem && error.status < 500;
        if (!isRefusal && !(error instanceof Unreadable)) throw error;
        if (error instanceof Unreadable && error.mayPass) failed.add(file.id);
        const reason = error instanceof Problem ? error.detail : error.message;
        report.leave("file", file.id, `${file.name} of item ${file.itemId}: ${reason}`);
      }
    }
  }

  /** The page works without the smaller copy. */
  async function bringSmall({ smallUrl: url, ...file }: ForeignFile): Promise<void> {
    const { kind, width = 0 } = media.get(file.id) ?? {};
    if (url === undefined || kind !== "picture" || width <= PICTURE_SIDES.small) return;
    const from: FileOrigin = { site, kind: "small", id: file.id };
    try {
      const found = await bringFile(parts, from, { ...file, url }, `${folder}/${file.id}-small`);
      if (found.kind === "picture" && (found.width ?? width) < width) small.set(file.id, found);
    } catch (error) {
      if (!(error instanceof Unreadable || error instanceof Problem)) throw error;
    }
  }

  try {
    await Promise.all(Array.from({ length: WORKERS }, work));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
  return { media, small, captions, failed };
}

async function bringFile(
  { kv, objects, inspector, reader, now, userId, maxBytes }: FileParts,
  from: FileOrigin,
  { url, name, version }: ForeignFile,
  path: string,
): Promise<Media> {
  const present = await findImportedFile(kv, from, version);
  if (present) return present;
  try {
    const size = await reader.save(url, path, maxBytes);
    if (size === 0) throw new Unreadable("it is empty");
    const declared = { userId, name: fitText(name).slice(0, 200), size };
    let upload = await createUpload(kv, declared, { now: now(), quota: Number.MAX_SAFE_INTEGER });
    try {
      using file = await Deno.open(path);
      for await (const part of storeParts(objects, upload.id, blocksOf(file))) {
        upload = await addPart(kv, upload, part, now());
      }
      const media = await finishUpload({ kv, objects, inspector }, upload, now());
      await noteImportedFile(kv, from, { version, hash: media.hash }, now());
      return media;
    } finally {
      await removeUpload(kv, userId, upload.id);
      await removeParts(objects, upload.id);
    }
  } finally {
    await Deno.remove(path).catch(() => {});
  }
}

async function* blocksOf(file: Deno.FsFile): AsyncGenerator<Uint8Array> {
  const block = new Uint8Array(64 * 1024);
  for (let read; (read = await file.read(block)) !== null;) yield block.slice(0, read);
}
