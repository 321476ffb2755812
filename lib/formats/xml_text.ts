/** Texts in XML 1.0 and HTML. */
import { wellFormed } from "../model/text/well_formed.ts";

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
<<<<<<< HEAD
 * A text as the content of an element, or of an attribute without breaks of lines. Characters that
 * XML cannot hold in any form (control characters) are left out; half of a surrogate pair becomes
 * U+FFFD.
=======
 * A text as the content of an element or an attribute. Characters that XML cannot hold in any form
 * (control characters) are left out; half of a surrogate pair becomes U+FFFD.
>>>>>>> b4a671bd1f4363df861e9c0a661644ff2e059497
 */
export function xmlText(text: string): string {
  return wellFormed(text).replace(FORBIDDEN, "").replace(
    /[&<>"\r]/g,
    (character) => ESCAPES[character],
  );
}

/** The attributes of a tag that have a value, each after a space. */
const attributesOf = (attributes: Record<string, string | undefined>): string =>
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
