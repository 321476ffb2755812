/**
 * Kinds of entries, each declared once: the parts of its keys, the schema of its values, what is
 * made of a record in the same step, and what a check, a backup and the end of an account have to
 * know of it.
 */
import type { z } from "zod";

type Schemas = readonly z.ZodType<Deno.KvKeyPart>[];
type Ids<K extends Schemas> = { [I in keyof K]: z.infer<K[I]> };

/** An entry without its versionstamp. */
type Made = [key: Deno.KvKey, value: unknown];

/** Entries that are made of records: pointers, cards, lists. */
type Index<V, I extends readonly unknown[]> = {
  of: AnyCollection;
  /** The entries of a record; `what` names one that is missing or wrong. */
  from(value: V, ...ids: I): Made[];
  what: string;
  /** The ids of the record that such an entry is made of; `lost` names one without it. */
  back(ids: string[], value: unknown): string[];
  lost: string;
  /** Whether a lost entry is only a notice; where they expire one by one, a missing one is, too. */
  isNotice?: "lost" | "both";
  /** A stored value with what older versions left out. */
  reads?(stored: unknown): unknown;
};

type Rules<V, I extends readonly unknown[]> = {
  /**
   * An `index` can be made anew from records, and a `note` can be lost without harm; a record
   * exists nowhere else.
   */
  kind?: "index" | "note";
  indexes?: Index<V, I>[];
  /** Something has to be at or under one of `keys`; `what` names an entry without it. */
  within?: { keys(value: V, ...ids: I): Deno.KvKey[]; what: string; level?: "notice" };
  /**
   * The first id is a user's: the entries go with the account, and the keys `beside` each. A mark
   * at `leaves` stays for as long as a session.
   */
  ofUser?: { beside?(value: V, ...ids: I): Deno.KvKey[]; leaves?(...ids: I): Deno.KvKey };
  /** No backup holds it. */
  isFleeting?: true;
};

// deno-lint-ignore no-explicit-any
export type AnyCollection = Collection<any, any>;

/** Records that one step of `clear` removes, with what is made of them: 1,000 mutations at most. */
const CLEARED_PER_STEP = 200;

export class Collection<const K extends Schemas, V extends z.ZodType> {
  /** The first parts of all keys. */
  readonly root: Deno.KvKey;

  /** `name` is one part, or several; `ids` are the schemas of the following ones. */
  constructor(
    name: string | Deno.KvKey,
    readonly ids: K,
    readonly value: V,
    readonly rules: Rules<z.infer<V>, Ids<K>> = {},
  ) {
    this.root = typeof name === "string" ? [name] : name;
  }

  /** Takes no more arguments than ids, so that it may be handed to `map`. */
  readonly key = (...ids: Ids<K>): Deno.KvKey => this.prefix(...ids.slice(0, this.ids.length));

  /** The beginning of the keys with these first ids. */
  prefix(...ids: Deno.KvKeyPart[]): Deno.KvKey {
    return [...this.root, ...ids];
  }

  get(kv: Deno.Kv, ...ids: Ids<K>): Promise<Deno.KvEntryMaybe<z.infer<V>>> {
    return kv.get(this.key(...ids));
  }

  /** The entries with these first ids. */
  list(
    kv: Deno.Kv,
    ids: Deno.KvKeyPart[] = [],
    options: Deno.KvListOptions = {},
  ): Deno.KvListIterator<z.infer<V>> {
    return kv.list({ prefix: this.prefix(...ids) }, options);
  }

  /** The values of those. */
  async values(kv: Deno.Kv, ...ids: Deno.KvKeyPart[]): Promise<z.infer<V>[]> {
    const entries = await Array.fromAsync(this.list(kv, ids, { batchSize: 500 }));
    return entries.map(({ value }) => value);
  }

  /** The ids in a key. */
  idsOf(key: Deno.KvKey): string[] {
    return key.slice(this.root.length).map(String);
  }

  /** The entries that are made of a record. */
  made(value: z.infer<V>, ids: Ids<K>): Made[] {
    return (this.rules.indexes ?? []).flatMap(({ from }) => from(value, ...ids));
  }

  /** Adds to `operation` that a record is `after` in place of `before`, with what is made of it. */
  put(
    operation: Deno.AtomicOperation,
    ids: Ids<K>,
    [before, after]: [z.infer<V> | null, z.infer<V>],
    options?: { expireIn?: number },
  ): Deno.AtomicOperation {
    if (before !== null) { for (const [key] of this.made(before, ids)) operation.delete(key); }
    operation.set(this.key(...ids), after, options);
    for (const [key, value] of this.made(after, ids)) operation.set(key, value, options);
    return operation;
  }

  /** Adds to `operation` that a record goes, with what is made of it. */
  drop(operation: Deno.AtomicOperation, ids: Ids<K>, value: z.infer<V>): Deno.AtomicOperation {
    for (const [key] of this.made(value, ids)) operation.delete(key);
    return operation.delete(this.key(...ids));
  }

  /** Drops all records with these first ids, in steps that may be repeated. */
  async clear(kv: Deno.Kv, ...first: Deno.KvKeyPart[]): Promise<void> {
    const next = () => Array.fromAsync(this.list(kv, first, { limit: CLEARED_PER_STEP }));
    for (let entries = await next(); entries.length > 0; entries = await next()) {
      const operation = kv.atomic();
      for (const { key, value } of entries) {
        this.drop(operation, key.slice(this.root.length) as Ids<K>, value);
      }
      await operation.commit();
    }
  }
}
