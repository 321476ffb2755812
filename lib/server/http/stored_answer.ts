/** An answer in memory, plain and compressed. */
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { matchesEtag } from "./byte_range.ts";
import { compressed, type Encoding, encodingFor } from "./encoding.ts";

type Fields = [name: string, value: string][];

/**
 * One body of `length` bytes with its headers. Copies of `response` and `notModified` are sent:
 * copying takes 2 µs, building an answer of 17 headers 30 to 100 µs, because each header is
 * checked. Only `response` holds the bytes; `notModified` is made at the first request with a
 * matching ETag.
 */
type Variant = {
  length: number;
  etag: string | null;
  response: Response;
  notModified?: Response;
};

/** Smaller bodies fit into one packet anyway. */
const LEAST_BYTES = 1024;

/**
 * The memory of an answer besides its bodies, and of a body besides its bytes: two sets of headers.
 */
const OVERHEAD = 2048;
const OVERHEAD_OF_BODY = 6144;

/** Headers of a body, which 304 must not have. */
const OF_BODY = ["content-type", "content-length", "content-encoding", "content-language"];

/**
 * A whole answer without an encoding; `encoded` gives a precompressed version if the source has
 * one.
 */
export type Source = {
  response: Response;
  encoded?: (encoding: Encoding) => Promise<Response>;
};

export type StoredAnswer = {
  /** Its headers as one text (with the ETag, by which bodies are compared). */
  headers(): string;
  /** The bytes of memory that it takes at present. */
  size(): number;
  /** The answer to a request; a promise until the first one in that encoding is made. */
  respond(request: Request): Response | Promise<Response>;
};

/** Reads the whole response of `source`, and stores it. */
export async function storeAnswer({ response, encoded }: Source): Promise<StoredAnswer> {
  const { status } = response;
  const body = await response.bytes();
  const canCompress = body.length >= LEAST_BYTES &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(response.headers.get("content-type") ?? "");
  const whole = toVariant(status, body, fieldsOf(response));
  const variants = new Map<Encoding, Variant>([["identity", whole]]);
  const making = new Map<Encoding, Promise<Variant>>();

  async function make(encoding: "br" | "gzip"): Promise<Variant> {
    const own = await encoded?.(encoding);
    const isEncoded = own?.headers.get("content-encoding") === encoding;
    if (!isEncoded) await own?.body?.cancel();
    const variant = own && isEncoded
      ? toVariant(status, await own.bytes(), fieldsOf(own))
      : toVariant(
        status,
        await compressed(await whole.response.clone().bytes(), encoding),
        toEncoded(whole, encoding),
      );
    variants.set(encoding, variant);
    return variant;
  }

  function answer(request: Request, variant: Variant): Response {
    const { etag, response } = variant;
    const seen = status === 200 ? request.headers.get("if-none-match") : null;
    const isSeen = seen !== null &&
      [etag, whole.etag].some((tag) => tag !== null && matchesEtag(seen, tag.replace(/^W\//, "")));
    if (isSeen) return (variant.notModified ??= toNotModified(variant)).clone();
    return request.method === "HEAD" ? withoutBody(status, variant) : response.clone();
  }

  return {
    headers: () => JSON.stringify(fieldsOf(whole.response)),
    size: () =>
      variants.values().reduce((sum, { length }) => sum + OVERHEAD_OF_BODY + length, OVERHEAD),
    respond(request) {
      const encoding = canCompress
        ? encodingFor(request.headers.get("accept-encoding"))
        : "identity";
      const variant = variants.get(encoding);
      if (variant) return answer(request, variant);
      const made = making.get(encoding) ??
        make(encoding as "br" | "gzip").finally(() => making.delete(encoding));
      making.set(encoding, made);
      return made.then((variant) => answer(request, variant));
    },
  };
}

function toVariant(status: number, body: Uint8Array<ArrayBuffer>, fields: Fields): Variant {
  const response = new Response(body, { status, headers: fields });
  return { length: body.length, etag: response.headers.get("etag"), response };
}

function toNotModified({ response }: Variant): Response {
  const headers = fieldsOf(response).filter(([name]) => !OF_BODY.includes(name));
  return new Response(null, { status: 304, headers });
}

/** The headers of an answer to GET, with its length. */
const withoutBody = (status: number, { length, response }: Variant) =>
  new Response(null, {
    status,
    headers: [...response.headers, ["content-length", String(length)]],
  });

const fieldsOf = ({ headers }: Response): Fields =>
  [...headers].filter(([name]) => name !== "content-length");

/** An ETag names exact bytes, so a body that was compressed here gets a weak one. */
function toEncoded({ response, etag }: Variant, encoding: Encoding): Fields {
  const others = fieldsOf(response).filter(([name]) => name !== "etag" && name !== "accept-ranges");
  if (etag) others.push(["etag", etag.startsWith("W/") ? etag : `W/${etag}`]);
  return [...others, ["content-encoding", encoding]];
}
