/** The names of browser APIs in scripts, and which of them the baseline lacks. */
import { type CompatData, type Feature, lackedBy } from "./support.ts";

/** The browsers of the baseline that lack each name; an empty list if all have it. */
export type Support = Map<string, string[]>;

export type ApiNames = {
  /** `CloseWatcher`, `requestIdleCallback`. */
  globals: Support;
  /** Members of one global: `Promise.try`, `navigator.share`. */
  ofGlobals: Support;
  /** Members of any object, by name only: `toSorted`. */
  members: Support;
  /** Events: `scrollend`. */
  events: Support;
};

/** Objects whose members are globals. */
const GLOBAL_OBJECTS = ["Window", "WorkerGlobalScope", "ServiceWorkerGlobalScope"];

/**
 * Reads the names from the data. A member whose name another object has as well (`has`, `any`,
 * `update`) is ambiguous, and counts as supported. Members of an unsupported object are left out,
 * because nobody can have such an object.
 */
export function apiNames({ api, javascript: { builtins }, webassembly }: CompatData): ApiNames {
  const [globals, ofGlobals, members, events] = [1, 2, 3, 4].map(() => new Names());
  const add = (owner: string, within: Feature, isBuiltin: boolean) => {
    globals.add(owner, within);
    members.add(owner, within);
    if (lackedBy(within).length > 0) return;
    for (const [key, feature] of featuresIn(within)) {
      const [, name, kind] = /^(.+?)(?:_(static|event))?$/.exec(key)!;
      if (kind === "event") events.add(name, feature);
      else {
        members.add(name, feature);
        if (GLOBAL_OBJECTS.includes(owner)) globals.add(name, feature);
        const holder = kind === "static" || isBuiltin ? owner : uncapitalised(owner);
        ofGlobals.add(`${holder}.${name}`, feature);
      }
    }
  };
  for (const [owner, within] of featuresIn(api)) add(owner, within, false);
  for (const [owner, within] of featuresIn(builtins)) add(owner, within, true);
  for (const [owner, within] of featuresIn(builtins.Intl)) add(owner, within, true);
  for (const [owner, within] of featuresIn(webassembly.api)) add(owner, within, true);
  return {
    globals: globals.map,
    ofGlobals: ofGlobals.map,
    members: members.map,
    events: events.map,
  };
}

/** The global that has an interface's object: `navigator` of `Navigator`. */
const uncapitalised = (owner: string) => owner[0].toLowerCase() + owner.slice(1);

const featuresIn = (feature: Feature) =>
  Object.entries(feature).filter(([name]) => !name.startsWith("_")) as [string, Feature][];

/** Names that several features share: supported if one of them is. */
class Names {
  readonly map: Support = new Map();

  add(name: string, feature: Feature) {
    if (!feature.__compat) return;
    const [before, lacked] = [this.map.get(name), lackedBy(feature)];
    if (!before || lacked.length < before.length) this.map.set(name, lacked);
  }
}
