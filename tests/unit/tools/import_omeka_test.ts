import assert from "node:assert/strict";
import { openStore } from "../../../lib/store/open.ts";
import { saveIdentity } from "../../../lib/store/accounts/users.ts";
import { getTourSummary } from "../../../lib/store/tours/tours.ts";
import { identityOf } from "../../support/data/full_account.ts";
import { omekaSite } from "../../support/servers/omeka.ts";

/** Runs the command of a host on a data folder. */
async function importOmeka(dataDir: string, ...args: string[]) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "--quiet", "tools/import_omeka.ts", ...args],
    env: { DATA_DIR: dataDir, NO_COLOR: "1" },
  }).output();
  const [said, failed] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  return { code, said, failed };
}

Deno.test("a site comes over by one command, and what a terminal would obey is left out of its words", async () => {
  const dir = await Deno.makeTempDir();
  const path = `${dir}/tours.sqlite`;
  await using site = omekaSite();
  site.world.items[4].elements = [["DC", "Title", "A letter\u001b]0;owned\u0007"]];

  const dry = await importOmeka(`${dir}/mistyped`, site.url, "--dry-run", "--local");
  assert.deepEqual([dry.code, dry.failed], [0, ""]);
  assert.match(dry.said, /^Walks of Milltown, read by its API\.\n/);
  assert.ok(!dry.said.includes("\u001b") && !dry.said.includes("\u0007"));
  await assert.rejects(Deno.stat(`${dir}/mistyped`), Deno.errors.NotFound);

  const missing = await importOmeka(`${dir}/mistyped`, site.url, "--local");
  assert.equal(missing.code, 1);
  assert.match(missing.failed, /There is no data to import into: .*Check DATA_DIR/);
  const inside = await importOmeka(dir, site.url, "--dry-run");
  assert.equal(inside.code, 1);
  assert.match(inside.failed, /cannot be read: localhost is in a private network/);

  const store = await openStore({ path });
  const { id: userId } = await saveIdentity(store.kv, identityOf(1), new Date());
  store.close();
  const nobody = await importOmeka(dir, site.url, "--local", "--as", "ada@example.org");
  assert.match(nobody.failed, /Nobody has signed in as ada@example\.org yet/);
  const named = await importOmeka(dir, "https://vera:secret@museum.example");
  assert.match(named.failed, /must be the address of a site/);
  const valueless = await importOmeka(dir, site.url, "--as", "--local");
  assert.deepEqual([valueless.code, valueless.said], [2, ""]);
  assert.match(valueless.failed, /^--as needs a value\./);

  const whole = await importOmeka(dir, `${site.url}/`, "--local", "--as", "person-1@example.org");
  assert.equal(whole.code, 0, whole.failed);
  const [, id] = /“Walls and Water” is new here: \/tour\/(\w+)/.exec(whole.said)!;
  const after = await openStore({ path });
  const { tour, userId: owner } = (await getTourSummary(after.kv, id))!;
  after.close();
  assert.deepEqual([owner, tour.visibility, tour.stopCount], [userId, "private", 6]);
  await Deno.remove(dir, { recursive: true });
});
