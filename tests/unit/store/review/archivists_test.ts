/** Who decides on a version that was handed in. */
import assert from "node:assert/strict";
import { saveIdentity } from "../../../../lib/store/accounts/users.ts";
import {
  covers,
  giveArchivist,
  leaveCollections,
  listArchivists,
  readReviewer,
  takeArchivist,
} from "../../../../lib/store/review/archivists.ts";
import { newId } from "../../../../lib/store/kv/new_id.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { identityOf } from "../../../support/data/full_account.ts";
import { makeTour } from "../../../support/data/tours.ts";
import { shareWith } from "../../../support/people/share_with.ts";
import { withKv } from "../../../support/store/store.ts";
import { ClosedAccounts } from "../../../../lib/store/records/accounts.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const ACT = { actor: newId(NOW), now: NOW };

Deno.test(
  "an archivist decides on archives of their accounts, except on their own work; administrators on all",
  withKv(async (kv) => {
    const [user, owner, other] = await Promise.all(
      [1, 2, 3].map((n) => saveIdentity(kv, identityOf(n), NOW)),
    );
    assert.equal(await readReviewer(kv, user), null);
    await giveArchivist(kv, { email: user.email, accounts: [owner.email] }, ACT);
    const reviewer = (await readReviewer(kv, user))!;
    const { id } = await createTour(kv, makeTour(), { userId: owner.id, now: NOW });
    const version = { id, userId: owner.id, by: owner.id };
    assert.equal(await covers(kv, reviewer, version), true);
    assert.equal(await covers(kv, reviewer, { ...version, userId: other.id }), false);
    assert.equal(await covers(kv, reviewer, { ...version, by: user.id }), false);
    await shareWith(kv, id, { reviewer: user.id });
    assert.equal(await covers(kv, reviewer, version), true, "reading is no work of one's own");
    await shareWith(kv, id, { editor: user.id });
    assert.equal(await covers(kv, reviewer, version), false);
    const admin = (await readReviewer(kv, { ...user, role: "admin" }))!;
    assert.equal(await covers(kv, admin, version), true);
    await giveArchivist(kv, { email: user.email, accounts: "all" }, ACT);
    const ofAll = (await readReviewer(kv, user))!;
    const others = { id: newId(NOW), userId: other.id, by: other.id };
    assert.equal(await covers(kv, ofAll, others), true);
    assert.equal(await covers(kv, ofAll, { ...others, userId: user.id }), false);
  }),
);

Deno.test(
  "an account that is deleted leaves the collections, whose archivists stay until the role is taken",
  withKv(async (kv) => {
    const [user, owner, other] = await Promise.all(
      [1, 2, 3].map((n) => saveIdentity(kv, identityOf(n), NOW)),
    );
    await assert.rejects(giveArchivist(kv, { email: "x@example.org", accounts: "all" }, ACT), {
      status: 400,
    });
    const accounts = [owner.email, other.email];
    await giveArchivist(kv, { email: user.email, accounts }, ACT);
    await leaveCollections(kv, owner.id);
    const entry = (await readReviewer(kv, user))?.entry;
    assert.deepEqual(entry?.value.accounts, [other.id]);
    assert.equal((await listArchivists(kv)).length, 1);
    await takeArchivist(kv, user.id, ACT);
    assert.equal(await readReviewer(kv, user), null);
    await kv.set(ClosedAccounts.key(user.id), "blocked");
    await assert.rejects(giveArchivist(kv, { email: user.email, accounts: "all" }, ACT), {
      status: 409,
    });
  }),
);
