/** A store behind a server that stops answering, and goes on. */
import { withMethods } from "../../../lib/store/kv/with_methods.ts";

/** `kv`, which answers nothing while `mute.isSilent`. */
export function muteStore(kv: Deno.Kv) {
  const waiting: (() => void)[] = [];
  const answers: Promise<unknown>[] = [];
  const mute = {
    /** What was asked so far. */
    reads: 0,
    isSilent: false,
    /** Answers what was asked so far, and whatever follows. */
    async answer() {
      mute.isSilent = false;
      for (const go of waiting.splice(0)) go();
      await Promise.all(answers.splice(0));
    },
  };
  function ask<T>(work: () => Promise<T>): Promise<T> {
    mute.reads++;
    if (!mute.isSilent) return work();
    const answer = new Promise<void>((go) => waiting.push(go)).then(work);
    answers.push(answer);
    return answer;
  }
  const muted = withMethods(kv, {
    get: (key) => ask(() => kv.get(key)),
    getMany: (keys) => ask(() => kv.getMany(keys)),
    list(...args) {
      const entries = kv.list(...args);
      const next = entries.next.bind(entries);
      entries.next = () => ask(next);
      return entries;
    },
    atomic() {
      const operation = kv.atomic();
      const commit = operation.commit.bind(operation);
      operation.commit = () => ask(commit);
      return operation;
    },
  });
  return { mute, kv: muted };
}
