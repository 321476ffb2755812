/** Calls to our API from pages and workers. The browser sends the session cookie. */

/** An unsuccessful answer. Its text is the status, a colon, and the server's message. */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
    /** The seconds after which the server allows another try, if it says so. */
    readonly retryAfter?: number,
  ) {
    super(`${status}: ${body || statusText}`);
  }

  /** The server's message for people, if any: the `detail` of RFC 9457. */
  get detail(): string | undefined {
    const detail = this.member<unknown>("detail");
    return typeof detail === "string" ? detail : undefined;
  }

  /** A member of the server's answer with its type there; undefined if it is missing. */
  member<T>(name: string): T | undefined {
    try {
      return JSON.parse(this.body)?.[name] ?? undefined;
    } catch {
      return undefined; // Not ours: a proxy's page, or an empty body.
    }
  }
}

/**
 * There was no answer: no connection, or one that is dead. A TypeError, as `fetch` throws, whose
 * text differs between browsers; other TypeErrors are faults of the program.
 */
export class NoAnswer extends TypeError {
  override name = "NoAnswer";
}

/** Throws what `fetch`, or reading its answer, has thrown, a lost connection as NoAnswer. */
export function noAnswer(cause: unknown): never {
  throw cause instanceof TypeError ? new NoAnswer(cause.message, { cause }) : cause;
}

/**
 * True for an answer after which the same request may succeed later: signed out (until the next
 * sign-in), too slow, too many, or a fault of the server.
 */
export const isForLater = (status: number): boolean =>
  status === 401 || status === 408 || status === 425 || status === 429 || status >= 500;

/**
 * The time limit of an answer without a body to send, in milliseconds: a connection can be dead
 * without an error, and would never be tried again.
 */
export const ANSWER_PATIENCE = 60_000;

/** The slowest assumed upload, in bytes a second: a phone far from its mast. */
const SLOWEST_LINE = 4000;

/**
 * Sends `body`, if there is one, as JSON, and returns the JSON of the answer (undefined when it has
 * none). Throws an ApiError for an unsuccessful answer, NoAnswer without an answer in time, and the
 * reason of `signal` once that is aborted.
 */
export async function api<T = void>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<T> {
  return (await send<T>(method, path, body, headers, signal)).json;
}

/** One page of a list; `next` is the address of the next page, missing on the last. */
export type ListPage<T> = { items: T[]; next?: string };

/**
 * Reads a page of a list that the API answers as an array, with a `Link` to the next; throws as
 * `api` does.
 */
export async function apiPage<T>(path: string): Promise<ListPage<T>> {
  const { json, response } = await send<T[]>("GET", path);
  const next = /<([^<>]*)>; ?rel="?next"?/.exec(response.headers.get("link") ?? "")?.[1];
  return { items: json, next };
}

async function send<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<{ json: T; response: Response }> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const sending = (json?.length ?? 0) / SLOWEST_LINE * 1000;
  const limit = limitedSignal(ANSWER_PATIENCE + sending, signal);
  try {
    const response = await fetch(path, {
      method,
      signal: limit.signal,
      credentials: "include",
      headers: json === undefined ? headers : { "content-type": "application/json", ...headers },
      body: json,
    }).catch(noAnswer);
    const text = await response.text().catch(noAnswer);
    if (!response.ok) {
      const retryAfter = Number(response.headers.get("retry-after")) || undefined;
      throw new ApiError(response.status, text, response.statusText, retryAfter);
    }
    return { json: text ? JSON.parse(text) : undefined, response };
  } finally {
    limit.end();
  }
}

/** Aborts with `signal`, or after `ms` milliseconds with the error of a dead connection. */
function limitedSignal(ms: number, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal!.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort);
  const timer = setTimeout(() => controller.abort(new TypeError("Nothing has answered")), ms);
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    },
  };
}
