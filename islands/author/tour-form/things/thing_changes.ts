/** Changes of a list of things that can be taken back: the last of the archive and of each stop. */
import { signal } from "@preact/signals-core";
import { newThing, type ThingValues } from "../../../../lib/formats/fields/things.ts";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { filesOf } from "../../../../lib/model/media/files_of.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import type { FormAccess } from "../form_props.ts";
import { settleFiles } from "../media/earlier_files.ts";
import { holderOf, type Prefix, thingsAtPrefix } from "./thing_paths.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

/** `said` is for people, as are `problems`: what was not taken, and why. */
export type ThingChange = {
  said: string;
  problems?: readonly string[];
  before: readonly ThingValues[];
  after: readonly ThingValues[];
};

const changes = signal<ReadonlyMap<string, ThingChange>>(new Map());

/** The last change of a holder. Read from a signal. */
export const changeOf = (holder: string): ThingChange | undefined => changes.value.get(holder);

const note = (holder: string, change: ThingChange | undefined): void => {
  const next = new Map(changes.value);
  if (change) next.set(holder, change);
  else next.delete(holder);
  changes.value = next;
};

/** The change stays; only its line goes. */
export const hideChange = (holder: string): void => note(holder, undefined);

export const forgetThingChanges = (): void => void (changes.value = new Map());

type Said = Pick<ThingChange, "said" | "problems"> & {
  /** An earlier change of which this one is the rest: both are taken back together. */
  since?: ThingChange;
};

/** Replaces the list of a holder. Files that it no longer names wait, in case they come back. */
export function changeThings(
  form: FormAccess,
  prefix: Prefix,
  next: readonly ThingValues[],
  { since, ...said }: Said,
): ThingChange {
  const holder = holderOf(form, prefix, true);
  const list = thingsAtPrefix(prefix);
  const now = form.getValues(list);
  const after = next.length > 0 ? next : [newThing({})];
  const change = {
    ...said,
    before: since && changeOf(holder) === since ? since.before : structuredClone(now),
    after: structuredClone(after),
  };
  form.setValue(list, [...after], { shouldDirty: true });
  form.clearErrors(list);
  forgetFields(now, after);
  settleFiles(form, [...filesOf({ things: now }), ...filesOf({ things: after })]);
  note(holder, change);
  return change;
}

/** Takes the last change back, and leaves what was typed since. That can be taken back in turn. */
export function undoThings(form: FormAccess, prefix: Prefix): void {
  const change = changeOf(holderOf(form, prefix));
  if (!change) return;
  const now = form.getValues(thingsAtPrefix(prefix));
  changeThings(form, prefix, takenBack(now, change), { said: t("undone") });
}

/** The list as before the change, with the words and things of since. */
export function takenBack(
  now: readonly ThingValues[],
  { before, after }: Pick<ThingChange, "before" | "after">,
): ThingValues[] {
  const [nowById, afterById] = [now, after].map((list) =>
    new Map(list.map((one) => [one.id, one]))
  );
  const back = before.map((thing): ThingValues => {
    const [current, changed] = [nowById.get(thing.id), afterById.get(thing.id)];
    // What was typed about an added picture goes with it, and comes back with it.
    const isAdded = thing.url === "" && changed?.url !== "";
    if (!current || !changed || isAdded) return thing;
    const names = Object.keys(thing) as (keyof ThingValues)[];
    const own = names.filter((name) => !isSame(thing[name], changed[name]));
    return { ...current, ...Object.fromEntries(own.map((name) => [name, thing[name]])) };
  });
  const known = new Set([...before, ...after].map(({ id }) => id));
  return [...back, ...now.filter(({ id }) => !known.has(id))];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** So that a reload does not put the files of things that went, or were joined, back as things. */
function forgetFields(before: readonly ThingValues[], after: readonly ThingValues[]): void {
  const left = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !left.has(id));
  for (const [, address] of filesOf({ things: gone })) {
    const id = uploadIdOf(address);
    if (id !== undefined) getUploadQueue().forgetField(id);
  }
}

/** Takes things away. */
export function removeThings(form: FormAccess, prefix: Prefix, ids: ReadonlySet<string>): void {
  const things = form.getValues(thingsAtPrefix(prefix));
  const left = things.filter(({ id }) => !ids.has(id));
  const said = ids.size === 1 ? t("pictureRemoved") : t("picturesRemoved", { count: ids.size });
  changeThings(form, prefix, left, { said });
}

/** Moves a thing to another place of its list. */
export function moveThing(form: FormAccess, prefix: Prefix, from: number, to: number): void {
  const things = [...form.getValues(thingsAtPrefix(prefix))];
  const [thing] = things.splice(from, 1);
  things.splice(to, 0, thing);
  const said = t("pictureMoved", { to: to + 1, total: things.length });
  changeThings(form, prefix, things, { said });
}

/**
 * Makes one paper of several things, in their order: the first keeps its words, and its place.
 * Returns its id.
 */
export function joinThings(form: FormAccess, prefix: Prefix, ids: ReadonlySet<string>): string {
  const things = form.getValues(thingsAtPrefix(prefix));
  const parts = things.filter(({ id, url }) => ids.has(id) && url !== "");
  // Words about a page that is no thing any more stay as its text.
  const pages = parts.flatMap(({ url, text, caption, alt, pages }, i) => [
    { url, text: text || (i > 0 ? [caption, alt].filter(Boolean).join("\n") : "") },
    ...pages,
  ]);
  const [first, ...others] = parts;
  const paper = { ...first, ...textsOf(parts), pages: pages.slice(1) };
  const isGone = new Set(others.map(({ id }) => id));
  const next = things.filter(({ id }) => !isGone.has(id))
    .map((thing) => thing.id === first.id ? paper : thing);
  changeThings(form, prefix, next, { said: t("pagesJoined", { count: pages.length }) });
  return first.id;
}

/** A field of the paper has its text from the first page on which that field is filled. */
function textsOf(parts: readonly ThingValues[]): Partial<ThingValues> {
  const names = ["alt", "caption", "credit", "date", "source", "rights", "file"] as const;
  return Object.fromEntries(
    names.map((name) => [name, parts.map((part) => part[name]).find(Boolean) ?? ""]),
  );
}
