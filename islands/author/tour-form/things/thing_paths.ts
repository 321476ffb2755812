/** The places of things in the form. */
import type { ThingValues } from "../../../../lib/formats/fields/things.ts";
import { newThing } from "../../../../lib/formats/fields/things.ts";
import type { FormAccess } from "../form_props.ts";

/** "" for the archive, "audioStops.3." for a stop. */
export type Prefix = "" | `audioStops.${number}.`;

export const stopPrefix = (index: number): Prefix => index < 0 ? "" : `audioStops.${index}.`;

/** The index of the first picture of today; -1 without one. */
export const coverIndex = (things: readonly ThingValues[]): number =>
  things.findIndex(({ url, then }) => url !== "" && !then);

/** The index of the old view; -1 without one. */
export const oldViewIndex = (things: readonly ThingValues[]): number =>
  things.findIndex(({ then }) => then);

/** The address of the first picture; "" without one. */
export const coverOfForm = ({ things }: { things: readonly ThingValues[] }): string =>
  things[coverIndex(things)]?.url ?? "";

/**
 * The path of an empty place for a picture, which is made where there is none; with `id` that of
 * the thing.
 */
export function emptyPlace(
  { getValues, setValue }: FormAccess,
  prefix: Prefix,
  fields: Partial<ThingValues> = {},
) {
  const list = `${prefix}things` as "things";
  const things = getValues(list);
  const free = things.findIndex(({ url, then }) => url === "" && !then);
  const index = free < 0 || fields.then ? things.length : free;
  if (index === things.length) setValue(list, [...things, newThing(fields)], { shouldDirty: true });
  return `${prefix}things.${index}.url` as `things.${number}.url`;
}

/** Takes a thing away; the first place stays, empty. */
export function withoutThing(things: readonly ThingValues[], index: number): ThingValues[] {
  const left = things.filter((_, i) => i !== index);
  return left.length > 0 ? left : [newThing({})];
}
