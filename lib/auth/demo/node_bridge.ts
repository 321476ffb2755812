/** Runs a handler for Node's http server on a web Request, without a socket. */
import { Buffer } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable, Writable } from "node:stream";

/** The function that `node:http` calls for each request. */
export type NodeHandler = (req: IncomingMessage, res: ServerResponse) => unknown;

/**
 * Answers `request` with `handler`, which gets the path without `mount`, and the host of `origin`
 * whatever the request has. Bodies are held in memory, for small forms and pages only.
 */
export async function callNodeHandler(
  handler: NodeHandler,
  request: Request,
  { mount, origin }: { mount: string; origin: string },
): Promise<Response> {
  const req = await toIncoming(request, mount, new URL(origin));
  const res = new Reply();
  const finished = new Promise((resolve, reject) => res.on("finish", resolve).on("error", reject));
  await handler(req as unknown as IncomingMessage, res as unknown as ServerResponse);
  if (!res.writableEnded) res.end();
  await finished;
  return res.toResponse();
}

async function toIncoming(request: Request, mount: string, origin: URL) {
  const { pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const stream = new Readable({ read() {} });
  if (body.length > 0) stream.push(body);
  stream.push(null);
  const headers: Record<string, string> = { ...Object.fromEntries(request.headers) };
  headers.host = origin.host;
  // A Request made in the process has no Content-Length, which handlers need in order to read a
  // body.
  if (body.length > 0) headers["content-length"] = String(body.length);
  return Object.assign(stream, {
    method: request.method,
    url: (pathname.slice(mount.length) || "/") + search,
    originalUrl: pathname + search,
    headers,
    httpVersion: "1.1",
    httpVersionMajor: 1,
    socket: { encrypted: origin.protocol === "https:", remoteAddress: "127.0.0.1" },
  });
}

/** The part of Node's ServerResponse that Koa needs. */
class Reply extends Writable {
  statusCode = 200;
  statusMessage = "";
  headersSent = false;
  #headers = new Map<string, string | string[]>();
  #chunks: Uint8Array[] = [];

  override _write(chunk: Uint8Array, _encoding: string, done: () => void) {
    this.#chunks.push(chunk);
    done();
  }

  setHeader(name: string, value: string | number | string[]) {
    const text = Array.isArray(value) ? value.map(String) : String(value);
    this.#headers.set(name.toLowerCase(), text);
    return this;
  }
  getHeader = (name: string) => this.#headers.get(name.toLowerCase());
  hasHeader = (name: string) => this.#headers.has(name.toLowerCase());
  removeHeader = (name: string) => void this.#headers.delete(name.toLowerCase());
  getHeaders = () => Object.fromEntries(this.#headers);
  getHeaderNames = () => [...this.#headers.keys()];
  flushHeaders() {}

  toResponse(): Response {
    const headers = new Headers();
    for (const [name, value] of this.#headers) {
      for (const single of [value].flat()) headers.append(name, single);
    }
    const body = this.#chunks.length > 0 ? Buffer.concat(this.#chunks) : null;
    return new Response(body, { status: this.statusCode, headers });
  }
}
