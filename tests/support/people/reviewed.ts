/** A site with review, where an archivist is beside all others. */
import { createSession } from "../../../lib/store/accounts/sessions.ts";
import { saveIdentity } from "../../../lib/store/accounts/users.ts";
import { giveArchivist } from "../../../lib/store/review/archivists.ts";
import { identityOf } from "../data/full_account.ts";
import { testApp } from "../servers/server.ts";
import { Client } from "./client.ts";
import { type Person, signInPeople } from "./people.ts";

export type ReviewPerson = Person | "archivist";

/** Such a site. `accounts` are the addresses of those whose archives the archivist sees. */
export async function withReview(
  { accounts = "all", ...options }: Parameters<typeof testApp>[0] & {
    accounts?: "all" | string[];
  } = {},
) {
  const test = await testApp({ ...options, settings: { REVIEW: "on", ...options.settings } });
  const people = await signInPeople(test);
  const { kv, app } = test;
  const clients: Record<ReviewPerson, Client> = { ...people.clients, archivist: new Client(app) };
  const newArchivist = async (n: number, of: "all" | string[] = accounts) => {
    const identity = identityOf(n);
    const { id } = await saveIdentity(kv, { ...identity, emailVerified: true }, new Date());
    const act = { actor: people.ids.admin, now: new Date() };
    await giveArchivist(kv, { email: identity.email, accounts: of }, act);
    const value = await createSession(kv, id, new Date());
    const client = new Client(app);
    client.cookies = [{ name: "session", value, path: "/" }];
    return { id, client, name: identity.displayName, email: identity.email };
  };
  const archivist = await newArchivist(950);
  clients.archivist = archivist.client;
  /** An answer's status and body. */
  const ask = (who: ReviewPerson | Client, ...request: Parameters<Client["ask"]>) =>
    (typeof who === "string" ? clients[who] : who).ask(...request);
  /** The version of an archive that waits. */
  const waiting = async (id: string) => (await ask("admin", "GET", `/api/review/${id}`)).body;
  return {
    ...test,
    ...people,
    clients,
    archivist,
    newArchivist,
    ask,
    waiting,
    /** Has the archivist approve the version that waits. */
    approve: async (id: string) => {
      const { handIn } = await waiting(id);
      return await ask("archivist", "POST", `/api/review/${id}/approve`, { id: handIn.id });
    },
    /** The title that a visitor sees; undefined where there is nothing. */
    seen: async (id: string) =>
      (await ask("anonymous", "GET", `/api/tours/${id}`)).body.stopCount
        ? (await ask("anonymous", "GET", `/api/tours/${id}`)).body.title as string
        : undefined,
    titles: async () =>
      ((await ask("anonymous", "GET", "/api/tours")).body as { title: string }[])
        .map(({ title }) => title).sort(),
  };
}
