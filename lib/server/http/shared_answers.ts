/**
 * Answers that all who are not signed in share: rendered once for each revision of what they show,
 * and then sent from memory, before any middleware. See docs/decisions.
 */
import { createAnswerCache } from "./answer_cache.ts";
import { type KnownContent, markStale } from "./known_content.ts";
import { shareReadings } from "./share_readings.ts";
import { type Source, storeAnswer, type StoredAnswer } from "./stored_answer.ts";

/**
 * An address whose answers may be shared: the path with the parts of its query that mean
 * something. A "file" stays the same while the server runs; all else until the revision of what it
 * `shows` is another: of "lists" of archives, of the archive that is named, or of the host's "site"
 * alone. `route` is the pattern by which its answers are counted.
 */
export type SharedAddress = { address: string; shows: Shown | "file"; route: string };
export type Shown = "lists" | "site" | { tourId: string };

/** Answers a request; a listening server passes `more`. */
type Answer<More extends unknown[]> = (
  request: Request,
  ...more: More
) => Response | Promise<Response>;

type SharedAnswersParts<More extends unknown[]> = {
  /** Answers requests that cannot share answers. */
  answer: Answer<More>;
  /** Renders a shared answer, in the turn of the first client that asked. */
  render: (request: Request, turn: string) => Response | Promise<Response>;
  /** The key for turns. Nothing else of the first request is kept. */
  turnOf: (request: Request, ...more: More) => string;
  /** The revision of what an answer shows, as it is stored. */
  readRevision: (shown: Shown) => Promise<string>;
  /** The content as it was last read, for times when the store does not answer. */
  known?: Pick<KnownContent, "now" | "staleness">;
  /** The address of the path and query `target`, or null where its answers are not shared. */
  addressOf: (target: string) => SharedAddress | null;
  /** Gets each shared answer, and whether it was in memory. */
  answered?: (
    request: Request,
    at: SharedAddress,
    response: Response,
    source: SharedSource,
  ) => void;
  /** Whether a request identifies its sender. */
  isPersonal: (request: Request) => boolean;
  /**
   * What somebody who is known gets of everybody's answer while the store does not answer; null
   * where that would mislead.
   */
  forKnown?: (shared: Response) => Promise<Response | null>;
  /** The program's origin, such as "https://tours.example.org". */
  origin: string;
  /** Most bytes of memory for all answers. */
  maxBytes?: number;
};

/** The source of a shared answer: "stale" is one from memory while the store does not answer. */
export type SharedSource = "memory" | "made" | "stale";

/** The request handler, and the bytes of memory of its answers. */
type SharedAnswers<More extends unknown[]> = { fetch: Answer<More>; size(): number };

const MAX_BYTES = 64 * 1024 * 1024;

/** Larger files are streamed. */
const MAX_FILE = 1024 * 1024;

/** Larger answers are not stored, because one would displace dozens. */
const MAX_STORED = 2 * 1024 * 1024;

/** Longer addresses are not stored; we have none. */
const MAX_TARGET = 500;

/** The result for a shared address: one answer for all, or a separate one for each request. */
type Made = StoredAnswer | "not shared";

/**
 * Makes a handler that answers from memory where possible, else with `answer`. Stored answers were
 * rendered for a request without headers, so that they cannot depend on any.
 */
export function shareAnswers<More extends unknown[]>(
  parts: SharedAnswersParts<More>,
): SharedAnswers<More> {
  const { answer, render, turnOf, addressOf, isPersonal, origin, maxBytes = MAX_BYTES } = parts;
  const { known } = parts;
  const answered = parts.answered ?? (() => {});
  const cache = createAnswerCache(maxBytes);
  const revisionOf = shareReadings(parts.readRevision, nameOf);
  const making = new Map<string, Promise<Made>>();

  async function shared(request: Request, at: SharedAddress, more: More): Promise<Response> {
    const key = at.address;
    const began = known?.now();
    let revision: string | null;
    try {
      revision = at.shows === "file" ? null : await revisionOf(at.shows);
    } catch (error) {
      const stale = await respondStale(request, at, error);
      return stale ?? await answer(request, ...more); // It reports the fault of the store.
    }
    const cached = cache.get(key);
    const isStored = cached?.revision === revision;
    const made = isStored ? cached.answer : await makeOnce(at, revision, turnOf(request, ...more));
    if (made === "not shared") return await answer(request, ...more);
    const seen = isStored ? cached : cache.get(key);
    if (seen?.revision === revision) seen.seenAt = began;
    const response = await respond(request, key, made);
    answered(request, at, response, isStored ? "memory" : "made");
    return response;
  }

  /** The own answer of somebody who is known; while the store does not answer, everybody's. */
  async function personal(request: Request, at: SharedAddress, more: More): Promise<Response> {
    const own = await answer(request, ...more);
    if (own.status !== 503 || at.shows === "file" || !parts.forKnown) return own;
    const error = await revisionOf(at.shows).then(() => null, (error) => error);
    // Without headers: neither compressed nor left out.
    const stale = await respondStale(new Request(request.url), at, error);
    const marked = stale && await parts.forKnown(stale);
    if (!marked) return own;
    await own.body?.cancel();
    return marked;
  }

  async function respond(request: Request, key: string, made: StoredAnswer): Promise<Response> {
    const responding = made.respond(request);
    if (responding instanceof Response) return responding;
    const response = await responding;
    cache.weigh(key);
    return response;
  }

  /** An answer that was right when the store last answered. */
  async function respondStale(
    request: Request,
    at: SharedAddress,
    error: unknown,
  ): Promise<Response | undefined> {
    const cached = cache.get(at.address);
    const seconds = cached?.seenAt === undefined ? null : known?.staleness(cached.seenAt, error);
    if (!cached || typeof seconds !== "number") return undefined;
    const response = await respond(request, at.address, cached.answer);
    markStale(response, seconds);
    answered(request, at, response, "stale");
    return response;
  }

  /** The answer of one address and revision is rendered once for all waiting requests. */
  function makeOnce(
    at: SharedAddress,
    revision: string | null,
    turn: string,
  ): Promise<Made> {
    const key = `${revision} ${at.address}`;
    const made = making.get(key) ??
      make(at, revision, turn).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  async function make(
    { address, shows }: SharedAddress,
    revision: string | null,
    turn: string,
  ): Promise<Made> {
    const ask = async (headers?: HeadersInit) =>
      await render(new Request(origin + address, { headers }), turn);
    const response = await ask();
    if (!isSharable(response)) {
      await response.body?.cancel();
      return "not shared";
    }
    const source: Source = { response };
    if (shows === "file") source.encoded = (encoding) => ask({ "accept-encoding": encoding });
    const stored = await storeAnswer(source);
    if (!isStorable(response) || stored.size() > MAX_STORED) return stored;
    // Unchanged content keeps its compressed bodies.
    const before = cache.get(address)?.answer;
    const isSame = before !== undefined && response.headers.has("etag") &&
      before.headers() === stored.headers();
    cache.set(address, { answer: isSame ? before : stored, revision });
    return isSame ? before : stored;
  }

  const fetch: Answer<More> = (request, ...more) => {
    if (request.method !== "GET" && request.method !== "HEAD") return answer(request, ...more);
    const target = targetOf(request.url);
    const at = target.length > MAX_TARGET ? null : addressOf(target);
    if (!at || request.headers.has("range")) return answer(request, ...more);
    return isPersonal(request) ? personal(request, at, more) : shared(request, at, more);
  };
  return { fetch, size: cache.size };
}

/** The path and query of an http or https address. */
const targetOf = (url: string) => url.slice(url.indexOf("/", 8));

/** An answer to a request without headers is for everybody, unless it is large or sets a cookie. */
const isSharable = ({ headers, status }: Response) =>
  !headers.has("set-cookie") && status < 500 &&
  Number(headers.get("content-length") ?? 0) <= MAX_FILE;

/** The Cache-Control that lets caches between server and browser store it. */
const isStorable = ({ headers, status }: Response) =>
  status === 200 && (headers.get("cache-control") ?? "").startsWith("public");

const nameOf = (shown: Shown) => typeof shown === "string" ? shown : shown.tourId;
