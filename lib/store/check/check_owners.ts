/**
 * Checks for people whose records are lost, which leaves their archives without an owner. Where an
 * identity still points to the person, the record is rebuilt from the rest of the store; at the
 * next sign-in the same person owns everything again.
 */
import { decodeTime } from "ulid";
import { NOBODY } from "../../model/id.ts";
import type { Block } from "../../model/account/user.ts";
import type { AuditEntry } from "../accounts/audit.ts";
import { listSound } from "./check_shapes.ts";
import { type Finding, replaced } from "./finding.ts";
import { ClosedAccounts, type UserRecord, Users } from "../records/accounts.ts";
import { type TourRecord, Tours } from "../records/tours.ts";

/** The kinds of entries of a user, whose id follows the prefix. */
const TRACES = [
  "tours_by_user",
  "tour_trash",
  "drafts",
  "draft_trash",
  "media_by_user",
  "progress",
  "hidden_tours",
  "tours_by_editor",
];

/** Most archives named in a finding. */
const MOST_NAMED = 20;

/** Whether the store has entries of a user without a record, who was not deleted. */
export async function hasTraces(kv: Deno.Kv, userId: string): Promise<boolean> {
  const { value: closure } = await ClosedAccounts.get(kv, userId);
  if (closure !== null) return closure === "blocked";
  for (const name of TRACES) {
    for await (const _ of kv.list({ prefix: [name, userId] }, { limit: 1 })) return true;
  }
  for await (const { value } of listSound<string>(kv, ["users_by_email"])) {
    if (value === userId) return true;
  }
  return false;
}

/** Finds users without a record. `lost` are identities that point to one; `known` have records. */
export async function* checkOwners(
  kv: Deno.Kv,
  lost: ReadonlyMap<string, Pick<UserRecord, "iss" | "sub">>,
  known: ReadonlySet<string>,
): AsyncGenerator<Finding> {
  const archives = new Map<string, string[]>();
  for await (const { value: { id, title, userId } } of listSound<TourRecord>(kv, Tours.root)) {
    if (known.has(userId) || userId === NOBODY) continue;
    archives.set(userId, [...archives.get(userId) ?? [], `“${title}” (${id})`]);
  }
  for (const userId of new Set([...lost.keys(), ...archives.keys()])) {
    const { value: closure } = await ClosedAccounts.get(kv, userId);
    // The remains of such an account are being removed.
    if (closure === "deleted") continue;
    const identity = lost.get(userId);
    const of = named(archives.get(userId) ?? []);
    const key = Users.key(userId);
    if (identity) {
      const record = await remade(kv, userId, identity, closure === "blocked");
      yield replaced(await kv.get(key), record, `the record of the user is lost${of}`);
    } else {
      const what = `the user is not there, and no identity leads to them${of}. An administrator ` +
        "can move these archives to somebody else";
      yield { level: "wrong", key, what };
    }
  }
}

function named(archives: string[]): string {
  if (archives.length === 0) return "";
  const more = archives.length > MOST_NAMED ? `, and ${archives.length - MOST_NAMED} more` : "";
  return `; archives without an owner: ${archives.slice(0, MOST_NAMED).join(", ")}${more}`;
}

/** Name and e-mail address are filled in at the next sign-in. */
async function remade(
  kv: Deno.Kv,
  id: string,
  { iss, sub }: Pick<UserRecord, "iss" | "sub">,
  isBlocked: boolean,
): Promise<UserRecord> {
  const at = new Date(decodeTime(id)).toISOString();
  const email = await addressOf(kv, id);
  return {
    id,
    iss,
    sub,
    email: email ?? "",
    ownsEmail: email !== undefined,
    displayName: "Name unknown until they sign in",
    // Lost administrator rights have to be given again.
    role: "user",
    createdAt: at,
    updatedAt: at,
    ...(isBlocked ? { blocked: await blockOf(kv, id) } : {}),
  };
}

async function addressOf(kv: Deno.Kv, userId: string): Promise<string | undefined> {
  for await (const { key, value } of listSound<string>(kv, ["users_by_email"])) {
    if (value === userId) return String(key[1]);
  }
}

/** The block in the audit log; without an entry all archives are hidden. */
async function blockOf(kv: Deno.Kv, userId: string): Promise<Block> {
  let act: AuditEntry | undefined;
  for await (const { value } of listSound<AuditEntry>(kv, ["audit"])) {
    if (value.action === "block" && value.target === userId) act = value;
  }
  const actor = act && (await Users.get(kv, act.actor)).value;
  return {
    at: act?.at ?? new Date(decodeTime(userId)).toISOString(),
    by: act?.actor ?? NOBODY,
    byName: actor?.displayName ?? "An administrator",
    reason: act?.reason ?? "The reason is not known any more.",
    hidesTours: act === undefined || act.visibility === "private",
  };
}
