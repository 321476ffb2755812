/** Reads our own elements in GPX and KML; the form's reader checks their values. */
import type { XmlElement } from "@rgrove/parse-xml";
import { children, textOf } from "../xml.ts";
import { TOUR_NAMESPACE } from "./write_elements.ts";

/** True for the root of a file that this program has written. */
export const isOurs = ({ attributes }: XmlElement): boolean =>
  Object.values(attributes).includes(TOUR_NAMESPACE);

/** The texts of the elements with these names. */
export const fieldsOf = (element: XmlElement | undefined, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(element, name)]));

/** The leg in an element with extensions. */
export function legOf(extensions: XmlElement) {
  const [leg] = children(extensions, "leg");
  const parts = leg && children(leg, "part").map((part) => ({
    at: Number(textOf(part, "at")),
    ...textOf(part, "name") && { name: textOf(part, "name") },
    ...textOf(part, "steps") === "true" && { steps: true },
  }));
  const via = leg && textOf(leg, "via");
  return leg && {
    line: textOf(leg, "line"),
    by: textOf(leg, "by"),
    ...parts.length > 0 && { parts },
    ...via && { via },
  };
}
