/** Everybody who may knock, with sessions on one app: those of the demo's accounts, and others. */
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import type { CoAuthorRole } from "../../../lib/model/people/tour_role.ts";
import { createDraft } from "../../../lib/store/drafts/drafts.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { type Identity, setRole } from "../../../lib/store/accounts/users.ts";
import { Client, ORIGIN } from "./client.ts";
import { makePupil } from "../data/pupil.ts";
import { identityOf } from "../data/full_account.ts";
import { beginSession, demoIdentity } from "./sessions.ts";
import { shareWith } from "./share_with.ts";
import type { TestApp } from "../servers/server.ts";
import { makeStop, makeTour } from "../data/tours.ts";
import { makeTranscript } from "../data/transcripts.ts";

export type Person = "anonymous" | "other" | "owner" | "admin" | CoAuthorRole | "pupil";

/**
 * A browser for each kind of person, the user ids of those who are signed in, and ways to make a
 * tour or draft of one. In the owner's tours "editor", "reviewer" and "translator" have these
 * roles; "pupil" has a place in a class of the owner's tour for which `placePupil` was called last.
 */
export async function signInPeople({ app, kv }: TestApp) {
  const clients = { anonymous: new Client(app) } as Record<Person, Client>;
  const ids = {} as Record<Exclude<Person, "anonymous" | "pupil">, string>;
  const identities = {
    other: demoIdentity(ORIGIN, "visitor"),
    owner: demoIdentity(ORIGIN, "author"),
    admin: demoIdentity(ORIGIN, "admin"),
    editor: identityOf(900),
    reviewer: identityOf(901),
    translator: identityOf(902),
  };
  for (const [person, identity] of Object.entries(identities) as [keyof typeof ids, Identity][]) {
    const { id, cookie } = await beginSession(kv, identity);
    ids[person] = id;
    clients[person] = new Client(app);
    clients[person].cookies = [{ ...cookie, path: "/" }];
  }
  await setRole(kv, ids.admin, "admin", { actor: ids.admin, now: new Date() });
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

/** The id of their stop with a recording. */
export const RECORDED_STOP = "recorded";

/** Ways to make a tour or draft of a user. */
export function makersIn(kv: Deno.Kv) {
  const tourOf = async (userId: string, over: Partial<TourInput> = {}) => {
    const things = [{ id: "gate", url: "/archives/harvard-yard/cover.jpg" }];
    const spoken = makeStop({ id: SPOKEN_STOP, transcript: makeTranscript(), things });
    const audioUrl = "https://sounds.example/recorded.mp3";
    const recorded = makeStop({ id: RECORDED_STOP, audioUrl });
    const tour = makeTour({ language: "en", audioStops: [spoken, recorded], ...over });
    return (await createTour(kv, tour, { userId })).id;
  };
  const draftOf = async (userId: string) => {
    const draft = { title: "A draft", draftData: { title: "A draft" } };
    return (await createDraft(kv, draft, { userId, now: new Date() })).id;
  };
  return { tourOf, draftOf };
}
