/** Bodies of requests: none may come forever, and all that have not come whole fit into memory. */
import { Problem, TryLater } from "../../model/web/problem.ts";
import { TimedOut, within } from "../../model/within.ts";

/** Bounds of bodies. Times are in milliseconds. */
type BodyLimits = {
  /** Bytes that all unfinished bodies may hold in memory. */
  mostBytes: number;
  /** The same, of one address. */
  mostBytesOfAddress: number;
  /** What one body holds at most, however much of it has come: a part of an upload. */
  mostBytesOfBody: number;
  /** From one piece to the next. */
  idleMs: number;
  /** What a body may take, and the bytes a second at which more of it must come. */
  patienceMs: number;
  slowestBytesPerSecond: number;
  /** Pieces in which it may come, and the bytes for each of which it may have one more. */
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
 * Makes a function that returns `answer` with bounds: reading a body that comes too slowly throws
 * a Problem 408, one for which there is no room a Problem 503, and one without a length, that
 * breaks off, is no HTTP or comes in crumbs a Problem 400, which `answer` answers.
 */
export function createBodyLimits<Info extends { remoteAddr: Deno.Addr }>(
  { addressOf, mayStream = () => true, limits: given }: {
    /** Under which address a request counts; undefined where that is not known. */
    addressOf: (request: Request, from: Deno.Addr) => string | undefined;
    /** Whether a request may have a body of which nobody knows the length before its end. */
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
    // Not one chunk of it is looked at: once that is done, all that have come cost their time.
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

/** Not made of the request itself: that asks for its signal, of which Deno warns. */
const withBody = (
  { url, method, headers }: Request,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
) => new Request(url, { method, headers, body });

/** A body that cannot be read. */
const refusing = (problem: Problem) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.error(problem),
  }, { highWaterMark: 0 });

/** Counts what unfinished bodies hold. */
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
        /** Takes room for more bytes; false where there is none. */
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
  // Time in which it was we who did not read does not count.
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
        // Each costs as much as a thousand bytes; those that have come leave nobody else a turn.
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

const tooSlow = () =>
  new Problem(408, "The request took too long to arrive. Check the connection, and send it again.");

const withoutLength = () =>
  new Problem(400, "Send the length of the body with it, as Content-Length.");

const inCrumbs = () =>
  new Problem(
    400,
    "The request came in too many small pieces. Send it in larger ones.",
  );

const unread = () =>
  new Problem(
    400,
    "The request could not be read: the connection was lost, or its body is malformed. Send it again.",
  );

const noRoom = () =>
  new TryLater(503, "Too much is being sent to this site at once. Try again in a few seconds.", 5);
