/** Reads another site, with few requests at once and limits, and never from a private network. */
import { VERSION } from "../model/web/version.ts";
import { fetchPatiently } from "../media/patient_fetch.ts";
import { createTurns, inTurn } from "../media/turns.ts";
import { addressesOf, type Resolve } from "./checked_connections.ts";
import { isPublicAddress } from "./public_addresses.ts";

/** A failed request; the message ends a line of the report. */
export class Unreadable extends Error {
  override name = "Unreadable";

  /** `mayPass`: the next try may succeed. `status` is the answer's, if one came. */
  constructor(message: string, readonly mayPass = false, readonly status?: number) {
    super(message);
  }
}

export type WebReader = {
  /** The text at an address, and the headers; at most `maxBytes` bytes of UTF-8. */
  text(url: string, maxBytes: number): Promise<{ text: string; headers: Headers }>;
  /** Saves the body at an address as the file `path`, and returns its bytes. */
  save(url: string, path: string, maxBytes: number): Promise<number>;
};

type Parts = {
  fetch?: typeof fetch;
  resolve?: Resolve;
  /** Allows hosts of private networks, this machine included. */
  isLocal?: boolean;
  /** Milliseconds to wait for an answer, and for each piece of it. */
  patience?: number;
  /** Waits so many milliseconds before another try. */
  pause?: (ms: number) => Promise<void>;
};

/** Most requests at once, because a small museum's site has visitors as well. */
const MAX_AT_ONCE = 4;

const MAX_REDIRECTS = 5;
const TRIES = 3;
const PATIENCE = 30_000;

/** Makes a reader; all its functions throw `Unreadable`. */
export function createWebReader(
  {
    fetch: ask = fetch,
    resolve = addressesOf,
    isLocal = false,
    patience = PATIENCE,
    pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }: Parts = {},
): WebReader {
  const turns = createTurns(MAX_AT_ONCE);

  async function check(url: URL): Promise<void> {
    if (url.protocol !== "https:" && url.protocol !== "http:") {
      throw new Unreadable(`it leads to an address that is not of the web (${url.protocol})`);
    }
    if (isLocal) return;
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const addresses = await resolve(host).catch(() => {
      throw new Unreadable(`nobody knows where ${host} is`, true);
    });
    if (addresses.length > 0 && addresses.every(isPublicAddress)) return;
    throw new Unreadable(`${host} is in a private network, and is not asked`);
  }

  async function open(address: string): Promise<Response> {
    let url = URL.parse(address);
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      if (!url) throw new Unreadable("its address cannot be read");
      await check(url);
      const at: URL = url;
      const answer = await fetchPatiently(
        (signal) => ask(at, { redirect: "manual", signal, headers: { "user-agent": AGENT } }),
        patience,
      );
      const target = answer.headers.get("location");
      if (answer.status < 300 || answer.status >= 400 || target === null) return answer;
      await answer.body?.cancel();
      url = URL.parse(target, at);
    }
    throw new Unreadable("it redirects again and again");
  }

  /** The result of `use` on the answer; tried again if the site or the network failed. */
  function read<T>(address: string, use: (answer: Response) => Promise<T>): Promise<T> {
    return inTurn(turns, async () => {
      for (let tries = 1;; tries++) {
        try {
          const answer = await open(address);
          if (answer.ok) return await use(answer);
          await answer.body?.cancel();
          const mayPass = answer.status === 429 || answer.status >= 500;
          throw new Unreadable(`the site answers ${answer.status}`, mayPass, answer.status);
        } catch (error) {
          const known = error instanceof Unreadable ? error : broken(error);
          if (!known.mayPass || tries === TRIES) throw known;
          await pause(1000 * tries);
        }
      }
    });
  }

  return {
    text: (url, maxBytes) =>
      read(url, async ({ body, headers }) => {
        const decoder = new TextDecoder();
        let text = "";
        for await (const block of bounded(body, headers, maxBytes)) {
          text += decoder.decode(block, { stream: true });
        }
        return { text: text + decoder.decode(), headers };
      }),
    save: (url, path, maxBytes) =>
      read(url, async ({ body, headers }) => {
        using file = await Deno.open(path, { create: true, write: true, truncate: true });
        let size = 0;
        for await (const block of bounded(body, headers, maxBytes)) {
          size += block.length;
          for (let at = 0; at < block.length;) at += await file.write(block.subarray(at));
        }
        return size;
      }),
  };
}

const AGENT = `AnimatingTheArchives/${VERSION} (import-omeka)`;

/** The blocks of a body, of at most `most` bytes, whatever size its headers claim. */
async function* bounded(
  body: Response["body"],
  headers: Headers,
  most: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Unreadable(`it is larger than ${(most / 1e6).toFixed(0)} MB`);
  if (!body) return;
  if (Number(headers.get("content-length") ?? 0) > most) {
    await body.cancel();
    throw tooLarge();
  }
  let size = 0;
  for await (const block of body) {
    size += block.length;
    if (size > most) throw tooLarge();
    yield block;
  }
}

/** A network error or a timeout. A disk error is not the site's fault. */
function broken(error: unknown): Unreadable {
  if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.PermissionDenied) {
    throw error;
  }
  const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
  return new Unreadable(`the connection failed (${reason.slice(0, 200)})`, true);
}
