/** The files of a drop, including those in folders. */

/** A limit, because a folder that was dropped by mistake may contain anything. */
const MAX_FILES = 1000;

/**
 * Resolves to the dropped files, and all files in dropped folders except those that systems hide.
 * To be called while the drop is handled: browsers forget its items afterwards.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const whole = [...files];
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (!entries.some((entry) => entry?.isDirectory)) return whole;
  const found: File[] = [];
  for (const entry of entries) if (entry) await collect(entry, found);
  return found;
}

async function collect(entry: FileSystemEntry, found: File[]): Promise<void> {
  if (found.length >= MAX_FILES || entry.name.startsWith(".")) return;
  if (entry.isFile) found.push(await fileOf(entry as FileSystemFileEntry));
  else {for (const inner of await entriesOf(entry as FileSystemDirectoryEntry)) {
      await collect(inner, found);
    }}
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** A reader returns some at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (let some; (some = await readSome(reader)).length > 0;) all.push(...some);
  return all;
}

const readSome = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
