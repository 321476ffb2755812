/** Sentences of the interface with elements in them. */
import { Fragment, type ReactNode } from "react";
import type { Catalogue, Section } from "../texts/catalogue.ts";
import type { Gaps, Marks } from "../texts/translation.ts";
import type { TextKey, Texts } from "../texts/texts.ts";
import { language, numeral } from "../texts/texts.ts";

/** An element for a gap, or a function that makes one of the marked words. */
type RichValue = ReactNode | ((words: string) => ReactNode);

/**
 * The text `key` with its gaps and marked words filled: "Read the <link>page</link>, {name}" takes
 * `{ link: (words) => <a href="…">{words}</a>, name: <b>Ann</b> }`. `count` also decides
 * between plural forms.
 */
export function rich<S extends Section, K extends TextKey<S>>(
  t: Texts<S>,
  key: K,
  given: { [N in Gaps<Catalogue[S][K]> | Marks<Catalogue[S][K]>]: RichValue },
): ReactNode {
  const values: Record<string, RichValue> = given;
  const text = t.written(key, values.count as number | undefined);
  const parts = text.split(/(\{\w+\}|<\w+>.*?<\/\w+>)/).map((part, i) => {
    const [, gap, mark, words] = /^(?:\{(\w+)\}|<(\w+)>(.*?)<\/\w+>)$/.exec(part) ?? [];
    const value = values[gap ?? mark];
    const shown = typeof value === "function" ? value(filled(words, values)) : value;
    const isGap = gap !== undefined || mark !== undefined;
    return <Fragment key={i}>{isGap ? written(shown) : part}</Fragment>;
  });
  return <>{parts}</>;
}

/** The marked words with their own gaps, whose values are texts. */
const filled = (words: string, values: Record<string, RichValue>): string =>
  words.replace(/\{(\w+)\}/g, (_, name) => String(written(values[name] as ReactNode)));

/** The items as a list in a sentence, as `list` of lib/texts/formats.ts, with elements in it. */
export const richList = (items: readonly ReactNode[]): ReactNode =>
  new Intl.ListFormat(language()).formatToParts(items.map((_, i) => String(i))).map(
    ({ type, value }, i) => (
      <Fragment key={i}>{type === "element" ? items[Number(value)] : value}</Fragment>
    ),
  );

const written = (value: ReactNode) => typeof value === "number" ? numeral(value) : value;
