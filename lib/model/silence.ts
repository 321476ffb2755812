/** Detects that a server stops answering: waiting calls fail at once, until it answers again. */

type SilenceParts = {
  /** Asks the server for something small: true when it answers, be it with an error. */
  probe: () => Promise<boolean>;
  /** The error that calls throw during a silence. */
  silent: () => Error;
  /** Milliseconds between two looks: checks by timer whether an answer has come. */
  lookEvery: number;
  /** Looks without any answer after which the server counts as silent. */
  looks: number;
  /** Looks that one answer may take while others come. */
  patience: number;
  /** A clock in milliseconds that nobody sets. */
  now?: () => number;
};

export type SilenceWatch = {
  /** Whether it is silent. */
  isSilent(): boolean;
  /**
   * Settles as `work` does; during a silence it throws at once and does not begin. With `unsure`,
   * for writes, which the server may carry out without an answer, work that has begun is waited for
   * even in a silence, and fails with that error after so many looks.
   */
  ask<T>(work: () => Promise<T>, unsure?: Unsure): Promise<T>;
};

/** The longest wait for an answer, in looks, and the error after it. */
type Unsure = { looks: number; error: () => Error };

/** Most unanswered probes at once. */
const MOST_PROBES = 10;

/** A wait of at most `most` looks, and whether a silence ends it. */
type Waiting = { looks: number; most: number; endsInSilence: boolean; giveUp: () => void };

/**
 * Makes a watch over a server. It looks while something is waited for: at the first look without an
 * answer it sends a probe, so that an answer that takes long is told from a silence. Looks are
 * counted instead of time, since a process that was held up itself has not read what came. In a
 * silence each request sends a probe, one per look at most; the first answer ends it.
 */
export function watchSilence(
  { probe, silent, lookEvery, looks: mostLooks, patience, now = () => performance.now() }:
    SilenceParts,
): SilenceWatch {
  const waiting = new Set<Waiting>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSilent = false;
  let looks = 0;
  let probes = 0;
  let probedAt = -Infinity;

  function answered(): void {
    looks = 0;
    isSilent = false;
  }

  function sendProbe(): void {
    const at = now();
    if (probes >= MOST_PROBES || at - probedAt < lookEvery) return;
    probedAt = at;
    probes++;
    probe().then((hasAnswered) => {
      probes--;
      if (hasAnswered) answered();
    });
  }

  function look(): void {
    looks++;
    isSilent ||= looks >= mostLooks;
    if (!isSilent) sendProbe();
    for (const one of waiting) {
      one.looks++;
      if ((isSilent && one.endsInSilence) || one.looks >= one.most) one.giveUp();
    }
    timer = waiting.size > 0 ? setTimeout(look, lookEvery) : undefined;
  }

  async function ask<T>(work: () => Promise<T>, unsure?: Unsure): Promise<T> {
    if (isSilent) {
      sendProbe();
      throw silent();
    }
    const late = Promise.withResolvers<never>();
    const one: Waiting = {
      looks: 0,
      most: unsure?.looks ?? patience,
      endsInSilence: unsure === undefined,
      giveUp() {
        waiting.delete(one);
        late.reject(unsure ? unsure.error() : silent());
      },
    };
    const leave = () => {
      waiting.delete(one);
      if (waiting.size > 0) return;
      clearTimeout(timer);
      timer = undefined;
    };
    waiting.add(one);
    if (timer === undefined) {
      looks = 0;
      timer = setTimeout(look, lookEvery);
    }
    try {
      const working = work();
      // A call that was given up may reject now.
      working.then(answered, () => waiting.has(one) && answered());
      return await Promise.race([working, late.promise]);
    } finally {
      leave();
    }
  }

  return { isSilent: () => isSilent, ask };
}
