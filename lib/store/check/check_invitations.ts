/** Checks invitations to tours. */
import {
  invitationEmailKey,
  type InvitationPointer,
  type InvitationRecord,
  INVITATIONS,
  invitationSecretKey,
} from "../people/invitation_record.ts";
import { getSound, listSound } from "./check_shapes.ts";
import { compared, type Finding, removed } from "./finding.ts";

/** Finds invitations to which no way leads, and ways to none. */
export async function* checkInvitations(kv: Deno.Kv): AsyncGenerator<Finding> {
  for await (const { value } of listSound<InvitationRecord>(kv, INVITATIONS)) {
    const { tourId, id: invitationId, email, hash } = value;
    const ways: [Deno.KvKey, unknown][] = [];
    if (hash) ways.push([invitationSecretKey(hash), { tourId, invitationId }]);
    if (email) ways.push([invitationEmailKey(email, tourId), invitationId]);
    for (const [key, expected] of ways) {
      const finding = compared(await kv.get(key), expected, "the way to an invitation");
      // Both expire at the same time, but KV removes expired entries one by one.
      if (finding) yield { ...finding, level: "notice" };
    }
  }
  const find = (tourId: string, id: string) =>
    getSound<InvitationRecord>(kv, [...INVITATIONS, tourId, id]);
  for await (const entry of listSound<InvitationPointer>(kv, ["tour_invitations_by_secret"])) {
    const { tourId, invitationId } = entry.value;
    if ((await find(tourId, invitationId))?.hash === entry.key[1]) continue;
    yield removed(entry, "the way to an invitation that is not there", "notice");
  }
  for await (const entry of listSound<string>(kv, ["tour_invitations_by_email"])) {
    const [, email, tourId] = entry.key;
    if ((await find(String(tourId), entry.value))?.email === email) continue;
    yield removed(entry, "the way to an invitation that is not there", "notice");
  }
}
