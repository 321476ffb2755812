/** Unpacks zip files that were chosen or dropped with other files. */
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import { toast } from "../../../shell/toasts.ts";
import { isTextFile, isZipFile, kindOf } from "../media/file_kind.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("batch");

/** `others` are the names of files of other kinds in zip files. */
type Unpacked = { files: File[]; others: string[] };

/** The files, with zip files replaced by their content; a toast reports an unreadable one. */
export async function unpackZips(chosen: readonly File[]): Promise<Unpacked> {
  const all: Unpacked = { files: [], others: [] };
  for (const file of chosen) {
    const isZip = !kindOf(file) && isZipFile(file);
    const { files, others } = isZip ? await unpack(file) : { files: [file], others: [] };
    all.files.push(...files);
    all.others.push(...others);
  }
  return all;
}

async function unpack(zip: File): Promise<Unpacked> {
  try {
    const { unpackFiles } = await loadChunk(() =>
      import("../../../../lib/formats/zip/zip_files.ts")
    );
    const isWanted = (name: string) => kindOf({ name, type: "" }) !== undefined || isTextFile(name);
    const unpacked = await unpackFiles(zip, isWanted);
    if ("message" in unpacked) throw new Error(unpacked.message);
    const { files, others } = unpacked;
    const toFile = ({ name, bytes, modified }: typeof files[number]) =>
      new File([bytes], name, { lastModified: modified });
    return { files: files.map(toFile), others };
  } catch (error) {
    toast({
      title: t("fileNotAdded", { name: zip.name }),
      description: (error as Error).message,
      kind: "error",
    });
    return { files: [], others: [] };
  }
}
