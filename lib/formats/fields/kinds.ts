/** The kinds of fields by their names in the table. */
import type { Field, Fields, Kind } from "../../model/tour/fields/field.ts";
import { chapters } from "./chapters.ts";
import type { FieldKind } from "./kind.ts";
import { area, leg } from "./leg.ts";
import { maps } from "./maps.ts";
import { record } from "./record.ts";
import { route } from "./route.ts";
import { choice, language, number, text, unread } from "./text.ts";
import { things } from "./things.ts";
import { transcript } from "./transcript.ts";

const KINDS = {
  line: text,
  words: text,
  text,
  language,
  picture: text,
  sound: text,
  number,
  choice,
  transcript,
  chapters,
  record,
  route,
  leg,
  area,
  maps,
  things,
  unread,
} satisfies Record<Kind, unknown>;

/** What a field's kind does. The caller gives it values of its own kind. */
export const kindOf = ({ kind }: Field) => KINDS[kind] as FieldKind<unknown, unknown>;

/** What the boxes of a row hold. */
type TypedKind<K extends Kind> = typeof KINDS[K] extends FieldKind<infer _, infer T> ? T : never;

type Typed<R extends Field> = R extends { options: readonly (readonly [infer Value, string])[] }
  ? Value
  : TypedKind<R["kind"]>;

/** Rows whose boxes are always there; other values are missing when they are empty. */
type HasBox<R extends Field> = R extends { initial: string } ? true
  : R extends
    { kind: "line" | "words" | "text" | "language" | "picture" | "sound" | "number" | "things" }
    ? true
  : false;

/** The fields of a table as the boxes of the form hold them. */
export type TypedOf<F extends Fields> =
  & { -readonly [N in keyof F as HasBox<F[N]> extends true ? N : never]: Typed<F[N]> }
  & { -readonly [N in keyof F as HasBox<F[N]> extends true ? never : N]?: Typed<F[N]> };
