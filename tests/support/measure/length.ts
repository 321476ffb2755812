/** How much a test tries: a little in every run, much before a release. */

/** `usual`, or `long` under `deno task test:long`. */
export const byLength = (usual: number, long: number): number =>
  Deno.env.get("TEST_LENGTH") === "long" ? long : usual;
