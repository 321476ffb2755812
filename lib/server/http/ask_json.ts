/** Asks another service for JSON, with limits of time and size, and without secrets in errors. */
import { z } from "zod";
import { cutText, fitText } from "../../model/text/unfit_text.ts";

/** Longest name of a place from a service, in UTF-16 units. */
const MAX_NAME = 500;

/** A place's name from a service: a clean text within the limit. */
export const ForeignName = z.string().transform((text) => cutText(fitText(text), MAX_NAME));

/**
 * Why a service gave no answer. The message never contains the address, which may contain a key.
 */
export class AskError extends Error {}

/**
 * The options of a request. With `body` it is a POST, else a GET. An answer may have `maxBytes`,
 * and take `timeoutMs` milliseconds.
 */
type AskOptions = {
  fetch: typeof fetch;
  timeoutMs: number;
  headers?: Record<string, string>;
  body?: FormData;
  maxBytes?: number;
  signal?: AbortSignal;
};

/** Most bytes of an answer; a few places or suggestions take some thousand. */
const MAX_BYTES = 256 * 1024;

/**
 * The status and the JSON of `url`'s answer, whatever the status; `body` is undefined for an error
 * without JSON.
 *
 * @throws {AskError} when there is no answer in time or before `signal` aborts, or a successful one
 * is too large or not JSON.
 */
export async function askJson(
  url: URL,
  { fetch, timeoutMs, headers, body, maxBytes = MAX_BYTES, signal: given }: AskOptions,
): Promise<{ ok: boolean; status: number; body: unknown }> {
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = given ? AbortSignal.any([limit, given]) : limit;
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: body ? "POST" : "GET",
      body,
      headers: { accept: "application/json", ...headers },
      // The host named this server, and not a target of its redirects.
      redirect: "error",
      signal,
    });
    text = await readLimited(response, maxBytes);
  } catch (error) {
    if (error instanceof AskError) throw error;
    throw new AskError(
      limit.aborted ? `no answer within ${timeoutMs / 1000} s` : "it cannot be reached",
    );
  }
  const { ok, status } = response;
  try {
    return { ok, status, body: JSON.parse(text) };
  } catch {
    if (!ok) return { ok, status, body: undefined };
    throw new AskError("the answer is not JSON");
  }
}

async function readLimited(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Ending the loop ends the reading.
    if (bytes > maxBytes) throw new AskError("the answer is too large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** `path` below the address of a service, which may itself have a path. */
export function below(service: string, path: string, query: Record<string, string>): URL {
  const url = new URL(path, service.endsWith("/") ? service : `${service}/`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
