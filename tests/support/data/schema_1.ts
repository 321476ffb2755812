/**
 * A store that the program wrote before its records had versions (commit 3d9dafc): the three demo
 * archives; by the author Ada "The mill" (60 stops in two parts, saved twice) and "The bell" (one
 * stop), and a draft; progress of Ada in "The bell", of the visitor Vic in "The mill", in a demo
 * archive and in a tour that was deleted.
 */
import { join } from "node:path";

const FILE = new URL("./schema_1.sqlite", import.meta.url);

/** Ids in it. */
export const SCHEMA_1 = {
  author: "01KQHC8AM001RFGNW9YWG950MK",
  visitor: "01KQHC8AM001RFGNW9YWG950MM",
  mill: "01KQPH1RM0R9GGAA8ZG90SRVEW",
  bell: "01KQVNV6M0GBQHSTT8RH7WA2FA",
  deleted: "01KQY87XM00DWDFSRHHPD10RBX",
  demo: "01M6B5CJM00000000000000002",
} as const;

/** Writes the store to a new file in `folder`; returns its path. */
export async function copySchema1(folder: string): Promise<string> {
  const path = join(folder, "tours.sqlite");
  await Deno.copyFile(FILE, path);
  return path;
}

/** Writes all its entries to `kv`. */
export async function loadSchema1(kv: Deno.Kv): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "schema_1_" });
  try {
    using file = await Deno.openKv(await copySchema1(folder));
    for await (const { key, value } of file.list({ prefix: [] })) await kv.set(key, value);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
