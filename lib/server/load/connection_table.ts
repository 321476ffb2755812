/** The open connections: limits of their number, in all and by address, and their deadlines. */

/** The limits. Times are in milliseconds. */
export type ConnectionLimits = {
  /** Most connections at once. */
  most: number;
  /** Most of one address, where addresses distinguish clients. */
  mostOfAddress: number;
  /** From a connection's start to the end of its first request's headers. */
  firstRequestMs: number;
  /** From the end of an answer to the end of the next request's headers. */
  idleMs: number;
  /** The time for an answer, and the bytes a second at which it must be received beyond that. */
  answerMs: number;
  slowestBytesPerSecond: number;
};

/** One connection; the server reports its events. */
type TrackedConnection = {
  /** A request has come in; false when there are too many at once, and the connection is closed. */
  began(): boolean;
  /** A request has its answer, which is being sent; `bytes` returns its length, if needed. */
  answered(bytes: () => number): void;
  /** An answer was sent completely, or sending failed. */
  sent(): void;
  /** The connection is closed. */
  ended(): void;
  /** Whether it has no running request and no answer being sent. */
  isIdle(): boolean;
  /** Whether it has brought a request. */
  isUsed(): boolean;
};

/** Answers under way on one connection whose lengths are read. */
const MOST_LENGTHS = 100;

/**
 * Most requests and answers under way on one connection. HTTP/1.1 has one, and answers about to be
 * reported as sent. A client may use HTTP/2 as well, which no browser does without TLS: it could
 * request 200 answers at once, each with 400 KB in memory.
 */
const MOST_AT_ONCE = 16;

type Entry = {
  address: string | undefined;
  close: () => void;
  used: boolean;
  /** Requests without an answer, and answers being sent. */
  running: number;
  sending: number;
  /** The start of the idle time, of the sending, or of a new connection. */
  since: number;
  /** When it is closed, unless a request runs; later according to `lengths` of answers. */
  deadline: number;
  lengths: (() => number)[];
};

type ConnectionTable = {
  /**
   * Adds a connection, and closes another one if there are too many: an idle one, or one whose
   * client receives its answer slowly. Null if none can be closed. `address` is undefined where it
   * does not distinguish clients.
   */
  admit(address: string | undefined, close: () => void): TrackedConnection | null;
  /** Closes all connections past their deadline; returns how many. */
  closeLate(): number;
  size(): number;
};

/** Makes an empty table; `now` is a monotonic clock in milliseconds. */
export function createConnectionTable(
  limits: ConnectionLimits,
  now: () => number = () => performance.now(),
): ConnectionTable {
  const entries = new Set<Entry>();
  const ofAddress = new Map<string | undefined, number>();

  function add(entry: Entry): void {
    entries.add(entry);
    ofAddress.set(entry.address, (ofAddress.get(entry.address) ?? 0) + 1);
  }

  function remove(entry: Entry): void {
    if (!entries.delete(entry)) return;
    const left = ofAddress.get(entry.address)! - 1;
    if (left === 0) ofAddress.delete(entry.address);
    else ofAddress.set(entry.address, left);
  }

  function cut(entry: Entry): void {
    remove(entry);
    entry.close();
  }

  /**
   * Closes one of those that `may` be closed: idle ones come first, then those still being sent an
   * answer after the usual time; among equals one of the address with the most, then the oldest. A
   * client that receives nothing would otherwise keep its place for as long as its bytes allow; a
   * player requests the rest of its recording again.
   */
  function closeOne(may: (entry: Entry) => boolean): boolean {
    const at = now();
    const order = (a: Entry, b: Entry) =>
      Math.sign(a.sending) - Math.sign(b.sending) ||
      ofAddress.get(b.address)! - ofAddress.get(a.address)! ||
      a.since - b.since;
    let found: Entry | undefined;
    for (const entry of entries) {
      if (entry.running > 0 || !may(entry)) continue;
      if (entry.sending > 0 && at - entry.since <= limits.answerMs) continue;
      if (!found || order(entry, found) < 0) found = entry;
    }
    if (found) cut(found);
    return found !== undefined;
  }

  function hasRoom(address: string | undefined): boolean {
    if (address !== undefined && (ofAddress.get(address) ?? 0) >= limits.mostOfAddress) {
      return closeOne((entry) => entry.address === address);
    }
    return entries.size < limits.most || closeOne(() => true);
  }

  return {
    admit(address, close) {
      if (!hasRoom(address)) return null;
      const at = now();
      const times = { since: at, deadline: at + limits.firstRequestMs };
      const entry: Entry = {
        ...{ address, close, used: false, running: 0, sending: 0, lengths: [] },
        ...times,
      };
      add(entry);
      return {
        began() {
          entry.used = true;
          entry.running++;
          const isTooMany = entry.running + entry.sending > MOST_AT_ONCE;
          if (isTooMany) cut(entry);
          return !isTooMany;
        },
        answered(bytes) {
          entry.running--;
          if (entry.sending++ === 0) entry.since = now();
          entry.deadline = now() + limits.answerMs;
          // Nearly all are sent before their length is needed.
          if (entry.lengths.length < MOST_LENGTHS) entry.lengths.push(bytes);
        },
        sent() {
          entry.sending--;
          if (entry.sending > 0) return;
          entry.lengths = [];
          entry.since = now();
          entry.deadline = entry.since + limits.idleMs;
        },
        ended: () => remove(entry),
        isUsed: () => entry.used,
        isIdle: () => entry.running + entry.sending === 0,
      };
    },
    closeLate() {
      const at = now();
      const late = [...entries].filter((entry) => {
        if (entry.running > 0 || entry.deadline >= at) return false;
        const bytes = Math.max(0, ...entry.lengths.map((length) => length()));
        entry.lengths = [];
        entry.deadline += bytes / limits.slowestBytesPerSecond * 1000;
        return entry.deadline < at;
      });
      late.forEach(cut);
      return late.length;
    },
    size: () => entries.size,
  };
}
