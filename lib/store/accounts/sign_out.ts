/** Ends the sessions of somebody else. */
import { Problem } from "../../model/web/problem.ts";
import { writeAudit } from "./audit.ts";
import { endAllSessions } from "./sessions.ts";
import { getUser } from "./users.ts";
import { SessionsByUser } from "../records/accounts.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * Ends all sessions of a user, on behalf of the administrator `actor`. No effect, and no audit
 * entry, without a session.
 *
 * @throws {Problem} 404 when there is no such user; 503 when too many write at once.
 */
export async function signOutUser(
  kv: Deno.Kv,
  id: string,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  const user = await getUser(kv, id);
  if (!user) throw new Problem(404, t("userNotFound"));
  const sessions = SessionsByUser.list(kv, [id], { limit: 1 });
  if ((await Array.fromAsync(sessions)).length === 0) return;
  // Written first: the sessions end in several steps, and even an interrupted act needs its entry.
  const act = { actor, action: "sign-out", target: id, name: user.displayName } as const;
  await writeAudit(kv, act, now);
  await endAllSessions(kv, id);
}
