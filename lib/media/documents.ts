/** The bytes of releases' documents: how they are stored, and when they go. */
import { createHash } from "node:crypto";
import { MAX_DOCUMENT_BYTES } from "../model/consent/document.ts";
import type { Release, ReleaseDocument } from "../model/consent/release.ts";
import { cutText, fitText } from "../model/text/unfit_text.ts";
import { Problem } from "../model/web/problem.ts";
import {
  finishDocumentRemoval,
  isUnnamed,
  listDueDocuments,
} from "../store/consent/document_removals.ts";
import { announceDocument, setDocument } from "../store/consent/documents.ts";
import type { ReleaseChange, ReleaseRef } from "../store/consent/release_records.ts";
import { inBlocks } from "./blocks.ts";
import { checkDocument, type DocumentCheck } from "./inspect/document_check.ts";
import type { ObjectStore } from "./object_store.ts";
import { texts } from "../texts/texts.ts";

const t = texts("fileProblems");

/** Where the bytes of a document are. */
export const documentObject = (id: string): string => `documents/${id}`;

/** Longest name of a document, in UTF-16 units; longer ones are cut. */
const LONGEST_NAME = 200;

/** Bytes that are looked at at once. */
const BLOCK = 64 * 1024;

type Parts = { kv: Deno.Kv; objects: ObjectStore; quota: number };

/** A file as it comes: its bytes, how many it says that they are, and its name. */
type SentDocument = {
  content: AsyncIterable<Uint8Array>;
  bytes: number;
  name: string;
  revision?: number;
};

/**
 * Stores a file as the document of a release, in place of another one.
 *
 * @throws {Problem} 413 for a file that is too large, or does not fit into the quota; 415 for one
 * of another type; 400 for one that is empty, damaged or does not arrive whole; 404 when there is
 * no such release; 403 when `change.by` may not give it a document; 409 when it has another
 * `revision`.
 */
export async function attachDocument(
  { kv, objects, quota }: Parts,
  ref: ReleaseRef,
  { content, bytes, name, revision }: SentDocument,
  change: ReleaseChange,
): Promise<Release> {
  checkSize(bytes);
  const id = await announceDocument(kv, { ...ref, bytes, quota, revision }, change);
  try {
    const { extension, hash } = await store(objects, id, content, bytes);
    const document: ReleaseDocument = {
      id,
      name: cutText(fitText(name).trim(), LONGEST_NAME) || `document.${extension}`,
      extension,
      bytes,
      hash,
      addedAt: change.now.toISOString(),
    };
    return await setDocument(kv, ref, document, { ...change, quota, revision });
  } catch (error) {
    // Where a step's answer was lost, the release may have it.
    if (await isUnnamed(kv, id)) await removeDocumentBytes(kv, objects, id);
    throw error;
  }
}

function checkSize(bytes: number): void {
  if (bytes === 0) throw new Problem(400, t("fileEmptyChooseAnother"));
  if (bytes <= MAX_DOCUMENT_BYTES) return;
  throw new Problem(
    413,
    t("fileTooLargeLimit", { megabytes: MAX_DOCUMENT_BYTES / 1e6 }),
  );
}

async function store(
  objects: ObjectStore,
  id: string,
  content: AsyncIterable<Uint8Array>,
  bytes: number,
): Promise<Pick<ReleaseDocument, "extension" | "hash">> {
  const hash = createHash("sha256");
  let check: DocumentCheck | undefined;
  let received = 0;
  let refusal: unknown;
  async function* looked() {
    try {
      for await (const block of inBlocks(content, BLOCK)) {
        check ??= checkDocument(block);
        check.push(block);
        hash.update(block);
        received += block.length;
        yield block;
      }
      if (received !== bytes) throw brokenOff();
      check?.end();
    } catch (error) {
      refusal = error instanceof Problem ? error : brokenOff();
      throw error;
    }
  }
  try {
    await objects.put(documentObject(id), looked(), bytes);
  } catch (error) {
    throw refusal ?? error;
  }
  return { extension: check!.extension, hash: hash.digest("hex") };
}

const brokenOff = () => new Problem(400, t("connectionLostBeforeWhole"));

/** Removes the bytes of all documents that no release has any more; returns how many. */
export async function removeDueDocuments(
  kv: Deno.Kv,
  objects: ObjectStore | undefined,
  now: Date,
): Promise<number> {
  if (!objects) return 0;
  const due = await listDueDocuments(kv, now);
  for (const id of due) await removeDocumentBytes(kv, objects, id);
  return due.length;
}

async function removeDocumentBytes(kv: Deno.Kv, objects: ObjectStore, id: string): Promise<void> {
  await objects.remove(documentObject(id));
  await finishDocumentRemoval(kv, id);
}
