/** Work after a pause in typing, and during long typing at the latest after a longest wait. */

type Options = {
  /** From the last call to the work, in milliseconds. */
  pause: number;
  /** From the first call since the work was done to the work, in milliseconds. */
  longest: number;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
};

export type AfterPause = ReturnType<typeof afterPause>;

/** Does `work` after a pause in the calls, and during endless calls once in `longest`. */
export function afterPause(
  work: () => void,
  { pause, longest, timers = globalThis }: Options,
) {
  let afterLast: ReturnType<typeof setTimeout> | undefined;
  let afterFirst: ReturnType<typeof setTimeout> | undefined;

  function cancel(): void {
    timers.clearTimeout(afterLast);
    timers.clearTimeout(afterFirst);
    afterLast = afterFirst = undefined;
  }

  function now(): void {
    cancel();
    work();
  }

  return {
    call(): void {
      timers.clearTimeout(afterLast);
      afterLast = timers.setTimeout(now, pause);
      afterFirst ??= timers.setTimeout(now, longest);
    },
    /** Whether there was a call since the work was done. */
    isWaiting: (): boolean => afterFirst !== undefined,
    /** Does the work now, if it waits. */
    flush(): void {
      if (afterFirst !== undefined) now();
    },
    /** Forgets the calls so far. */
    cancel,
  };
}
