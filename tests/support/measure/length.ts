/** How much a test tries: a little in every run, much before a release. */

/** `usual`, or `long` under `deno task test:long`. */
export const byLength = (usual: number, long: number): number =>
  Deno.env.get("TEST_LENGTH") === "long" ? long : usual;

/**
 * `share` of `all` under `deno task test`, all before a release: another part of them at each
 * `turn`, from 0 on.
 */
export const someOf = <T>(all: readonly T[], share: number, turn: number): T[] =>
  Array.from(
    { length: byLength(share, all.length) },
    (_, i) => all[(turn * share + i) % all.length],
  );
