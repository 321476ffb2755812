/** Checks the roles of people in tours of others. */
import { userKey } from "../accounts/users.ts";
import { closedAccountKey } from "../closing/closed_accounts.ts";
import { TOUR_APPROVALS, TOUR_EDITORS, TOURS_BY_EDITOR } from "../people/tour_roles.ts";
import { removalKey, revisionsPrefix } from "../tours/tour_keys.ts";
import { listKeys, listSound } from "./check_shapes.ts";
import { compared, type Finding, removed } from "./finding.ts";

/** Finds roles without a tour, person or pointer, and pointers without a role. */
export async function* checkCoAuthors(kv: Deno.Kv): AsyncGenerator<Finding> {
  for await (const entry of listSound(kv, TOUR_EDITORS)) {
    const [tourId, userId] = entry.key.slice(1).map(String);
    if (!await hasTraces(kv, tourId)) {
      yield removed(entry, "a role in a tour that is not there");
    } else if (!await isAnyThere(kv, [userKey(userId), closedAccountKey(userId)])) {
      // The record of a person that is lost may come back.
      yield { level: "notice", key: entry.key, what: "the role of somebody who is not there" };
    } else {
      const pointer = await kv.get([...TOURS_BY_EDITOR, userId, tourId]);
      const finding = compared(pointer, true, "the way from a person to a role");
      if (finding) yield finding;
    }
  }
  const known = new Set<string>();
  for await (const key of listKeys(kv, TOUR_EDITORS)) known.add(key.slice(1).join(" "));
  for await (const entry of listSound(kv, TOUR_APPROVALS)) {
    if (known.has(entry.key.slice(1).join(" "))) continue;
    yield removed(entry, "the approval of somebody without a role");
  }
  for await (const entry of listSound(kv, TOURS_BY_EDITOR)) {
    const [, userId, tourId] = entry.key;
    if (known.has(`${String(tourId)} ${String(userId)}`)) continue;
    yield removed(entry, "the way to a role that is not there");
  }
}

/** Whether a tour is there, or deleted, or being removed; its record may be lost. */
export async function hasTraces(kv: Deno.Kv, tourId: string): Promise<boolean> {
  if (await isAnyThere(kv, [removalKey(tourId)])) return true;
  for await (const _ of kv.list({ prefix: revisionsPrefix(tourId) }, { limit: 1 })) return true;
  return false;
}

/** Whether one of these entries is there. */
async function isAnyThere(kv: Deno.Kv, keys: Deno.KvKey[]): Promise<boolean> {
  return (await kv.getMany(keys)).some(({ versionstamp }) => versionstamp !== null);
}
