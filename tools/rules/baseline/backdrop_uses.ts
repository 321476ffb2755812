/** Finds custom properties that `::backdrop` reads and, in older browsers, does not inherit. */
import type { Style, Violation } from "../tree.ts";
import { type CompatData, lackedBy } from "./support.ts";

/** A rule without rules in it: what stands before its braces, and its declarations. */
type Block = { path: string; selector: string; declarations: string };

/** The custom properties of `::backdrop` rules that no rule for `::backdrop` defines. */
export function findBackdropUses(styles: Style[], { css }: CompatData): Violation[] {
  const lacking = lackedBy(css.selectors.backdrop.inherit_from_originating_element);
  if (lacking.length === 0) return [];
  const blocks = styles.flatMap(backdropBlocks);
  const defined = new Set(
    blocks.flatMap(({ declarations }) => namesIn(declarations, /(--[\w-]+)\s*:/g)),
  );
  return blocks.flatMap(({ path, selector, declarations }) =>
    namesIn(declarations, /var\(\s*(--[\w-]+)/g).filter((name) => !defined.has(name))
      .map((name) => ({
        file: path,
        message: `In ${lacking.join(", ")} "${selector}" inherits no "${name}" from its element. ` +
          "Define it in a rule for ::backdrop, too.",
      }))
  );
}

const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name]) => name);

const backdropBlocks = ({ path, text }: Style): Block[] =>
  Array.from(
    text.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{([^{}]*)\}/g),
    ([, selector, declarations]) => ({ path, selector: selector.trim(), declarations }),
  ).filter(({ selector }) => selector.includes("::backdrop"));
