/** Searches the audit log by kind of act, and by words. */
import { type AuditAction, isOfPerson } from "../../model/account/audit_actions.ts";
import {
  type AuditEntry,
  type AuditPage,
  type AuditPageRequest,
  listAudit,
} from "../accounts/audit.ts";
import type { User } from "../../model/account/user.ts";
import { getUser } from "../accounts/users.ts";
import { matcher } from "../index/word_match.ts";

/** Only acts of the kind `act`, and those whose texts contain each of the words `q`. */
type AuditSearch = Omit<AuditPageRequest, "has"> & { act?: AuditAction; q?: string };

/**
 * A page of the matching entries. Words match the names, e-mail addresses and ids of actor and
 * target.
 *
 * @throws {Problem} 400 for a cursor that is not from one of our pages.
 */
export async function searchAudit(
  kv: Deno.Kv,
  { act, q, ...request }: AuditSearch,
): Promise<AuditPage> {
  const isOfKind = ({ action }: AuditEntry) => act === undefined || action === act;
  if (!q) return await listAudit(kv, { ...request, has: act && isOfKind });
  const users = new Map<string, User | null>();
  const has = matcher(q);
  const textsOf = async (id: string) => {
    if (!users.has(id)) users.set(id, await getUser(kv, id));
    const user = users.get(id);
    return [id, user?.displayName ?? "", user?.email ?? ""];
  };
  const fits = async (entry: AuditEntry) => {
    const { action, actor, target, owner, name = "", person = "", reason = "" } = entry;
    if (!isOfKind(entry)) return false;
    const ids = [actor, ...isOfPerson(action) ? [target] : [], ...owner ? [owner] : []];
    const people = await Promise.all(ids.map(textsOf));
    return has(...people.flat(), target, name, person, reason);
  };
  return await listAudit(kv, { ...request, has: fits });
}
