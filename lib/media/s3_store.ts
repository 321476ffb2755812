/**
 * Objects in a bucket of an S3 server, with the part of the interface that all such servers
 * support: GET, HEAD, PUT, DELETE, uploads in parts, lists of version 2; addresses with the bucket
 * in the path.
 *
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/API/
 */
import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { inBlocks } from "./blocks.ts";
import type { S3Config } from "./media_config.ts";
import type { ObjectStore } from "./object_store.ts";
import { type ObjectSource, streamObject } from "./object_stream.ts";
import { createS3Client, PATIENCE } from "./s3_client.ts";
import { createTurns, inTurn } from "./turns.ts";

/** Bytes of one part of an object: S3 demands at least 5 MiB for all but the last. */
const PART_BYTES = 8 * 1024 * 1024;

/** Most files that are stored at once: each has two parts and copies of them in memory. */
const MOST_PUTS = 4;

type Content = AsyncIterable<Uint8Array<ArrayBuffer>>;

/**
 * Stores objects in the existing bucket of `config`. While its server does not answer, all
 * functions throw a `BucketUnreachable`.
 */
export function createS3Store(config: S3Config, fetcher: typeof fetch): ObjectStore {
  const { turns, bucket, ask, send, expect } = createS3Client(config, fetcher);
  const urlOf = (name: string, query = "") => `${bucket}/${name}${query}`;
  const puts = createTurns(MOST_PUTS, PATIENCE);
  async function putInParts(name: string, blocks: Content): Promise<void> {
    const begun = await expect("POST", urlOf(name, "?uploads"));
    const id = encodeURIComponent(textsOf(begun.text, "UploadId")[0] ?? "");
    try {
      const parts: string[] = [];
      for await (const body of blocks) {
        const number = parts.length + 1;
        const url = urlOf(name, `?partNumber=${number}&uploadId=${id}`);
        const stored = await expect("PUT", url, body);
        const etag = stored.headers.get("etag") ?? "";
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`);
      }
      const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
      // The server may discover a failure after it has answered 200.
      const { text } = await expect("POST", urlOf(name, `?uploadId=${id}`), body);
      if (text.includes("<Error>")) throw new Error(`The S3 server did not store ${name}: ${text}`);
    } catch (error) {
      // If the removal fails too, the bucket's own rules apply.
      await send("DELETE", urlOf(name, `?uploadId=${id}`)).catch(() => {});
      throw error;
    }
  }

  async function* list(folder: string): AsyncGenerator<string> {
    for (let last = "";;) {
      const query = new URLSearchParams({ "list-type": "2", prefix: `${folder}/` });
      if (last) query.set("start-after", last);
      const names = textsOf((await expect("GET", `${bucket}/?${query}`)).text, "Key");
      if (names.length === 0) return;
      yield* names;
      last = names.at(-1)!;
    }
  }

  async function remove(name: string): Promise<void> {
    await send("DELETE", urlOf(name));
  }

  return {
    put: (name, content, size) =>
      inTurn(puts, async () => {
        const blocks = counted(inBlocks(content, PART_BYTES), name, size);
        if (size > PART_BYTES) return await putInParts(name, blocks);
        for await (const body of blocks) await expect("PUT", urlOf(name), body);
      }),
    async size(name) {
      const answer = await send("HEAD", urlOf(name));
      return answer && Number(answer.headers.get("content-length"));
    },
    read: (name, range) => {
      const get: ObjectSource["get"] = (part) => {
        const headers = part ? { range: `bytes=${part.start}-${part.end}` } : undefined;
        return ask("GET", urlOf(name), { headers });
      };
      return streamObject({ turns, get }, range);
    },
    remove,
    list,
    async removeFolder(name) {
      for await (const found of list(name)) await remove(found);
    },
  };
}

/** The same blocks; throws an Error at the end if they do not have `size` bytes together. */
async function* counted(blocks: Content, name: string, size: number) {
  let left = size;
  for await (const block of blocks) {
    left -= block.length;
    if (left < 0) break;
    yield block;
  }
  if (left !== 0) throw new Error(`${name} has not the ${size} bytes that it should have`);
}

/** The texts of all elements of this name in an answer. */
function textsOf(xml: string, name: string): string[] {
  const found: string[] = [];
  const look = (element: XmlElement) => {
    for (const child of element.children) {
      if (!(child instanceof XmlElement)) continue;
      if (child.name === name) found.push(child.text);
      look(child);
    }
  };
  const { root } = parseXml(xml);
  if (root) look(root);
  return found;
}
