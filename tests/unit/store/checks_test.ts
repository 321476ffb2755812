import assert from "node:assert/strict";
import { blockUser, unblockUser } from "../../../lib/store/closing/account_block.ts";
import {
  beginAccountRemoval,
  finishAccountRemoval,
} from "../../../lib/store/closing/account_removal.ts";
import { patchProgress, startProgress } from "../../../lib/store/progress/progress.ts";
import { removeTourProgress } from "../../../lib/store/progress/progress_removal.ts";
import {
  deleteTour,
  removeTrashedTour,
  restoreTour,
} from "../../../lib/store/closing/tour_trash.ts";
import { submitTour } from "../../../lib/store/tours/tour_submission.ts";
import { restoreRevision, updateTour } from "../../../lib/store/tours/tour_update.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { setRole } from "../../../lib/store/accounts/users.ts";
import { withMethods } from "../../../lib/store/kv/with_methods.ts";
import { fillAccount } from "../../support/data/full_account.ts";
import { withKv } from "../../support/store/store.ts";
import { tourInput } from "./builders.ts";

const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const ADMIN = { id: "01ARZ3NDEKTSV4RRFFQ69G5FAW", isAdmin: true };

/** KV Connect and Deno Deploy refuse an atomic operation of more checks; a local file takes 100. */
const MOST_CHECKS = 10;

/** The store `kv`, and the largest number of checks that an operation on it had so far. */
function countChecks(kv: Deno.Kv) {
  const counts = [0];
  const counted = withMethods(kv, {
    atomic() {
      const operation = kv.atomic();
      const check = operation.check.bind(operation);
      const at = counts.push(0) - 1;
      operation.check = (...checks) => {
        counts[at] += checks.length;
        return check(...checks);
      };
      return operation;
    },
  });
  return { counted, most: () => Math.max(...counts) };
}

Deno.test(
  "no write of tours, progress and accounts has more checks than the narrowest store takes",
  withKv(async (kv) => {
    const { counted, most } = countChecks(kv);
    const now = new Date();
    const { id } = await createTour(counted, tourInput(), { userId: OWNER });
    const idempotent = { userId: OWNER, key: "a key", request: "a form" };
    const draftId = "01ARZ3NDEKTSV4RRFFQ69G5FD1";
    await submitTour(counted, tourInput(), { userId: OWNER, now, draftId, idempotent });
    const far = tourInput({ latitude: -33.9, longitude: 18.4 });
    await updateTour(counted, id, far, { revision: 1, by: ADMIN, now });
    await restoreRevision(counted, id, 1, { by: ADMIN, now });
    for (let walker = 0; walker < 25; walker++) {
      const progress = await startProgress(counted, `walker-${walker}`, id, now);
      const patch = { currentStopIndex: 0, completedStops: walker % 2 ? [0] : [] };
      await patchProgress(counted, `walker-${walker}`, progress!.id, patch, now);
    }
    await deleteTour(counted, id, { by: ADMIN, now });
    await restoreTour(counted, id, { by: ADMIN, now });
    await deleteTour(counted, id, { by: ADMIN, now });
    await removeTrashedTour(counted, id);
    await removeTourProgress(counted, id);
    const { user: admin } = await fillAccount(counted, 1, now);
    await setRole(counted, admin.id, "admin", { actor: admin.id, now });
    const { user } = await fillAccount(counted, 2, now);
    const act = { actor: admin.id, now };
    await blockUser(counted, user.id, { ...act, reason: "Spam", hidesTours: true });
    await unblockUser(counted, user.id, act);
    const otherwise = { fate: "offer", email: "anna@example.org" } as const;
    const plan = { otherwise, exceptions: {}, keepsName: false };
    await beginAccountRemoval(counted, user.id, plan, now);
    await finishAccountRemoval(counted, user.id, () => Promise.resolve(), now);
    assert.ok(most() > 1 && most() <= MOST_CHECKS, `${most()} checks`);
  }),
);
