/**
 * Everybody who may knock: signed in on one app, through the whole flow where the demo has an
 * account.
 */
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import type { CoAuthorRole } from "../../../lib/model/people/tour_role.ts";
import { createSession } from "../../../lib/store/accounts/sessions.ts";
import { createDraft } from "../../../lib/store/drafts/drafts.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { saveIdentity, setRole } from "../../../lib/store/accounts/users.ts";
import { Client } from "./client.ts";
import { makePupil } from "../data/pupil.ts";
import { identityOf } from "../data/full_account.ts";
import { shareWith } from "./share_with.ts";
import type { TestApp } from "../servers/server.ts";
import { makeStop, makeTour } from "../data/tours.ts";
import { makeTranscript } from "../data/transcripts.ts";

export type Person = "anonymous" | "other" | "owner" | "admin" | CoAuthorRole | "pupil";

/**
 * A browser for each kind of person, the user ids of those who are signed in, and ways to make a
 * tour or draft of one. In the owner's tours "editor" and "reviewer" have these roles; "pupil" has
 * a place in a class of the owner's tour for which `placePupil` was called last.
 */
export async function signInPeople({ app, kv }: TestApp) {
  const accounts = { other: "visitor", owner: "author", admin: "admin" } as const;
  const clients = { anonymous: new Client(app) } as Record<Person, Client>;
  const ids = {} as Record<Exclude<Person, "anonymous" | "pupil">, string>;
  for (const [person, account] of Object.entries(accounts) as [keyof typeof ids, string][]) {
    clients[person] = new Client(app);
    await clients[person].login(account);
    ids[person] = (await (await clients[person].request("/api/auth/user")).json()).id;
  }
  await setRole(kv, ids.admin, "admin", { actor: ids.admin, now: new Date() });
  for (const [n, person] of (["editor", "reviewer"] as const).entries()) {
    clients[person] = new Client(app);
    ids[person] = (await saveIdentity(kv, identityOf(900 + n), new Date())).id;
    const value = await createSession(kv, ids[person], new Date());
    clients[person].cookies = [{ name: "session", value, path: "/" }];
  }
  clients.pupil = new Client(app);
  const placePupil = async (tourId: string) => {
    const { secret } = await makePupil(kv, tourId, ids.owner);
    clients.pupil.cookies = [{ name: "pupil", value: secret, path: "/" }];
  };
  const makers = makersIn(kv);
  const tourOf: typeof makers.tourOf = async (userId, over) => {
    const id = await makers.tourOf(userId, over);
    if (userId === ids.owner) await shareWith(kv, id, ids);
    return id;
  };
  return { clients, ids, ...makers, tourOf, placePupil };
}

/** The id of the stop with a transcript in the tours that `makersIn` makes. */
export const SPOKEN_STOP = "spoken";

/** Ways to make a tour or draft of a user. */
export function makersIn(kv: Deno.Kv) {
  const tourOf = async (userId: string, over: Partial<TourInput> = {}) => {
    const spoken = makeStop({ id: SPOKEN_STOP, transcript: makeTranscript() });
    const tour = makeTour({ audioStops: [spoken, makeStop()], ...over });
    return (await createTour(kv, tour, { userId })).id;
  };
  const draftOf = async (userId: string) => {
    const draft = { title: "A draft", draftData: { title: "A draft" } };
    return (await createDraft(kv, draft, { userId, now: new Date() })).id;
  };
  return { tourOf, draftOf };
}
