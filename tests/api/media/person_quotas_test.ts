import assert from "node:assert/strict";
import { setRole } from "../../../lib/store/accounts/users.ts";
import { withUploads } from "../../support/people/uploads.ts";

Deno.test("an administrator gives a person another quota, which takes effect at once, and takes nothing away", async () => {
  await using it = await withUploads({ settings: { USER_QUOTA_MB: "1" } });
  const idOf = async ({ client }: typeof it.author) =>
    (await (await client.request("/api/auth/user")).json()).id;
  const [id, other] = [await idOf(it.author), await it.other()];
  const adminId = await idOf(other);
  await setRole(it.kv, adminId, "admin", { actor: adminId, now: new Date() });
  const change = async (megabytes: unknown) =>
    (await other.client.json("PUT", `/api/admin/users/${id}/quota`, { megabytes })).status;
  const begin = async (size: number) => (await it.author.create({ size })).status;
  const shown = async () => {
    const [room, files] = await Promise.all(
      ["/api/uploads", "/api/account/files"].map((path) => it.author.client.request(path)),
    );
    return [(await room.json()).quota, (await files.json()).quota];
  };
  assert.equal(await begin(1_200_000), 413);
  assert.equal(await change(2), 204);
  assert.deepEqual(await shown(), [2_000_000, 2_000_000]);
  assert.equal(await begin(1_200_000), 201);
  assert.equal((await other.create({ size: 1_200_000 })).status, 413, "the standard of others");
  // Below what is stored.
  assert.equal(await change(0), 204);
  assert.equal(await begin(1), 413);
  assert.equal(await it.author.used(), 1_200_000);
  const row = async () =>
    (await (await other.client.request(`/api/admin/users?q=${id}`)).json())[0];
  assert.deepEqual([(await row()).bytes, (await row()).quota], [1_200_000, 0]);
  assert.equal(await change(null), 204);
  assert.deepEqual(await shown(), [1_000_000, 1_000_000]);
  assert.equal((await row()).quota, undefined);
  for (const wrong of [-1, 0.5, "7", undefined, 1_000_001]) assert.equal(await change(wrong), 400);
});
