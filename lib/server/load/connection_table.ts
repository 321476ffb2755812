/** The open connections: how many there may be, of whom, and how long each may keep us waiting. */

/** Bounds of connections. Times are in milliseconds. */
export type ConnectionLimits = {
  /** Most connections at once. */
  most: number;
  /** Most of one address, where addresses tell clients apart. */
  mostOfAddress: number;
  /** From a connection's start to the end of its first request's headers. */
  firstRequestMs: number;
  /** From the end of an answer to the end of the next request's headers. */
  idleMs: number;
  /** What an answer may take, and the bytes a second at which more of it must be taken. */
  answerMs: number;
  slowestBytesPerSecond: number;
};

/** One connection; whoever serves it reports what happens on it. */
type TrackedConnection = {
  /** A request has come in; false where there are too many at once, and it is closed. */
  began(): boolean;
  /** A request has its answer, which is on its way; `bytes` returns its length, if need be. */
  answered(bytes: () => number): void;
  /** An answer was sent whole, or cannot be. */
  sent(): void;
  /** The connection is closed. */
  ended(): void;
  /** Whether it has neither a request that runs nor an answer on its way. */
  isIdle(): boolean;
  /** Whether it has brought a request. */
  isUsed(): boolean;
};

/** Answers under way on one connection whose lengths are looked at. */
const MOST_LENGTHS = 100;

/**
 * Requests and answers under way on one connection. HTTP/1.1 has one, and answers whose end is
 * about to be reported. A client may speak HTTP/2 as well, which no browser does without TLS: it
 * asks for 200 things at once, of each of which 400 KB would wait in memory.
 */
const MOST_AT_ONCE = 16;

type Entry = {
  address: string | undefined;
  close: () => void;
  used: boolean;
  /** Requests without an answer, and answers that are on their way. */
  running: number;
  sending: number;
  /** Since when it is idle, or is sent answers; of a new one, when it began. */
  since: number;
  /** When it is closed, unless a request runs; later by what `lengths` of answers need. */
  deadline: number;
  lengths: (() => number)[];
};

type ConnectionTable = {
  /**
   * Takes a connection in, and closes another one for it where there are too many: an idle one, or
   * one whose client takes its answer slowly. Null where there is none. `address` is undefined
   * where it does not tell clients apart.
   */
  admit(address: string | undefined, close: () => void): TrackedConnection | null;
  /** Closes all that are past their deadline; returns how many. */
  closeLate(): number;
  size(): number;
};

/** Makes an empty table of which `now` is the clock in milliseconds, one that nobody sets. */
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
   * Closes one of those that `may` be closed: an idle one rather than one that is sent an answer
   * for longer than most need, then one of whoever has the most, then the one of the longest time.
   * What is sent to somebody who takes nothing would otherwise hold its place for as long as its
   * bytes may take; a player asks for the rest of its recording again.
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
          // Nearly all are sent before anybody wants to know.
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
