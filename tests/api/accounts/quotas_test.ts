import assert from "node:assert/strict";
import { MAX_FILES, MAX_SAVED_BYTES_A_DAY, MAX_TOURS } from "../../../lib/model/media/quotas.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { withUploads } from "../../support/people/uploads.ts";

Deno.test("an account has room for so many archives, deleted ones included, and says when it is full", async () => {
  await using test = await testApp();
  const { clients: { owner, other }, ids, tourOf } = await signInPeople(test);
  const given = await tourOf(ids.other);
  const count = ["counts", "user_tours", ids.owner];
  await test.kv.set(count, new Deno.KvU64(BigInt(MAX_TOURS - 1)));
  const first = await owner.json("POST", "/api/tours", makeTour());
  assert.equal(first.status, 201);
  const { id } = await first.json();
  const isFull = async (response: Response) => {
    assert.equal(response.status, 413);
    assert.match(
      (await response.json()).detail,
      /has 1,000 archives.*Delete some for good/,
    );
  };
  await isFull(await owner.json("POST", "/api/tours", makeTour()));
  await isFull(await owner.json("POST", `/api/tours/${id}/duplicate`, {}));

  const offer = await other.json("POST", `/api/tours/${given}/transfer`, {});
  const secret = (await offer.json()).path.split("/").at(-1);
  const acceptance = { tourId: given, secret };
  await isFull(await owner.json("POST", "/api/transfers/accept", acceptance));

  assert.equal((await owner.request(`/api/tours/${id}`, { method: "DELETE" })).status, 204);
  await isFull(await owner.json("POST", "/api/tours", makeTour()));
  assert.equal((await owner.request(`/api/trash/${id}`, { method: "DELETE" })).status, 204);
  assert.equal((await owner.json("POST", "/api/transfers/accept", acceptance)).status, 204);
  await isFull(await owner.json("POST", "/api/tours", makeTour()));
  assert.equal((await other.json("POST", "/api/tours", makeTour())).status, 201);
});

Deno.test("an account saves so many bytes of archives a day, whichever way it saves them", async () => {
  await using test = await testApp();
  const { clients: { owner, other, admin }, ids, tourOf } = await signInPeople(test);
  const id = await tourOf(ids.owner);
  const large = makeTour({ audioStops: Array.from({ length: 100 }, () => makeStop()) });
  const save = () => owner.json("PUT", `/api/tours/${id}`, large);
  assert.equal((await save()).status, 200);
  const key = ["rate_limits", "saved bytes", ids.owner];
  const { value } = await test.kv.get<number>(key);
  const dayMs = 24 * 3600 * 1000;
  const bytes = (value! - Date.now()) / dayMs * MAX_SAVED_BYTES_A_DAY;
  assert.ok(bytes > JSON.stringify(large.audioStops).length * 0.9, `${bytes} bytes counted`);

  // Room for one and a half of them.
  const room = 1.5 * bytes / MAX_SAVED_BYTES_A_DAY * dayMs;
  await test.kv.set(key, Math.ceil(Date.now() + dayMs - room));
  assert.equal((await save()).status, 200);
  const refused = [
    await save(),
    await owner.json("POST", "/api/tours", large),
    await owner.json("POST", `/api/tours/${id}/duplicate`, {}),
    await owner.json("POST", `/api/tours/${id}/revisions/2/restore`, {}),
  ];
  for (const response of refused) {
    assert.equal(response.status, 429, response.url);
    const { detail } = await response.json();
    assert.match(detail, /has saved 100 MB of archives in a day.* Try again in \d+ minutes?\./);
    const minutes = Number(/in (\d+) minute/.exec(detail)![1]);
    assert.equal(response.headers.get("retry-after"), String(60 * minutes));
  }
  const { revision } = await (await owner.request(`/api/tours/${id}`)).json();
  assert.equal(revision, 3, "nothing was saved");
  // The user who saves counts, not the owner.
  assert.equal((await admin.json("PUT", `/api/tours/${id}`, large)).status, 200);
  assert.equal((await other.json("POST", "/api/tours", large)).status, 201);
});

Deno.test("an account has room for so many files, however small they are", async () => {
  await using it = await withUploads();
  const { id } = await (await it.author.client.request("/api/auth/user")).json();
  for (let n = 0; n < MAX_FILES; n += 500) {
    const operation = it.kv.atomic();
    for (let i = n; i < n + 500; i++) {
      const hash = String(i).padStart(64, "0");
      operation.set(["media_by_user", id, hash], { name: "x", bytes: 1, createdAt: "" });
    }
    await operation.commit();
  }
  const refused = await it.author.create({ size: 5000 });
  assert.equal(refused.status, 413);
  assert.match((await refused.json()).detail, /You have 5,000 recordings and pictures/);
});

Deno.test("the name of a file is stored without control characters and halves of characters", async () => {
  await using it = await withUploads();
  const names: [string, string][] = [
    ["bell\u0000\u0007.mp3", "bell.mp3"],
    [`${"a".repeat(199)}🎧.mp3`, "a".repeat(199)],
    ["\u0001", "Untitled file"],
  ];
  for (const [name, stored] of names) {
    assert.equal((await it.author.state(await it.author.begin({ size: 5000, name }))).name, stored);
  }
});
