/** What the compiler checks of a translation: its keys, and the gaps and marks of each text. */

/** A text that depends on the number `count`, by the forms of `Intl.PluralRules`. */
export type Plural = { one?: string; two?: string; few?: string; many?: string; other: string };

/** The names of the gaps of a text: `"title"` of "Play {title}". A plural has those of `other`. */
export type Gaps<T> = T extends string ? GapsIn<T>
  : T extends Plural ? "count" | GapsIn<T["other"]>
  : never;
type GapsIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | GapsIn<Rest>
  : never;

/** The names of the marked parts of a text, as `"link"` of "Read the <link>page</link>". */
export type Marks<T> = T extends string ? MarksIn<T>
  : T extends Plural ? MarksIn<T["other"]>
  : never;
type MarksIn<T extends string> = T extends `${string}</${infer Name}>${infer Rest}`
  ? Name | MarksIn<Rest>
  : never;

type Loose<E> = { readonly [K in keyof E]: E[K] extends string ? string : Plural };

/** `T` where its text has the gaps and marks of the English text; else what it should have. */
type Checked<E, T> = {
  readonly [K in keyof T]: K extends keyof E
    ? Same<Gaps<E[K]> | Marks<E[K]>, Gaps<T[K]> | Marks<T[K]>> extends true ? T[K]
    : { gaps: Gaps<E[K]>; marks: Marks<E[K]> }
    : never;
};
type Same<A, B> = [A] extends [B] ? [B] extends [A] ? true : false : false;

/** Texts of a section in another language, checked against the English ones. */
export const translation =
  <E>() =>
  <const T extends Loose<E>>(texts: T & Checked<E, NoInfer<T>>): { [K in keyof E]: E[K] } =>
    texts as unknown as { [K in keyof E]: E[K] };
