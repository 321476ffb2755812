/** What a table of fields says of the stored items: their types. */
import type { UnfinishedOldMap } from "../../media/old_map.ts";
import type { Thing } from "../../media/thing.ts";
import type { CatalogueRecord } from "../../record/record.ts";
import type { RouteLine } from "../route_line.ts";
import type { LegData } from "../legs/leg_data.ts";
import type { Chapter } from "../chapters.ts";
import type { Transcript } from "../transcript.ts";
import type { Fields, Kind, StoredName } from "./field.ts";

/** The stored value of a kind; texts if it is not listed. */
type StoredKinds = {
  number: number;
  transcript: Transcript;
  chapters: Chapter[];
  record: CatalogueRecord;
  route: RouteLine;
  leg: LegData;
  maps: UnfinishedOldMap[];
  things: Thing[];
};

/** The stored value of a row. */
type Stored<R> = R extends { options: readonly (readonly [infer Value, string])[] } ? Value
  : R extends { kind: infer K extends Kind } ? K extends keyof StoredKinds ? StoredKinds[K] : string
  : never;

/** An item with the fields of a table, each of which may be missing. */
export type StoredOf<F extends Fields> = {
  -readonly [N in StoredName<F>]?: Stored<F[N]>;
};

/**
 * The table `T` and a schema's items `S` have the same fields, of the same types; whether a field
 * may be missing is the schema's matter. Does not compile otherwise.
 */
export type Agreeing<
  T extends { [N in keyof S]?: S[N] },
  S extends { [N in keyof T]: unknown },
> = [T, S];
