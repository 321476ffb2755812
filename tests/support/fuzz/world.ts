/** What is fuzzed: a whole server with people, archives, drafts, uploads and progress. */
import { readConfig } from "../../../lib/server/config.ts";
import { createLog } from "../../../lib/server/log.ts";
import { readManifest } from "../../../lib/server/manifest.ts";
import { createDraft } from "../../../lib/store/drafts.ts";
import { startProgress } from "../../../lib/store/progress.ts";
import { createSession } from "../../../lib/store/sessions.ts";
import { createTour } from "../../../lib/store/tours.ts";
import { deleteTour } from "../../../lib/store/tour_trash.ts";
import { createUpload } from "../../../lib/store/uploads.ts";
import { saveIdentity, setRole } from "../../../lib/store/users.ts";
import { createApp } from "../../../routes/app.ts";
import { openTestStore } from "../store.ts";
import { makeTour } from "../tours.ts";
import { ADMIN_PASSWORD, type Named } from "./samples.ts";
import { watchWrites } from "./watched_kv.ts";

export const ROLES = ["anonymous", "other", "owner", "admin"] as const;
export type FuzzRole = typeof ROLES[number];

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

/** The services that know places, which know none. */
const noPlaces: typeof fetch = (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input));
  if (!pathname.includes("/v3/")) return Promise.resolve(Response.json([]));
  return Promise.resolve(Response.json({ error: { code: "BadWords" } }, { status: 400 }));
};

const identityOf = (role: FuzzRole) => ({
  iss: "https://issuer.example",
  sub: role,
  email: `${role}@example.org`,
  emailVerified: true,
  displayName: role,
});

/** Makes such a server, whose files are in `folder`; disposing closes its store. */
export async function makeWorld(folder: string) {
  const store = await openTestStore();
  const writes = watchWrites(store.kv);
  let time = Date.parse("2026-05-04T09:30:00Z");
  const now = () => new Date(time);
  const settings: Record<string, string> = { ADMIN_PASSWORD, DATA_DIR: folder, W3W_API_KEY: "key" };
  const config = readConfig((name) => settings[name]);
  const log = createLog({ write: () => {} });
  const parts = { kv: writes.kv, config, client: readManifest("dist"), now, fetch: noPlaces, log };
  const app = createApp(parts);
  const { kv } = writes;

  const users = {} as Record<FuzzRole, string>;
  const cookies: Partial<Record<FuzzRole, string>> = {};
  for (const role of ROLES.slice(1)) {
    users[role] = (await saveIdentity(kv, identityOf(role), now())).id;
  }
  await setRole(kv, users.admin, "admin", { actor: users.admin, now: now() });

  const things: Thing[] = [];
  for (const role of ROLES.slice(1)) {
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
    for (const role of ROLES.slice(1)) {
      const user = await saveIdentity(kv, identityOf(role), now());
      users[role] = user.id;
      // A role that is blocked waits for an administrator.
      if (!user.blocked) cookies[role] = await createSession(kv, user.id, now());
    }
    writes.take();
  };
  await signIn();

  return {
    app,
    kv: store.kv,
    users,
    /** What is there, and was. */
    things,
    named: { previews: [], transfers: [], files: [] } as Named,
    signIn,
    /** The session of a role, if it has one. */
    cookieOf: (role: FuzzRole) => cookies[role],
    /** The keys that were written since this was called last. */
    takeWrites: writes.take,
    now,
    tick: () => void (time += TICK_MS),
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
