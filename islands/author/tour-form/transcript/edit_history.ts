/** Undo and redo of edits. */

/** `key` names the subject of the last step: further changes of the same belong to that step. */
export type History<T> = {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  readonly key?: string;
};

/** Most steps that can be undone; older ones are forgotten. */
const MOST_STEPS = 200;

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** Adds a step to `present`; no effect if that is the same state. */
export function go<T>(history: History<T>, present: T, key?: string): History<T> {
  if (present === history.present) return history;
  const isSameStep = key !== undefined && key === history.key;
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present, future: [], key };
}

export function undo<T>({ past, present, future }: History<T>): History<T> {
  if (past.length === 0) return { past, present, future };
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };
}

export function redo<T>({ past, present, future }: History<T>): History<T> {
  if (future.length === 0) return { past, present, future };
  return { past: [...past, present], present: future[0], future: future.slice(1) };
}
