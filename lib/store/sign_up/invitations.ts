/** Invitations to the site: made, listed and withdrawn by administrators. */
import { EmailAddress } from "../../model/account/email.ts";
import type {
  InvitedAddress,
  SIGN_UP_KINDS,
  SignUpInvitation,
  SignUpLink,
} from "../../model/account/sign_up.ts";
import { Problem } from "../../model/web/problem.ts";
import { addAudit, type AdminAct } from "../accounts/audit.ts";
import { findUserIdByEmail } from "../accounts/users.ts";
import { type Order, pageOf, type SortedPage, type SortedRequest } from "../index/sorted_page.ts";
import { matcher } from "../index/word_match.ts";
import { mutate } from "../kv/atomic.ts";
import { newId } from "../kv/new_id.ts";
import { isStanding, setSignUp, type SignUpRecord, SignUps } from "./sign_up_record.ts";
import { newSecret, sha256 } from "../kv/secret.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

const DAY_MS = 24 * 3600 * 1000;

/** The lifetime of the invitation of an address in milliseconds: 90 days. */
const ADDRESS_MS = 90 * DAY_MS;

/** Most invitations that stand (some more, when several administrators invite at once). */
const MAX_STANDING = 5000;

/** "@school.example": a domain, of which everybody may come in. */
const DOMAIN = /^@([a-z0-9-]+\.)+[a-z0-9-]{2,}$/;

/** The name of a link as the audit log stores it. */
export const LINK_NAME = "those with a link";

/**
 * Invites people with these addresses, and everybody of domains such as "@school.example". Nothing
 * is sent. Repeated, it changes nothing more.
 *
 * @throws {Problem} 413 when there are as many invitations as may be; 503 when too many write at
 * once. The addresses before are invited.
 */
export async function inviteAddresses(
  kv: Deno.Kv,
  addresses: readonly string[],
  act: AdminAct,
): Promise<InvitedAddress[]> {
  let room = MAX_STANDING - (await listStanding(kv, act.now)).length;
  const invited: InvitedAddress[] = [];
  for (const given of addresses) {
    const address = given.toLowerCase();
    const isDomain = DOMAIN.test(address);
    if (!isDomain && !EmailAddress.safeParse(address).success) {
      invited.push({ address: given, state: "no-address" });
    } else if (!isDomain && await findUserIdByEmail(kv, address) !== null) {
      invited.push({ address, state: "has-account" });
    } else {
      if (room <= 0) throw tooMany();
      const [kind, name] = isDomain
        ? ["domain", address.slice(1)] as const
        : ["address", address] as const;
      const expiresAt = isDomain ? undefined : act.now.getTime() + ADDRESS_MS;
      const isNew = await add(kv, SignUps.key(kind, name), { expiresAt }, address, act);
      if (isNew) room--;
      invited.push({ address, state: isNew ? "invited" : "invited-before" });
    }
  }
  return invited;
}

/**
 * Makes a link, and returns its secret, which is not stored.
 *
 * @throws {Problem} 413 when there are as many invitations as may be; 503 when too many write at
 * once.
 */
export async function inviteByLink(
  kv: Deno.Kv,
  { days, uses }: SignUpLink,
  act: AdminAct,
): Promise<string> {
  if ((await listStanding(kv, act.now)).length >= MAX_STANDING) throw tooMany();
  const secret = newSecret();
  const expiresAt = act.now.getTime() + days * DAY_MS;
  await add(
    kv,
    SignUps.key("link", await sha256(secret)),
    { expiresAt, most: uses },
    LINK_NAME,
    act,
  );
  return secret;
}

const tooMany = () =>
  new Problem(
    413,
    t("thereInvitationsWhichLimit", { maxStanding: MAX_STANDING }),
  );

/** False, without effect, where the invitation stands already. */
function add(
  kv: Deno.Kv,
  key: Deno.KvKey,
  limits: Pick<SignUpRecord, "expiresAt" | "most">,
  name: string,
  { actor, now }: AdminAct,
): Promise<boolean> {
  return mutate(async () => {
    const entry = await kv.get<SignUpRecord>(key);
    if (entry.value && isStanding(entry.value, now)) return { result: false };
    const invitationId = newId(now);
    const operation = kv.atomic().check(entry);
    const record = { invitationId, createdAt: now.toISOString(), came: 0, ...defined(limits) };
    setSignUp(operation, key, record, now);
    const act = { actor, action: "invite-sign-up", target: invitationId, name } as const;
    await addAudit(kv, operation, act, now);
    return { operation, result: true };
  });
}

const defined = ({ expiresAt, most }: Pick<SignUpRecord, "expiresAt" | "most">) => ({
  ...expiresAt !== undefined && { expiresAt },
  ...most !== undefined && { most },
});

/** Whether the link with this secret lets further people in. */
export async function isLinkStanding(kv: Deno.Kv, secret: string, now: Date): Promise<boolean> {
  const { value } = await SignUps.get(kv, "link", await sha256(secret));
  return value !== null && isStanding(value, now);
}

const NEWEST: Order<SignUpInvitation> = { keyOf: ({ createdAt }) => createdAt, falls: true };

/**
 * A page of the invitations that stand, the newest first, whose address has each of the words `q`.
 *
 * @throws {Problem} 400 for a cursor that is not from one of our pages.
 */
export async function listSignUps(
  kv: Deno.Kv,
  { q, now, ...request }: SortedRequest & { q?: string; now: Date },
): Promise<SortedPage<SignUpInvitation>> {
  const has = matcher(q);
  const rows = (await listStanding(kv, now)).map(toInvitation);
  return await pageOf(rows.filter(({ kind, name = "" }) => has(kind, name)), NEWEST, request);
}

async function listStanding(kv: Deno.Kv, now: Date): Promise<Deno.KvEntry<SignUpRecord>[]> {
  const entries = SignUps.list(kv, [], { batchSize: 1000 });
  return (await Array.fromAsync(entries)).filter(({ value }) => isStanding(value, now));
}

function toInvitation({ key, value }: Deno.KvEntry<SignUpRecord>): SignUpInvitation {
  const { invitationId: id, createdAt, came, most, expiresAt } = value;
  const kind = key[1] as typeof SIGN_UP_KINDS[number];
  return {
    id,
    kind,
    ...kind !== "link" && { name: nameOf(key) },
    came,
    ...most !== undefined && { most },
    createdAt,
    ...expiresAt !== undefined && { expiresAt: new Date(expiresAt).toISOString() },
  };
}

const nameOf = (key: Deno.KvKey) => `${key[1] === "domain" ? "@" : ""}${String(key[2])}`;

/**
 * Takes an invitation back; no effect without it. Those who have come in stay.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export function withdrawSignUp(
  kv: Deno.Kv,
  id: string,
  { actor, now }: AdminAct,
): Promise<void> {
  return mutate(async () => {
    const entry = (await listStanding(kv, now)).find(({ value }) => value.invitationId === id);
    if (!entry) return { result: undefined };
    const operation = kv.atomic().check(entry).delete(entry.key);
    const name = entry.key[1] === "link" ? LINK_NAME : nameOf(entry.key);
    const act = { actor, action: "withdraw-sign-up", target: id, name } as const;
    await addAudit(kv, operation, act, now);
    return { operation, result: undefined };
  });
}
