/** Limits request bodies in time and size, so that all unfinished ones fit into memory. */
import { Problem, TryLater } from "../../model/web/problem.ts";
import { TimedOut, within } from "../../model/within.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("problems");

/** The limits. Times are in milliseconds. */
type BodyLimits = {
  /** Most bytes of all unfinished bodies in memory. */
  mostBytes: number;
  /** The same for one address. */
  mostBytesOfAddress: number;
  /** The most that one body holds at a time, however much has come: a part of an upload. */
  mostBytesOfBody: number;
  /** Between two pieces. */
  idleMs: number;
  /** The time for a body, and the bytes a second at which it must come beyond that. */
  patienceMs: number;
  slowestBytesPerSecond: number;
  /** The number of pieces of a body, and the bytes that allow one more. */
  freePieces: number;
  leastBytesOfPiece: number;
};

const MIB = 1024 * 1024;

const LIMITS: BodyLimits = {
  mostBytes: 128 * MIB,
  mostBytesOfAddress: 96 * MIB,
  mostBytesOfBody: 4 * MIB,
  idleMs: 20_000,
  patienceMs: 30_000,
  slowestBytesPerSecond: 4096,
  freePieces: 16,
  leastBytesOfPiece: 64,
};

type Answer<Info> = (request: Request, info: Info) => Response | Promise<Response>;

/**
 * Limits `answer`: reading a body that comes too slowly throws a Problem 408, one without room a
 * Problem 503; one without a length, that breaks off, is not valid HTTP or comes in tiny pieces a
 * Problem 400, which `answer` answers.
 */
export function createBodyLimits<Info extends { remoteAddr: Deno.Addr }>(
  { addressOf, mayStream = () => true, limits: given }: {
    /** The address under which a request counts; undefined if unknown. */
    addressOf: (request: Request, from: Deno.Addr) => string | undefined;
    /** Whether a request may have a body of unknown length. */
    mayStream?: (request: Request) => boolean;
    limits?: Partial<BodyLimits>;
  },
): (answer: Answer<Info>) => Answer<Info> {
  const limits = { ...LIMITS, ...given };
  const room = createRoom(limits);

  return (answer) => (request, info) => {
    if (request.method === "GET" || request.method === "HEAD" || !request.body) {
      return answer(request, info);
    }
    // Not one chunk of it is read: by then all that have come would already have cost their time.
    if (request.headers.has("transfer-encoding") && !mayStream(request)) {
      return answer(withBody(request, refusing(withoutLength())), info);
    }
    return answerWithBody(request, request.body, info, answer);
  };

  async function answerWithBody(
    request: Request,
    content: ReadableStream<Uint8Array<ArrayBuffer>>,
    info: Info,
    answer: Answer<Info>,
  ): Promise<Response> {
    const place = room.take(addressOf(request, info.remoteAddr));
    try {
      return await answer(withBody(request, watched(content, limits, place.grow)), info);
    } finally {
      place.leave();
    }
  }
}

/** Not made from the request itself, which would read its signal and cause a warning of Deno. */
const withBody = (
  { url, method, headers }: Request,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
) => new Request(url, { method, headers, body });

/** A body that cannot be read. */
const refusing = (problem: Problem) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.error(problem),
  }, { highWaterMark: 0 });

/** Counts the bytes held by unfinished bodies. */
function createRoom({ mostBytes, mostBytesOfAddress, mostBytesOfBody }: BodyLimits) {
  let total = 0;
  const ofAddress = new Map<string, number>();

  function count(address: string | undefined, bytes: number): void {
    total += bytes;
    if (address === undefined) return;
    const all = (ofAddress.get(address) ?? 0) + bytes;
    if (all === 0) ofAddress.delete(address);
    else ofAddress.set(address, all);
  }

  return {
    take(address: string | undefined) {
      let held = 0;
      return {
        /** Reserves room for more bytes; false if there is not enough. */
        grow(bytes: number): boolean {
          const more = Math.min(bytes, mostBytesOfBody - held);
          held += more;
          count(address, more);
          return total <= mostBytes && (ofAddress.get(address ?? "") ?? 0) <= mostBytesOfAddress;
        },
        leave: () => count(address, -held),
      };
    },
  };
}

function watched(
  content: ReadableStream<Uint8Array<ArrayBuffer>>,
  { idleMs, patienceMs, slowestBytesPerSecond, freePieces, leastBytesOfPiece }: BodyLimits,
  grow: (bytes: number) => boolean,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = content.getReader();
  // Time in which the server did not read does not count.
  let waited = 0;
  let [received, pieces] = [0, 0];

  async function next() {
    const began = performance.now();
    const left = patienceMs + received / slowestBytesPerSecond * 1000 - waited;
    if (left <= 0) throw tooSlow();
    try {
      return await within(Math.min(idleMs, left), () => reader.read());
    } catch (error) {
      throw error instanceof TimedOut ? tooSlow() : error;
    } finally {
      waited += performance.now() - began;
    }
  }

  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await next();
        if (done) return controller.close();
        received += value.length;
        // Each piece costs as much as a thousand bytes, and those already received block other
        // requests.
        if (++pieces > freePieces + received / leastBytesOfPiece) throw inCrumbs();
        if (!grow(value.length)) throw noRoom();
        controller.enqueue(value);
      } catch (error) {
        controller.error(error instanceof Problem ? error : unread());
        reader.cancel().catch(() => {});
      }
    },
    cancel: (reason) => reader.cancel(reason),
  }, { highWaterMark: 0 });
}

const tooSlow = () => new Problem(408, t("requestTooSlow"));

const withoutLength = () => new Problem(400, t("needsLength"));

const inCrumbs = () =>
  new Problem(
    400,
    t("tooManyPieces"),
  );

const unread = () =>
  new Problem(
    400,
    t("requestUnreadable"),
  );

const noRoom = () => new TryLater(503, t("tooMuchSent"), 5);
