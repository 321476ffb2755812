/** Our own elements in GPX and KML, for what these formats cannot hold. */
import type { Field } from "../../model/tour/fields/field.ts";
import type { LegData } from "../../model/tour/legs/leg_data.ts";
import { xmlText } from "../xml_text.ts";
import { EXPORT_VERSION } from "../json/export_file.ts";

/** The namespace of our elements. */
export const TOUR_NAMESPACE = `urn:animating-the-archives:tour:${EXPORT_VERSION}`;

/** An element on a line; none without a value. */
export function element(
  indent: string,
  name: string,
  value: string | number | undefined,
): string[] {
  if (value === undefined) return [];
  const text = typeof value === "number" ? xmlDecimal(value) : xmlText(value);
  return [`${indent}<${name}>${text}</${name}>`];
}

/** The fields that have a value, as texts; an optional text only if XML can hold some of it. */
export const filled = <N extends string>(
  item: { [M in N]?: unknown },
  fields: readonly (readonly [N, Field])[],
): [N, Field, string | number][] =>
  fields.flatMap(([name, field]) => {
    const value = item[name] as string | number | undefined;
    const isLost = typeof value === "string" && !field.isRequired && !xmlText(value);
    return value === undefined || isLost ? [] : [[name, field, value]];
  });

/** An element for each field. */
export const extensions = <N extends string>(
  indent: string,
  item: { [M in N]?: unknown },
  fields: readonly (readonly [N, Field])[],
): string[] =>
  filled(item, fields).flatMap(([name, , value]) => element(indent, `tour:${name}`, value));

/** The leg for our own reader; other programs draw its line. */
export const legElement = (
  indent: string,
  { line, by, parts = [], via }: LegData,
): string[] => [
  `${indent}<tour:leg>`,
  ...element(`${indent}  `, "tour:line", line),
  ...element(`${indent}  `, "tour:by", by),
  ...parts.flatMap(({ at, name, steps }) => [
    `${indent}  <tour:part>`,
    ...element(`${indent}    `, "tour:at", at),
    ...name && xmlText(name) ? element(`${indent}    `, "tour:name", name) : [],
    ...steps ? element(`${indent}    `, "tour:steps", "true") : [],
    `${indent}  </tour:part>`,
  ]),
  ...via ? element(`${indent}  `, "tour:via", via) : [],
  `${indent}</tour:leg>`,
];

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
