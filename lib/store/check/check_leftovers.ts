/** Checks for files that nothing in the store names, left by a kill or by two processes at once. */
import { listKeys, listSound } from "./check_shapes.ts";
import type { Finding } from "./finding.ts";
import type { StoredFiles } from "./stored_files.ts";
import { Consents, DocumentRemovals, type ReleaseRecord } from "../records/consent.ts";
import { MediaFiles, MediaRemovals, type Upload } from "../records/media.ts";

/**
 * Finds such files. Parts of uploads can be removed, because devices send them again. A stored file
 * is left, because the loss of its record may be the fault.
 */
export async function* checkLeftovers(kv: Deno.Kv, files?: StoredFiles): AsyncGenerator<Finding> {
  if (!files) return;
  const named = new Set<string>();
  for await (const { value } of listSound<Upload>(kv, ["uploads"])) {
    if (value.result) continue;
    for (const part of value.parts) named.add(`uploads/${value.id}/${part}`);
  }
  const hashes = new Set<string>();
  for (const prefix of [MediaFiles.root, MediaRemovals.root]) {
    for await (const [, hash] of listKeys(kv, prefix)) hashes.add(String(hash));
  }
  const documents = await namedDocuments(kv);
  for await (const name of files.list()) {
    const key = name.split("/");
    if (key[0] === "documents") {
      if (documents.has(key[1])) continue;
      yield { level: "notice", key, what: "a document that no release has" };
    } else if (key[0] !== "media") {
      if (named.has(name)) continue;
      const what = "a piece of a file that did not come in whole, which no upload names";
      yield { level: "notice", key, what, mend: () => files.remove(name) };
    } else if (!hashes.has(key[1].split(".")[0])) {
      yield { level: "notice", key, what: "a file that nothing in the store names" };
    }
  }
}

/** The ids of documents that releases have, or whose bytes are to go. */
async function namedDocuments(kv: Deno.Kv): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { value } of listSound<ReleaseRecord>(kv, Consents.root)) {
    if (value.document) ids.add(value.document.id);
  }
  for await (const [, id] of listKeys(kv, DocumentRemovals.root)) ids.add(String(id));
  return ids;
}
