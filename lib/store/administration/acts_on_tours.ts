/** Acts of an administrator on several tours; each is the act on one, with its audit entry. */
import type { ActResult } from "../../model/account/act_result.ts";
import type { TourActs } from "../../model/account/bulk_acts.ts";
import { Problem } from "../../model/web/problem.ts";
import { findUserIdByEmail } from "../accounts/users.ts";
import type { TourChange } from "../people/tour_actor.ts";
import { moveTour } from "../ownership/tour_owner.ts";
import { deleteTour, getTrashedTourOwner, restoreTour } from "../closing/tour_trash.ts";
import { setVisibility } from "../tours/tour_update.ts";
import { getTourSummary, hasTour } from "../tours/tours.ts";
import { actOnEach } from "./each.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * Does what `acts` says, by the administrator `change.by`. Repeated, after a lost answer, it
 * changes nothing more.
 *
 * @throws {Problem} 404 when no user has the address that tours are moved to.
 */
export async function actOnTours(
  kv: Deno.Kv,
  acts: TourActs,
  change: Required<TourChange>,
): Promise<ActResult[]> {
  if (acts.act !== "move") return await actOnEach(acts.ids, (id) => ACTS[acts.act](kv, id, change));
  const userId = await findUserIdByEmail(kv, acts.email);
  if (userId === null) throw notHere();
  return await actOnEach(acts.ids, async (id) => {
    // An earlier request has moved it.
    if ((await getTourSummary(kv, id))?.userId === userId) return;
    await moveTour(kv, id, { userId, ...change });
  });
}

/** The answer for an address without a user. */
export function notHere(): Problem {
  return new Problem(404, t("nobodySignedInAsk"), [{
    path: "email",
    message: t("nobodySignedIn"),
  }]);
}

type Act = (kv: Deno.Kv, id: string, change: Required<TourChange>) => Promise<unknown>;

const ACTS: Record<Exclude<TourActs["act"], "move">, Act> = {
  "make-private": (kv, id, change) => setVisibility(kv, id, "private", change),
  async "delete"(kv, id, change) {
    if (await deleteTour(kv, id, change) || await getTrashedTourOwner(kv, id) !== null) return;
    throw new Problem(404, t("tourNotFound"));
  },
  async "restore"(kv, id, change) {
    if (!await hasTour(kv, id)) await restoreTour(kv, id, change);
  },
};
