/** A store on a server that may stop answering: waits are limited in time. */
import { watchSilence } from "../../model/silence.ts";
import { TryLater } from "../../model/web/problem.ts";
import { withMethods } from "./with_methods.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** The server is checked every 0.2 s; four checks without any answer mean that it is silent. */
const LOOK_EVERY = 200;
const LOOKS = 4;

/** The time limit of a read, in checks, while the store answers others: ten seconds. */
const PATIENCE = 50;

/** The time limit of a write that has begun, in checks: half a minute. */
const WRITE_PATIENCE = 150;

/** The key that a probe reads. It has no value. */
const PROBE = ["probe"];

/** The store does not answer at present; `cause` is for the host. */
export class StoreUnreachable extends TryLater {
  constructor() {
    super(503, t("databaseSilent"), 10);
    this.cause = new Error("The store does not answer. Check the server that KV_URL names.");
  }
}

/** A write was sent, and the store did not answer: it may be done, or be done later. */
export class WriteUnanswered extends TryLater {
  constructor() {
    super(503, t("writeUnanswered"), 30);
    this.cause = new Error("The store has not answered a write for half a minute.");
  }
}

/**
 * The store `kv`, whose reads answer or throw a `StoreUnreachable`: within a second when the store
 * answers nobody, within ten when it answers others. While it answers nobody, reads and writes
 * throw at once, and small reads find out when it answers again. A write that has begun waits for
 * half a minute, because nobody could say whether it was done, and throws a `WriteUnanswered` then.
 * `now` is a monotonic clock in milliseconds.
 */
export function patientKv(kv: Deno.Kv, { now }: { now?: () => number } = {}): Deno.Kv {
  const { ask } = watchSilence({
    probe: () => kv.get(PROBE).then(() => true, () => true),
    silent: () => new StoreUnreachable(),
    lookEvery: LOOK_EVERY,
    looks: LOOKS,
    patience: PATIENCE,
    now,
  });
  const unsure = { looks: WRITE_PATIENCE, error: () => new WriteUnanswered() };
  const write = <T>(work: () => Promise<T>) => ask(work, unsure);
  return withMethods(kv, {
    get: (...args) => ask(() => kv.get(...args)),
    getMany: (...args) => ask(() => kv.getMany(...args)),
    list(...args) {
      const entries = kv.list(...args);
      const next = entries.next.bind(entries);
      entries.next = () => ask(next);
      return entries;
    },
    set: (...args) => write(() => kv.set(...args)),
    delete: (...args) => write(() => kv.delete(...args)),
    atomic() {
      const operation = kv.atomic();
      const commit = operation.commit.bind(operation);
      operation.commit = () => write(commit);
      return operation;
    },
  });
}
