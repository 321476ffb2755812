/**
 * Kinds of entries, each declared once: the parts of its keys, the schema of its values, the index
 * entries that the same step writes, and the rules for checks, backups and the end of an account.
 */
import type { z } from "zod";

type Schemas = readonly z.ZodType<Deno.KvKeyPart>[];
type Ids<K extends Schemas> = { [I in keyof K]: z.infer<K[I]> };

/** An entry without its versionstamp. */
type Made = [key: Deno.KvKey, value: unknown];

/** Index entries, which a record determines: pointers, cards, lists. */
type Index<V, I extends readonly unknown[]> = {
  of: AnyCollection;
  /** The entries of a record; `what` names one that is missing or wrong. */
  from(value: V, ...ids: I): Made[];
  what: string;
  /** The ids of the record that an index entry belongs to; `lost` names an entry without one. */
  back(ids: string[], value: unknown): string[];
  lost: string;
  /**
   * Reports entries without a record as a mere notice; with "both", missing entries too, because
   * KV removes expired entries one by one.
   */
  isNotice?: "lost" | "both";
  /** Adds to a stored value the fields that older versions did not write. */
  reads?(stored: unknown): unknown;
};

type Rules<V, I extends readonly unknown[]> = {
  /**
   * An `index` can be made anew from records, and a `note` can be lost without harm; a record
   * exists nowhere else.
   */
  kind?: "index" | "note";
  indexes?: Index<V, I>[];
  /** At or under one of `keys` there must be an entry; `what` names an entry without one. */
  within?: { keys(value: V, ...ids: I): Deno.KvKey[]; what: string; level?: "notice" };
  /**
   * The first id is a user's. The end of the account removes the entries and the keys `beside`
   * each, and writes a mark at `leaves` that lasts as long as a session.
   */
  ofUser?: { beside?(value: V, ...ids: I): Deno.KvKey[]; leaves?(...ids: I): Deno.KvKey };
  /** No backup holds it. */
  isFleeting?: true;
};

// deno-lint-ignore no-explicit-any
export type AnyCollection = Collection<any, any>;

/** Records that one step of `clear` removes: with their index entries 1,000 mutations at most. */
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

  /** The values of the entries with these first ids. */
  async values(kv: Deno.Kv, ...ids: Deno.KvKeyPart[]): Promise<z.infer<V>[]> {
    const entries = await Array.fromAsync(this.list(kv, ids, { batchSize: 500 }));
    return entries.map(({ value }) => value);
  }

  /** The ids in a key. */
  idsOf(key: Deno.KvKey): string[] {
    return key.slice(this.root.length).map(String);
  }

  /** The index entries of a record. */
  made(value: z.infer<V>, ids: Ids<K>): Made[] {
    return (this.rules.indexes ?? []).flatMap(({ from }) => from(value, ...ids));
  }

  /** Adds to `operation` that the record `after` replaces `before`, with its index entries. */
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

  /** Adds to `operation` the removal of a record and its index entries. */
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
