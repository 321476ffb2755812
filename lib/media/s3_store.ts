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
import { TryLater } from "../model/problem.ts";
import type { S3Config } from "./media_config.ts";
import type { ObjectStore } from "./object_store.ts";
import { type ObjectSource, streamObject } from "./object_stream.ts";
import { fetchPatiently } from "./patient_fetch.ts";
import { createTurns, inTurn } from "./turns.ts";

/** Bytes of one part of an object: more than the 5 MiB that S3 wants of all but the last. */
const PART_BYTES = 8 * 1024 * 1024;

/** How long the server may take to answer, and for each piece of an object, in milliseconds. */
const PATIENCE = 60_000;

/** Most requests that are under way at once, each of which takes a descriptor; more wait. */
const MOST_REQUESTS = 64;

/** Most files that are put at once: of each, two parts and copies of them are in memory. */
const MOST_PUTS = 4;

/** A bucket that cannot be had for now; its `cause` is for the host. */
export class BucketUnreachable extends TryLater {
  constructor(said: string) {
    const detail =
      "The place where recordings and pictures are kept does not answer. Nothing was lost. Try " +
      "again in a minute.";
    super(503, detail, 30);
    this.cause = new Error(said);
  }
}

type Content = AsyncIterable<Uint8Array<ArrayBuffer>>;

/**
 * Stores objects in the bucket of `config`, which must be there. While its server does not answer,
 * all throw a `BucketUnreachable`.
 */
export function createS3Store(config: S3Config, fetcher: typeof fetch): ObjectStore {
  const turns = createTurns(MOST_REQUESTS, PATIENCE);
  const puts = createTurns(MOST_PUTS, PATIENCE);
  const client = new AwsClient({
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    region: config.region,
    service: "s3",
  });
  const bucket = `${config.url.replace(/\/+$/, "")}/${config.bucket}`;
  const urlOf = (name: string, query = "") => `${bucket}/${name}${query}`;

  /** The answer to a signed request; null for 404. Throws an Error for any other failure. */
  async function ask(
    method: string,
    url: string,
    init: RequestInit = {},
  ): Promise<Response | null> {
    const request = await client.sign(url, { ...init, method });
    // Nothing but the bucket's own server gets what was signed for it.
    const answer = await fetchPatiently(
      (signal) => fetcher(request, { redirect: "error", signal }),
      PATIENCE,
    ).catch((error) => {
      const why = String(error.message).replace(/ for url \(.*?\)/, "");
      throw new BucketUnreachable(`The S3 server at ${bucket} does not answer ${method}: ${why}`);
    });
    if (answer.ok) return answer;
    const text = await answer.text();
    if (answer.status === 404 && !text.includes("NoSuchBucket")) return null;
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? "";
    // Names of objects stay out of logs: whoever knows one can read the object.
    const said = `The S3 server answers ${method} at ${bucket} with ${answer.status} ${code}`
      .trim();
    const isBusy = answer.status >= 500 || answer.status === 429;
    throw isBusy ? new BucketUnreachable(said) : new Error(said);
  }

  /** As `ask`, in a turn, with the whole body. */
  const send = (method: string, url: string, body?: BodyInit) =>
    inTurn(turns, async () => {
      const answer = await ask(method, url, { body });
      return answer && { headers: answer.headers, text: await answer.text() };
    });

  /** As `send`, where 404 is a failure, too. */
  async function expect(method: string, url: string, body?: BodyInit) {
    const answer = await send(method, url, body);
    if (!answer) throw new Error(`The S3 server has not what ${method} is for at ${bucket}`);
    return answer;
  }

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
      // The server may find out that it failed after it has answered 200.
      const { text } = await expect("POST", urlOf(name, `?uploadId=${id}`), body);
      if (text.includes("<Error>")) throw new Error(`The S3 server did not store ${name}: ${text}`);
    } catch (error) {
      // What cannot be removed, either, is left to the bucket.
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
