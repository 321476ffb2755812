/** Style sheets use named colours, durations, layers and breakpoints, from two files. */
import type { Rule, Style, Violation } from "./tree.ts";

const TOKENS = "lib/styles/base/tokens.css";
const BREAKPOINTS = "lib/styles/base/breakpoints.css";
const MOST_WIDTHS = 3;

type Literal = { pattern: RegExp; what: string };

const LITERALS: Literal[] = [
  { pattern: /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\([^)]*\)/gi, what: "a colour" },
  { pattern: /(?<![\w.-])[\d.]+m?s\b/g, what: "a duration" },
  { pattern: /z-index:\s*-?\d+/g, what: "a layer" },
];

export const styleTokens: Rule = ({ styles }) =>
  styles.flatMap((style) => {
    if (style.path === TOKENS) return [];
    if (style.path === BREAKPOINTS) return tooManyWidths(style);
    const text = withoutComments(style.text);
    return [...literals(style.path, text), ...namelessBreakpoints(style.path, text)];
  });

const literals = (file: string, text: string): Violation[] =>
  LITERALS.flatMap(({ pattern, what }) =>
    Array.from(text.matchAll(pattern), ([found]) => ({
      file,
      message: `"${found}" is ${what} without a name. Use a custom property of ${TOKENS}.`,
    }))
  );

const namelessBreakpoints = (file: string, text: string): Violation[] =>
  Array.from(text.matchAll(/@(?:media|container)[^{]*\b(?:width|height)\b[^{]*/g), ([found]) => ({
    file,
    message: `"${found.trim()}" measures by itself. Use a name of ${BREAKPOINTS}.`,
  }));

function tooManyWidths({ path, text }: Style): Violation[] {
  const widths = new Set(
    Array.from(
      withoutComments(text).matchAll(/width\s*[<>=:]+\s*([\d.]+\w+)/g),
      // What ends at 21.98rem begins at 22rem.
      ([, width]) => width.replace(/^\d+\.98/, (below) => String(Math.ceil(Number(below)))),
    ),
  );
  if (widths.size <= MOST_WIDTHS) return [];
  return [{
    file: path,
    message: `${widths.size} widths (${[...widths].join(", ")}); pages change at ${MOST_WIDTHS}.`,
  }];
}

const withoutComments = (text: string) => text.replace(/\/\*.*?\*\//gs, "");
