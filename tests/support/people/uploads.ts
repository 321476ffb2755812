/** A server with a data folder of its own, and authors who send files to it. */
import { Buffer } from "node:buffer";
import type { UploadState } from "../../../lib/model/media/media.ts";
import { Client } from "./client.ts";
import { testApp } from "../servers/server.ts";

const TUS = { "tus-resumable": "1.0.0" };

/** What an upload says before its first byte; `name` and `type` as a browser gives them. */
type Declared = {
  size: number;
  name?: string;
  type?: string;
  sha256?: string;
  /** The hash of the recording that it is the original of. */
  originalOf?: string;
};

/** An author's part of the protocol. */
export class Uploader {
  constructor(readonly client: Client) {}

  /** Begins an upload. */
  create(
    { size, name = "tone.mp3", type, sha256, originalOf }: Declared,
    headers = {},
  ): Promise<Response> {
    const metadata = Object.entries({
      filename: name,
      filetype: type,
      sha256,
      originalof: originalOf,
    })
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${key} ${Buffer.from(value!).toString("base64")}`);
    return this.client.request("/api/uploads", {
      method: "POST",
      headers: {
        ...TUS,
        "upload-length": String(size),
        "upload-metadata": metadata.join(","),
        ...headers,
      },
    });
  }

  /** Begins an upload, and gives its address. */
  async begin(declared: Declared): Promise<string> {
    const response = await this.create(declared);
    const location = response.headers.get("location");
    if (!location) throw new Error(`${response.status}: ${await response.text()}`);
    return location;
  }

  /** Sends bytes that follow `offset`. */
  patch(url: string, offset: number, body: BodyInit | null, headers = {}): Promise<Response> {
    return this.client.request(url, {
      method: "PATCH",
      headers: {
        ...TUS,
        "content-type": "application/offset+octet-stream",
        "upload-offset": String(offset),
        ...headers,
      },
      body,
    });
  }

  /** How many bytes the server has; NaN when it has no such upload. */
  async offset(url: string): Promise<number> {
    const response = await this.client.request(url, { method: "HEAD", headers: TUS });
    return Number(response.headers.get("upload-offset") ?? NaN);
  }

  /** The whole of a file in one request; the answer to it. */
  async send(bytes: Uint8Array<ArrayBuffer>, declared: Partial<Declared> = {}): Promise<Response> {
    return await this.patch(await this.begin({ size: bytes.length, ...declared }), 0, bytes);
  }

  /** The state of an upload. */
  async state(url: string): Promise<UploadState> {
    return await (await this.client.request(url)).json();
  }

  cancel(url: string): Promise<Response> {
    return this.client.request(url, { method: "DELETE", headers: TUS });
  }

  /** Bytes of the quota that are taken. */
  async used(): Promise<number> {
    return (await (await this.client.request("/api/uploads")).json()).used;
  }
}

/** A server in which `author` is signed in; `settings` as for `testApp`. */
export async function withUploads(
  { settings = {}, ...parts }: Parameters<typeof testApp>[0] = {},
) {
  const folder = await Deno.makeTempDir({ prefix: "media-test-" });
  const test = await testApp({ ...parts, settings: { DATA_DIR: folder, ...settings } });
  const uploaderOf = async (login: string) => {
    const client = new Client(test.app);
    await client.login(login);
    return new Uploader(client);
  };
  const author = await uploaderOf("author");
  const others = new AsyncDisposableStack();
  return {
    ...test,
    folder,
    author,
    /** Somebody else, who signs in now. */
    other: () => uploaderOf("visitor"),
    /** The author at another process on the same data; `kv` is the store as that one sees it. */
    async elsewhere(kv = test.kv) {
      const { app } = others.use(
        await testApp({ ...parts, kv, settings: { DATA_DIR: folder, ...settings } }),
      );
      const client = new Client(app);
      client.cookies = [...author.client.cookies];
      return new Uploader(client);
    },
    anonymous: new Uploader(new Client(test.app)),
    /** The names of all files below the data folder. */
    files: () => filesBelow(folder),
    async [Symbol.asyncDispose]() {
      await others.disposeAsync();
      await test[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

function filesBelow(folder: string, path = ""): string[] {
  return [...Deno.readDirSync(`${folder}/${path}`)].flatMap(({ name, isDirectory }) =>
    isDirectory ? filesBelow(folder, `${path}${name}/`) : [path + name]
  ).sort();
}
