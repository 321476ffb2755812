import assert from "node:assert/strict";
import { Hono } from "hono";
import { NOBODY } from "../../../../lib/model/id.ts";
import { Problem } from "../../../../lib/model/web/problem.ts";
import type { Role, User } from "../../../../lib/model/account/user.ts";
import { readConfig } from "../../../../lib/server/host/config.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import type { Env, Variables } from "../../../../routes/context.ts";
import { type Access, guard } from "../../../../routes/middleware/guard.ts";
import { openTestStore } from "../../../support/store/store.ts";
import { makeTour } from "../../../support/data/tours.ts";

const [OWNER, OTHER] = ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "01BX5ZZKBKACTAV9WEVGEMMVRZ"];
const PATH = "/api/tours/:id";
const config = readConfig(() => undefined);

/** What the guard alone lets through to a route that asks nothing itself. */
async function knock(access: Access, as: { id: string; role: Role } | null, tourId?: string) {
  await using store = await openTestStore();
  const { kv } = store;
  const tour = await createTour(kv, makeTour(), { userId: OWNER });
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    c.set("parts", { kv, config } as Variables["parts"]);
    c.set("viewer", () => Promise.resolve(as as User | null));
    c.set("block", () => Promise.resolve(undefined));
    c.set("isDeleted", () => Promise.resolve(false));
    await next();
  });
  app.get(PATH, guard(access, PATH), (c) => c.text("open"));
  app.onError((error, c) => c.text("shut", error instanceof Problem ? error.status : 500));
  return (await app.request(`/api/tours/${tourId ?? tour.id}`)).status;
}

const user = (id: string, role: Role = "user") => ({ id, role });

Deno.test("a route for anyone is open to all", async () => {
  assert.equal(await knock("anyone", null), 200);
});

Deno.test("a route for signed-in users answers 401 to all others", async () => {
  for (const access of ["signed-in", "owner", "admin"] as const) {
    assert.equal(await knock(access, null), 401);
    assert.equal(await knock(access, null, "malformed"), 401, "whatever the id");
  }
  assert.equal(await knock("signed-in", user(OTHER)), 200);
});

Deno.test("a route for owners is open to the owner and to administrators, and to nobody else", async () => {
  assert.equal(await knock("owner", user(OWNER)), 200);
  assert.equal(await knock("owner", user(OTHER, "admin")), 200);
  assert.equal(await knock("owner", user(OTHER)), 403);
});

Deno.test("a missing thing answers 404, to administrators too", async () => {
  for (const id of [NOBODY, "malformed", "%00"]) {
    for (const as of [user(OWNER), user(OTHER, "admin")]) {
      assert.equal(await knock("owner", as, id), 404);
    }
  }
});

Deno.test("a route for administrators is closed to all others", async () => {
  assert.equal(await knock("admin", user(OWNER)), 403);
  assert.equal(await knock("admin", user(OTHER, "admin")), 200);
});
