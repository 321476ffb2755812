/** Texts and numbers as XML 1.0 can hold them. */

/** All but tab, line feed, carriage return and what section 2.2 of XML 1.0 calls characters. */
// deno-lint-ignore no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // A reader makes a line feed of a plain one.
  "\r": "&#13;",
};

/**
 * A text as the content of an element. Characters that XML cannot hold in any form (control
 * characters) are left out; half of a surrogate pair becomes U+FFFD.
 */
export function xmlText(text: string): string {
  return text.toWellFormed().replace(FORBIDDEN, "").replace(/[&<>"\r]/g, (one) => ESCAPES[one]);
}

/**
 * A number as xsd:decimal, which has no exponents: 1e-7 is 0.0000001. Reads back as the same
 * number.
 */
export function xmlDecimal(value: number): string {
  const match = /^(-?)(\d)(?:\.(\d+))?e-(\d+)$/.exec(String(value));
  if (!match) return String(value);
  const [, sign, first, rest = "", exponent] = match;
  return `${sign}0.${"0".repeat(Number(exponent) - 1)}${first}${rest}`;
}
