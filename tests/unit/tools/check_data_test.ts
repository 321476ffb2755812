import assert from "node:assert/strict";
import { openStore } from "../../../lib/store/open.ts";

/** Runs the command of a host on a data folder. */
async function checkData(dataDir: string) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "tools/check_data.ts"],
    env: { DATA_DIR: dataDir, NO_COLOR: "1" },
  }).output();
  const [said, failed] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  return { code, said, failed };
}

Deno.test("a data folder that is not there has nothing that is as it should be, and is not made", async () => {
  const dir = await Deno.makeTempDir();
  const missing = await checkData(`${dir}/mistyped`);
  assert.deepEqual([missing.code, missing.said], [1, ""]);
  assert.match(missing.failed, /There is no data to check: .*mistyped\/tours\.sqlite\. Check DATA/);
  await assert.rejects(Deno.stat(`${dir}/mistyped`), Deno.errors.NotFound);

  (await openStore({ path: `${dir}/data/tours.sqlite` })).close();
  assert.deepEqual(await checkData(`${dir}/data`), {
    code: 0,
    said: "All data is as it should be.\n",
    failed: "",
  });
  await Deno.remove(dir, { recursive: true });
});
