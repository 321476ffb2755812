import assert from "node:assert/strict";
import { z } from "zod";
import { VERSION } from "../../../lib/model/web/version.ts";
import { SCHEMA_VERSION } from "../../../lib/store/kv/schema.ts";

Deno.test("the program, its deno.json and the newest entry for hosts are of one version", async () => {
  const { version } = z.object({ version: z.string() })
    .parse(JSON.parse(await Deno.readTextFile("deno.json")));
  assert.equal(version, VERSION);
  const changes = await Deno.readTextFile("CHANGELOG.md");
  const [, newest, entry] = /^## (\S+)\n([^]*?)^## /m.exec(changes) ?? [];
  assert.equal(newest, VERSION);
  assert.match(entry, new RegExp(`^Schema ${SCHEMA_VERSION}\\.`, "m"));
});
