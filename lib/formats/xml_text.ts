/** Texts in XML 1.0 and HTML. */
import { wellFormed } from "../model/text/well_formed.ts";

/** All characters except those of XML 1.0, section 2.2. */
// deno-lint-ignore no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // A parser turns a plain carriage return into a line feed.
  "\r": "&#13;",
};

/**
 * A text as the content of an element, or of an attribute without line breaks. In place of
 * characters that XML cannot represent (control characters) stands what `instead` gives, by default
 * nothing; a lone surrogate becomes U+FFFD.
 */
export function xmlText(text: string, instead = (_character: string): string => ""): string {
  return wellFormed(text).replace(/[&<>"\r]/g, (character) => ESCAPES[character])
    .replace(FORBIDDEN, instead);
}

/** The attributes of a tag that have a value, each after a space. */
export const attributesOf = (attributes: Record<string, string | undefined>): string =>
  Object.entries(attributes).filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${xmlText(value!)}"`).join("");

/** An element with a text; nothing where XML can hold nothing of the text. */
export function xmlElement(
  name: string,
  text: string | undefined,
  attributes: Record<string, string | undefined> = {},
): string {
  const content = xmlText(text ?? "");
  return content && `<${name}${attributesOf(attributes)}>${content}</${name}>`;
}
