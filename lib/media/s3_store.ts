/**
 * Objects in a bucket of an S3 server, by the part of its interface that all such servers have:
 * GET, HEAD, PUT, DELETE, uploads in parts, lists of version 2; addresses with the bucket in the
 * path.
 *
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/API/
 */
import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { AwsClient } from "aws4fetch";
import { inBlocks } from "./blocks.ts";
import type { S3Config } from "./media_config.ts";
import type { ObjectStore } from "./object_store.ts";
import { fetchPatiently } from "./patient_fetch.ts";

/** Bytes of one part of an object: more than the 5 MiB that S3 wants of all but the last. */
const PART_BYTES = 8 * 1024 * 1024;

/** How long the server may take to answer, and for each piece of an object, in milliseconds. */
const PATIENCE = 60_000;

type Content = AsyncIterable<Uint8Array<ArrayBuffer>>;

/** Stores objects in the bucket of `config`, which must be there. */
export function createS3Store(config: S3Config, fetcher: typeof fetch): ObjectStore {
  const client = new AwsClient({
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    region: config.region,
    service: "s3",
  });
  const bucket = `${config.url.replace(/\/+$/, "")}/${config.bucket}`;
  const urlOf = (name: string, query = "") => `${bucket}/${name}${query}`;

  /** The answer to a signed request; null for 404. Throws an Error for any other failure. */
  async function send(method: string, url: string, init: RequestInit = {}) {
    const request = await client.sign(url, { ...init, method });
    // Nothing but the bucket's own server gets what was signed for it.
    const answer = await fetchPatiently(
      (signal) => fetcher(request, { redirect: "error", signal }),
      PATIENCE,
    );
    if (answer.ok) return answer;
    const text = await answer.text();
    if (answer.status === 404 && !text.includes("NoSuchBucket")) return null;
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? "";
    throw new Error(`The S3 server answers ${method} ${url} with ${answer.status} ${code}`.trim());
  }

  /** As `send`, where 404 is a failure, too; the body is not read. */
  async function expect(method: string, url: string, init?: RequestInit) {
    const answer = await send(method, url, init);
    if (!answer) throw new Error(`The S3 server has nothing at ${url}`);
    return answer;
  }

  async function putInParts(name: string, blocks: Content): Promise<void> {
    const begun = await expect("POST", urlOf(name, "?uploads"));
    const id = encodeURIComponent(textsOf(await begun.text(), "UploadId")[0] ?? "");
    try {
      const parts: string[] = [];
      for await (const body of blocks) {
        const number = parts.length + 1;
        const url = urlOf(name, `?partNumber=${number}&uploadId=${id}`);
        const stored = await expect("PUT", url, { body });
        await stored.body?.cancel();
        const etag = stored.headers.get("etag") ?? "";
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`);
      }
      const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
      const completed = await expect("POST", urlOf(name, `?uploadId=${id}`), { body });
      // The server may find out that it failed after it has answered 200.
      const text = await completed.text();
      if (text.includes("<Error>")) throw new Error(`The S3 server did not store ${name}: ${text}`);
    } catch (error) {
      await send("DELETE", urlOf(name, `?uploadId=${id}`)).then((it) => it?.body?.cancel());
      throw error;
    }
  }

  async function* list(folder: string): AsyncGenerator<string> {
    for (let last = "";;) {
      const query = new URLSearchParams({ "list-type": "2", prefix: `${folder}/` });
      if (last) query.set("start-after", last);
      const names = textsOf(await (await expect("GET", `${bucket}/?${query}`)).text(), "Key");
      if (names.length === 0) return;
      yield* names;
      last = names.at(-1)!;
    }
  }

  async function remove(name: string): Promise<void> {
    await (await send("DELETE", urlOf(name)))?.body?.cancel();
  }

  return {
    async put(name, content, size) {
      const blocks = counted(inBlocks(content, PART_BYTES), name, size);
      if (size > PART_BYTES) return await putInParts(name, blocks);
      for await (const body of blocks) {
        await (await expect("PUT", urlOf(name), { body })).body?.cancel();
      }
    },
    async size(name) {
      const answer = await send("HEAD", urlOf(name));
      return answer && Number(answer.headers.get("content-length"));
    },
    async read(name, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined;
      return (await send("GET", urlOf(name), { headers }))?.body ?? null;
    },
    remove,
    list,
    async removeFolder(name) {
      for await (const found of list(name)) await remove(found);
    },
  };
}

/** The same blocks; throws an Error at their end when they have not `size` bytes together. */
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
