/** Texts in XML and HTML. */
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
 * A text as the content of an element or an attribute. Characters that XML cannot hold in any form
 * (control characters) are left out; half of a surrogate pair becomes U+FFFD.
 */
export function xmlText(text: string): string {
  return wellFormed(text).replace(FORBIDDEN, "").replace(
    /[&<>"\r]/g,
    (character) => ESCAPES[character],
  );
}
