/**
 * Bytes of documents that no release names: `["document_removals", documentId]` says from when on
 * they may be removed. It is written before the bytes of a new document are stored, and in the step
 * that takes a document from its release, so that nothing is left that nobody knows of.
 */
import { DocumentRemovals } from "../records/consent.ts";

/** The documents whose bytes are to be removed by now. */
export async function listDueDocuments(kv: Deno.Kv, now: Date): Promise<string[]> {
  const due: string[] = [];
  for await (const { key, value } of DocumentRemovals.list(kv)) {
    if (Date.parse(value.after) <= now.getTime()) due.push(String(key[1]));
  }
  return due;
}

/** Whether no release has a document, as far as is known of its bytes. */
export const isUnnamed = async (kv: Deno.Kv, id: string): Promise<boolean> =>
  (await DocumentRemovals.get(kv, id)).versionstamp !== null;

/** Notes that the bytes of a document are gone. */
export const finishDocumentRemoval = (kv: Deno.Kv, id: string): Promise<void> =>
  kv.delete(DocumentRemovals.key(id));
