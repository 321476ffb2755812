/** The part of deno.lock that the program needs, which a first start fetches. */

/** A package of deno.lock, by its id: `name@version`, with those that it was resolved with. */
type Locked = {
  integrity: string;
  /** Ids, or names where only one version is locked. */
  dependencies?: string[];
  optionalDependencies?: string[];
  optionalPeers?: string[];
  os?: string[];
  cpu?: string[];
};

/** deno.lock of version 5, as far as it is read here. */
export type Lock = {
  version: string;
  /** By what imports say (`npm:zod@4.6.7`), the version with its suffix. */
  specifiers: Record<string, string>;
  npm: Record<string, Locked>;
};

/** What packages are made for, in npm's words: `linux`, `x64`. */
export type System = { os: string; cpu: string };

/**
 * What a dependency offers and the program does not use: types, which only checks read; stores of
 * uploads in Redis; programs for a C library that Deno is not made for.
 */
const UNUSED = /^(@types\/.*|@redis\/client|ioredis|.*-musl)$/;

/**
 * `lock` with the packages of `imports` (those of deno.json) and of what these depend on, as far as
 * they are made for `system`. Throws an Error for an import that is not locked.
 */
export function programLock(lock: Lock, imports: string[], system: System): Lock {
  const specifiers: Lock["specifiers"] = {};
  const npm: Lock["npm"] = {};
  const ids = idsByName(lock);
  const add = (id: string) => {
    if (npm[id] !== undefined) return;
    const { dependencies, optionalDependencies, optionalPeers, ...rest } = lock.npm[id];
    const isTaken = (name: string) => isWanted(lock, ids(name), system);
    const taken = {
      dependencies: dependencies?.filter(isTaken),
      optionalDependencies: optionalDependencies?.filter(isTaken),
      optionalPeers: optionalPeers?.filter(isTaken),
    };
    npm[id] = { ...rest, ...taken };
    for (const name of Object.values(taken).flatMap((names) => names ?? [])) add(ids(name));
  };
  for (const specifier of imports) {
    const version = lock.specifiers[specifier];
    if (version === undefined) throw new Error(`deno.lock does not have ${specifier}.`);
    specifiers[specifier] = version;
    add(`${nameOf(specifier.slice("npm:".length))}@${version}`);
  }
  return { ...lock, specifiers, npm: inOrder(npm) };
}

/**
 * The folders of `node_modules/.deno` in which the packages of `lock` for `system` are: not those
 * that only programs for other systems depend on.
 */
export function foldersOf(lock: Lock, system: System): string[] {
  const ids = idsByName(lock);
  const found = new Set<string>();
  const add = (id: string) => {
    const locked = lock.npm[id];
    if (locked === undefined || found.has(id) || !fits(locked, system)) return;
    found.add(id);
    const { dependencies = [], optionalDependencies = [], optionalPeers = [] } = locked;
    for (const name of [...dependencies, ...optionalDependencies, ...optionalPeers]) add(ids(name));
  };
  for (const [specifier, version] of Object.entries(lock.specifiers)) {
    add(`${nameOf(specifier.slice("npm:".length))}@${version}`);
  }
  return Array.from(found, (id) => `${nameOf(id)}@${versionOf(id)}`.replaceAll("/", "+")).sort();
}

const isWanted = (lock: Lock, id: string, system: System) =>
  !UNUSED.test(nameOf(id)) && fits(lock.npm[id], system);

const fits = ({ os = [], cpu = [] }: Locked, system: System) =>
  (os.length === 0 || os.includes(system.os)) && (cpu.length === 0 || cpu.includes(system.cpu));

/** `@hono/react-renderer` of `@hono/react-renderer@1.0.1_hono@4.13.19`. */
const nameOf = (id: string) => id.slice(0, id.indexOf("@", 1));

/** `1.0.1` of `@hono/react-renderer@1.0.1_hono@4.13.19`. */
const versionOf = (id: string) => id.slice(nameOf(id).length + 1).split("_")[0];

/** Ids of dependencies, which a lock names without the version where it has only one. */
function idsByName(lock: Lock): (name: string) => string {
  const byName = new Map(Object.keys(lock.npm).map((id) => [nameOf(id), id]));
  return (name) => lock.npm[name] === undefined ? byName.get(name) ?? name : name;
}

const inOrder = <Value>(values: Record<string, Value>) =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => a < b ? -1 : 1));
