/** Sets how much a person may store. */
import { Problem } from "../../model/web/problem.ts";
import { addAudit, type AdminAct } from "../accounts/audit.ts";
import { mutate } from "../kv/atomic.ts";
import { type UserRecord, Users } from "../records/accounts.ts";
import { type MediaQuota, MediaQuotas } from "../records/media.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * Sets the quota of a user in bytes; null brings back the standard. What is stored stays, also
 * beyond the quota: then nothing more is taken. No effect, and no audit entry, where it is the same
 * already.
 *
 * @throws {Problem} 404 when there is no such user; 503 when too many write at once.
 */
export function setQuota(
  kv: Deno.Kv,
  id: string,
  bytes: number | null,
  { actor, now }: AdminAct,
): Promise<void> {
  return mutate(async () => {
    const [user, quota] = await kv.getMany<[UserRecord, MediaQuota]>([
      Users.key(id),
      MediaQuotas.key(id),
    ]);
    if (user.value === null) throw new Problem(404, t("userNotFound"));
    if ((quota.value?.bytes ?? null) === bytes) return { result: undefined };
    const operation = kv.atomic().check(user).check(quota);
    if (bytes === null) operation.delete(quota.key);
    else operation.set(quota.key, { bytes, at: now.toISOString() } satisfies MediaQuota);
    const act = {
      actor,
      action: "change-quota",
      target: id,
      name: user.value.displayName,
    } as const;
    await addAudit(kv, operation, { ...act, ...bytes !== null && { bytes } }, now);
    return { operation, result: undefined };
  });
}
