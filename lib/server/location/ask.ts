/**
 * Asks a service elsewhere for JSON: with a time limit, a size limit, and errors that contain no
 * secrets.
 */
import { z } from "zod";
import { cutText, fitText } from "../../model/unfit_text.ts";

/** Most UTF-16 units of a name that a service has for a place. */
const MAX_NAME = 500;

/** A name of a place as a service gives it: without what is no text, and not longer than names. */
export const ForeignName = z.string().transform((text) => cutText(fitText(text), MAX_NAME));

/** Why a service gave no answer; the message never holds the address, in which a key may stand. */
export class AskError extends Error {}

/** How to ask: the fetch to do it with, the limit in milliseconds, headers. */
export type AskOptions = {
  fetch: typeof fetch;
  timeoutMs: number;
  headers?: Record<string, string>;
};

/** Most bytes of an answer: a few places or suggestions take some thousand. */
const MOST_BYTES = 256 * 1024;

/**
 * The status and the JSON that `url` answers, whatever the status; `body` is undefined for an error
 * that is no JSON.
 *
 * @throws {AskError} when there is no answer in time, or a good one that is no JSON or too large.
 */
export async function askJson(
  url: URL,
  { fetch, timeoutMs, headers }: AskOptions,
): Promise<{ ok: boolean; status: number; body: unknown }> {
  const signal = AbortSignal.timeout(timeoutMs);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      headers: { accept: "application/json", ...headers },
      // The host named this server, and no other that it might name.
      redirect: "error",
      signal,
    });
    text = await readLimited(response);
  } catch (error) {
    if (error instanceof AskError) throw error;
    throw new AskError(
      signal.aborted ? `no answer within ${timeoutMs / 1000} s` : "it cannot be reached",
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

async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // To end the loop ends the reading.
    if (bytes > MOST_BYTES) throw new AskError("the answer is too large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** `path` below the address of a service, which may have a path of its own. */
export function below(service: string, path: string, query: Record<string, string>): URL {
  const url = new URL(path, service.endsWith("/") ? service : `${service}/`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
