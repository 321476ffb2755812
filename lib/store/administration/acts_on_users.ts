/** Acts of an administrator on several accounts; each is the act on one, with its audit entry. */
import type { ActResult } from "../../model/account/act_result.ts";
import type { UserActs } from "../../model/account/bulk_acts.ts";
import { signOutUser } from "../accounts/sign_out.ts";
import { blockUser, unblockUser } from "../closing/account_block.ts";
import type { AdminAct } from "../accounts/audit.ts";
import { actOnEach } from "./each.ts";

/** Does what `acts` says. Repeated, after a lost answer, it changes nothing more. */
export function actOnUsers(kv: Deno.Kv, acts: UserActs, by: AdminAct): Promise<ActResult[]> {
  return actOnEach(acts.ids, (id) => {
    switch (acts.act) {
      case "sign-out":
        return signOutUser(kv, id, by);
      case "unblock":
        return unblockUser(kv, id, by);
      case "block": {
        const { reason, hidesTours } = acts;
        return blockUser(kv, id, { ...by, reason, hidesTours });
      }
    }
  });
}
