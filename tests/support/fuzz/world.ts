/** What is fuzzed: a whole server with people, archives, drafts, uploads and progress. */
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { FIREBASE_KEYS } from "../../../lib/auth/issuers.ts";
import { readConfig } from "../../../lib/server/host/config.ts";
import { createLog } from "../../../lib/server/host/log.ts";
import { readManifest } from "../../../lib/server/http/manifest.ts";
import { blockUser } from "../../../lib/store/closing/account_block.ts";
import { createDraft } from "../../../lib/store/drafts/drafts.ts";
import { startProgress } from "../../../lib/store/progress/progress.ts";
import { createSession, endSession } from "../../../lib/store/accounts/sessions.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { createUpload } from "../../../lib/store/media/uploads.ts";
import { saveIdentity, setRole } from "../../../lib/store/accounts/users.ts";
import { createApp } from "../../../routes/app.ts";
import { openTestStore } from "../store/store.ts";
import { makeTour } from "../data/tours.ts";
import { ADMIN_PASSWORD, type Named } from "./samples.ts";
import { watchWrites } from "./watched_kv.ts";

/** Who has an account; that of "blocked" an administrator has blocked. */
const ACCOUNTS = ["other", "owner", "admin", "blocked"] as const;
type Account = typeof ACCOUNTS[number];

/** Whom most requests are of: "token" is the owner without a cookie, by an identity token. */
export const ACTIVE = ["other", "owner", "admin", "token"] as const;

/** Who may do nothing: nobody, whose session has ended, whose account is blocked. */
export const POWERLESS = ["anonymous", "anonymous", "ended", "blocked"] as const;

export type FuzzRole = typeof ACTIVE[number] | typeof POWERLESS[number];

/** Whose account a role uses, or used. */
export const accountOf = (role: FuzzRole): Account | undefined =>
  role === "token" || role === "ended" ? "owner" : role === "anonymous" ? undefined : role;

/** What can be named in a path or a body, and whose it is. */
export type Thing = {
  id: string;
  kind: Kind;
  role: FuzzRole; /** Bytes of an upload. */
  size?: number;
};
type Kind = "tour" | "trash" | "draft" | "upload" | "progress" | "user";

/** What kind of thing an address names, or makes. */
export function kindOf(path: string): Kind {
  const named = (["drafts", "uploads", "progress", "users", "trash"] as const)
    .find((part) => path.includes(`/${part}`));
  if (path.endsWith("/start") || named === "progress") return "progress";
  return named === undefined || named === "trash" ? named ?? "tour" : KINDS[named];
}

const KINDS = { drafts: "draft", uploads: "upload", users: "user" } as const;

/** Milliseconds by which the clock goes on with each request: nobody waits for a geocoder. */
const TICK_MS = 2000;

const PROJECT = "fuzz-project";
const ISSUER = `https://securetoken.google.com/${PROJECT}`;

const keys = generateKeyPair("RS256", { extractable: true });

/** An identity token of an account, as programs without cookies have it. */
async function tokenOf(account: Account, now: Date): Promise<string> {
  const { email, emailVerified, displayName } = identityOf(account);
  const seconds = Math.floor(now.getTime() / 1000);
  return await new SignJWT({ email, email_verified: emailVerified, name: displayName })
    .setProtectedHeader({ alg: "RS256", kid: "one" })
    .setIssuer(ISSUER).setAudience(PROJECT).setSubject(account)
    .setIssuedAt(seconds).setExpirationTime(seconds + 24 * 3600)
    .sign((await keys).privateKey);
}

/** The keys of the issuer; beside it services that know places, which know none. */
const elsewhere: typeof fetch = async (input) => {
  const { href, pathname } = new URL(input instanceof Request ? input.url : String(input));
  if (href === FIREBASE_KEYS) {
    const jwk = await exportJWK((await keys).publicKey);
    return Response.json({ keys: [{ ...jwk, kid: "one", alg: "RS256" }] });
  }
  if (!pathname.includes("/v3/")) return Response.json([]);
  return Response.json({ error: { code: "BadWords" } }, { status: 400 });
};

const identityOf = (account: Account) => ({
  iss: ISSUER,
  sub: account,
  email: `${account}@example.org`,
  emailVerified: true,
  displayName: account,
});

/** Makes such a server, whose files are in `folder`; disposing closes its store. */
export async function makeWorld(folder: string) {
  const store = await openTestStore();
  const writes = watchWrites(store.kv);
  let time = Date.parse("2026-05-04T09:30:00Z");
  const now = () => new Date(time);
  const settings: Record<string, string> = {
    ADMIN_PASSWORD,
    DATA_DIR: folder,
    W3W_API_KEY: "key",
    FIREBASE_PROJECT_ID: PROJECT,
  };
  const config = readConfig((name) => settings[name]);
  const log = createLog({ write: () => {} });
  const parts = { kv: writes.kv, config, client: readManifest("dist"), now, fetch: elsewhere, log };
  const app = createApp(parts);
  const { kv } = writes;

  const users = {} as Record<Account, string>;
  const tokens = {} as Record<Account, string>;
  const cookies: Partial<Record<FuzzRole, string>> = {};
  for (const account of ACCOUNTS) {
    users[account] = (await saveIdentity(kv, identityOf(account), now())).id;
    tokens[account] = await tokenOf(account, now());
  }
  await setRole(kv, users.admin, "admin", { actor: users.admin, now: now() });

  const things: Thing[] = [];
  for (const role of ACCOUNTS) {
    const userId = users[role];
    const note = (kind: Kind, { id }: { id: string }) => void things.push({ id, kind, role });
    note("user", { id: userId });
    for (const visibility of ["public", "private", "unlisted"] as const) {
      const tour = await createTour(kv, makeTour({ visibility }), { userId, now: now() });
      note("tour", tour);
      note("progress", (await startProgress(kv, userId, tour.id, now()))!);
    }
    const deleted = await createTour(kv, makeTour(), { userId, now: now() });
    await deleteTour(kv, deleted.id, { now: now() });
    note("trash", deleted);
    const draft = { title: "A draft", draftData: { title: "A draft" } };
    note("draft", await createDraft(kv, draft, { userId, now: now() }));
    const upload = { userId, name: "tone.mp3", size: 5000 };
    const { id } = await createUpload(kv, upload, { now: now(), quota: 1e9 });
    things.push({ id, kind: "upload", role, size: upload.size });
  }

  /** Signs everybody in, again where requests have ended sessions or accounts. */
  const signIn = async () => {
    for (const account of ACCOUNTS) {
      const user = await saveIdentity(kv, identityOf(account), now());
      users[account] = user.id;
      // An account that is blocked waits for an administrator.
      if (!user.blocked) cookies[account] = await createSession(kv, user.id, now());
    }
    writes.take();
  };
  cookies.ended = await createSession(kv, users.owner, now());
  await endSession(kv, cookies.ended);
  const block = { actor: users.admin, now: now(), reason: "Fuzzed", hidesTours: false };
  await blockUser(kv, users.blocked, block);
  await signIn();

  return {
    app,
    kv: store.kv,
    users,
    /** What is there, and was. */
    things,
    named: { previews: [], transfers: [], files: [] } as Named,
    signIn,
    /** Says in `headers` who asks: by a session that is there or was, or by a token. */
    identify(headers: Headers, role: FuzzRole): void {
      const account = accountOf(role);
      if (role === "token" || role === "blocked") {
        headers.set("authorization", `Bearer ${tokens[account!]}`);
      } else if (cookies[role]) headers.set("cookie", `session=${cookies[role]}`);
    },
    /** The keys that were written since this was called last. */
    takeWrites: writes.take,
    now,
    tick: () => void (time += TICK_MS),
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
