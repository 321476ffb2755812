/** The places of things in the form. */
import { signal } from "@preact/signals-core";
import { newThing, type ThingValues } from "../../../../lib/formats/fields/things.ts";
import { MAX_THINGS } from "../../../../lib/model/media/thing.ts";
import type { FormAccess } from "../form_props.ts";
import { stopIdOf } from "../stops/stop_id.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

/** "" for the archive, "audioStops.3." for a stop. */
export type Prefix = "" | `audioStops.${number}.`;

export const stopPrefix = (index: number): Prefix => index < 0 ? "" : `audioStops.${index}.`;

/** The index of the stop; -1 for the archive. */
export const indexOfPrefix = (prefix: Prefix): number =>
  prefix === "" ? -1 : Number(prefix.split(".")[1]);

/** The field of the list, which has the type of the archive's. */
export const thingsAtPrefix = (prefix: Prefix) => `${prefix}things` as "things";

/** The index of the first picture of today; -1 without one. */
export const coverIndex = (things: readonly ThingValues[]): number =>
  things.findIndex(({ url, then }) => url !== "" && !then);

/** The index of the old view; -1 without one. */
export const oldViewIndex = (things: readonly ThingValues[]): number =>
  things.findIndex(({ then }) => then);

/** The address of the first picture; "" without one. */
export const coverOfForm = ({ things }: { things: readonly ThingValues[] }): string =>
  things[coverIndex(things)]?.url ?? "";

/** How many things can still be added. */
export const roomIn = (things: readonly ThingValues[]) =>
  MAX_THINGS - things.filter(({ url }) => url !== "").length;

export const noRoom = (prefix: Prefix): string =>
  prefix === ""
    ? t("archiveIsFull", { most: MAX_THINGS })
    : t("stopIsFull", { number: indexOfPrefix(prefix) + 1, most: MAX_THINGS });

/** Places for `count` files: first the one that waits for a picture, then new ones. */
export function placesFor(things: readonly ThingValues[], count: number): ThingValues[] {
  const free = things.find(({ url, then }) => url === "" && !then);
  return Array.from({ length: count }, (_, i) => i === 0 && free || newThing({}));
}

/** The list with these things, each in its place or at the end. */
export function withFilled(
  things: readonly ThingValues[],
  filled: readonly ThingValues[],
): ThingValues[] {
  const known = new Map(filled.map((thing) => [thing.id, thing]));
  const there = new Set(things.map(({ id }) => id));
  return [
    ...things.map((thing) => known.get(thing.id) ?? thing),
    ...filled.filter(({ id }) => !there.has(id)),
  ];
}

/**
 * The archive or a stop while stops are moved: "" or the stop's id. With `isNeeded` a stop without
 * an id gets one.
 */
export function holderOf(form: FormAccess, prefix: Prefix, isNeeded = false): string {
  const index = indexOfPrefix(prefix);
  if (index < 0) return "";
  if (isNeeded) return stopIdOf(form, index);
  return form.getValues(`audioStops.${index}.id`) ?? prefix;
}

/** The prefix of a holder; undefined for a stop that was removed. */
export function prefixOf({ getValues }: FormAccess, holder: string): Prefix | undefined {
  const index = getValues("audioStops").findIndex(({ id }) => id === holder);
  return holder === "" ? "" : index < 0 ? undefined : stopPrefix(index);
}

/** The thing whose boxes are open; `id` is "" after it was closed. One in the whole form. */
export const openThing = signal<{ holder: string; id: string }>();

/** Opens the thing of which `path` names a field; no effect for other fields. */
export function openThingAt(form: FormAccess, path: string): void {
  const [, prefix = "", index] = /^(audioStops\.\d+\.)?things\.(\d+)\./.exec(path) ?? [];
  if (index === undefined) return;
  const thing = form.getValues(thingsAtPrefix(prefix as Prefix))[Number(index)];
  if (thing) openThing.value = { holder: holderOf(form, prefix as Prefix), id: thing.id };
}
