import assert from "node:assert/strict";
import { requireDeno } from "../../../../lib/server/host/deno_version.ts";

Deno.test("a Deno that is too old is refused by name, with a file sooner than on a platform", () => {
  const file = { store: { path: "data/tours.sqlite" } };
  const platform = { store: ":platform:" } as const;
  for (const version of ["2.6.0", "2.9.6", "2.10.0", "3.0.0"]) requireDeno(file, version);
  requireDeno(platform, "2.5.0");
  assert.throws(
    () => requireDeno(file, "2.5.9"),
    /needs Deno 2\.6\.0 or a later one; this is 2\.5\.9/,
  );
  assert.throws(() => requireDeno(platform, "2.4.5"), /needs Deno 2\.5\.0 .* this is 2\.4\.5/);
});
