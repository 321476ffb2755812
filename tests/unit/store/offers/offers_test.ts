/** Offers of tours: who finds and accepts them, and what is left of those that ended. */
import assert from "node:assert/strict";
import { MAX_ACCEPTED } from "../../../../lib/model/people/invitation.ts";
import type { User } from "../../../../lib/model/account/user.ts";
import { saveIdentity } from "../../../../lib/store/accounts/users.ts";
import {
  emailPrefix,
  OFFER_MS,
  offerKey,
  secretKey,
} from "../../../../lib/store/offers/offer_record.ts";
import { declineOffer, findOffer, listOffersTo } from "../../../../lib/store/offers/offers.ts";
import {
  acceptInvitation,
  invite,
  takeInvitationLink,
} from "../../../../lib/store/people/invitations.ts";
import {
  acceptTransfer,
  offerTransfer,
  withdrawTransfer,
} from "../../../../lib/store/ownership/tour_transfers.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { identityOf } from "../../../support/data/full_account.ts";
import { makeTour } from "../../../support/data/tours.ts";
import { beforeCommit } from "../../../support/store/before_commit.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { sha256 } from "../../../../lib/store/kv/secret.ts";
import { ClosedAccounts } from "../../../../lib/store/records/accounts.ts";
import { Tours } from "../../../../lib/store/records/tours.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const EMAIL = identityOf(2).email;

/** A test with an archive of the first of two users. */
const withTour = (test: (kv: Deno.Kv, tourId: string, users: User[]) => Promise<void>) =>
  withKv(async (kv) => {
    const users = [await saveIdentity(kv, identityOf(1), NOW)];
    users.push(await saveIdentity(kv, identityOf(2), NOW));
    const { id } = await createTour(kv, makeTour(), { userId: users[0].id, now: NOW });
    await test(kv, id, users);
  });

const entriesOf = async (kv: Deno.Kv, kind: string) =>
  (await everything(kv)).map(({ key }) => String(key[0])).filter((name) => name.startsWith(kind));

Deno.test(
  "of an offer that is replaced nothing is left in the store",
  withTour(async (kv, tourId, [{ id }]) => {
    const by = { id, isAdmin: false };
    await offerTransfer(kv, tourId, { by, email: "vera@example.org", now: NOW });
    await offerTransfer(kv, tourId, { by, now: NOW });
    assert.deepEqual(await entriesOf(kv, "tour_transfers"), [
      "tour_transfers",
      "tour_transfers_by_secret",
    ]);
    for (const role of ["editor", "reviewer"] as const) {
      await invite(kv, tourId, { role, email: EMAIL, by, now: NOW });
    }
    assert.deepEqual(await entriesOf(kv, "tour_invitations"), [
      "tour_invitations",
      "tour_invitations_by_email",
    ]);
  }),
);

Deno.test(
  "an invitation by a link opens with its own secret, and not with that of another link",
  withTour(async (kv, tourId, [{ id }, user]) => {
    const by = { id, isAdmin: false };
    const made = await invite(kv, tourId, { role: "editor", by, now: NOW });
    const other = await invite(kv, tourId, { role: "reviewer", by, now: NOW });
    const answer = { tourId, invitationId: made.invitation.id, user, now: NOW };
    for (const secret of [undefined, other.secret]) {
      await assert.rejects(acceptInvitation(kv, { ...answer, secret }), { status: 404 });
    }
    await acceptInvitation(kv, { ...answer, secret: made.secret });
  }),
);

Deno.test(
  "an offer for a former owner is void, also where it was left behind",
  withTour(async (kv, tourId, [{ id }, user]) => {
    const by = { id, isAdmin: false };
    const { secret } = await invite(kv, tourId, { role: "editor", by, now: NOW });
    assert.ok(await findOffer(kv, "tour_invitations", secret!, NOW));
    const { value } = await Tours.get(kv, tourId);
    await kv.set(Tours.key(tourId), { ...value, userId: user.id });
    assert.equal((await getTour(kv, tourId))?.userId, user.id);
    assert.equal(await findOffer(kv, "tour_invitations", secret!, NOW), null);
  }),
);

Deno.test(
  "offers to an address are listed for the account that owns it, and for no other that has it",
  withTour(async (kv, tourId, [{ id }, user]) => {
    const by = { id, isAdmin: false };
    await offerTransfer(kv, tourId, { by, email: EMAIL, now: NOW });
    await invite(kv, tourId, { role: "editor", email: EMAIL, by, now: NOW });
    assert.deepEqual(
      (await listOffersTo(kv, user, NOW)).map((
        offer,
      ) => [offer.from, offer.invitationId === undefined]),
      [["Person 1", true], ["Person 1", false]],
    );
    const unverified = { ...identityOf(3), email: EMAIL, emailVerified: false };
    assert.deepEqual(await listOffersTo(kv, await saveIdentity(kv, unverified, NOW), NOW), []);
    assert.equal(
      (await kv.list({ prefix: emailPrefix("tour_transfers", EMAIL) }).next()).done,
      false,
    );
  }),
);

Deno.test(
  "an offer ends after 14 days, and a secret whose offer was replaced opens none",
  withTour(async (kv, tourId, [{ id }]) => {
    const act = { by: { id, isAdmin: false }, now: NOW };
    const { secret } = await offerTransfer(kv, tourId, act);
    const at = (ms: number) => new Date(NOW.getTime() + ms);
    assert.ok(await findOffer(kv, "tour_transfers", secret, at(OFFER_MS - 1)));
    assert.equal(await findOffer(kv, "tour_transfers", secret, at(OFFER_MS)), null);
    await kv.set(secretKey("tour_transfers", await sha256("an old one")), tourId);
    assert.equal(await findOffer(kv, "tour_transfers", "an old one", NOW), null);
  }),
);

Deno.test(
  "while its owner is blocked and hidden, an archive is offered by administrators, but nobody is invited to it",
  withTour(async (kv, tourId, [{ id }, user]) => {
    const [own, admin] = [{ id, isAdmin: false }, { id: user.id, isAdmin: true }];
    const shown = async () => (await listOffersTo(kv, user, NOW)).length;
    await invite(kv, tourId, { role: "editor", email: EMAIL, by: admin, now: NOW });
    await offerTransfer(kv, tourId, { by: own, email: EMAIL, now: NOW });
    assert.equal(await shown(), 2);
    await kv.set(ClosedAccounts.key(id), "blocked");
    assert.equal(await shown(), 0);
    await assert.rejects(acceptTransfer(kv, { tourId, user, now: NOW }), { status: 404 });
    await offerTransfer(kv, tourId, { by: admin, email: EMAIL, now: NOW });
    assert.equal(await shown(), 1);
    await acceptTransfer(kv, { tourId, user, now: NOW });
    assert.equal((await getTour(kv, tourId))?.userId, user.id);
  }),
);

Deno.test(
  "an invitation to an address is for its person, and is used up; a link stays for others, up to its limit",
  withTour(async (kv, tourId, [{ id }, user]) => {
    const act = { role: "editor", by: { id, isAdmin: false }, now: NOW } as const;
    const made = await invite(kv, tourId, { ...act, email: EMAIL });
    const answer = { tourId, invitationId: made.invitation.id, user, now: NOW };
    const other = await saveIdentity(kv, identityOf(3), NOW);
    await assert.rejects(acceptInvitation(kv, { ...answer, user: other }), { status: 404 });
    await acceptInvitation(kv, answer);
    assert.deepEqual(await entriesOf(kv, "tour_invitations"), []);
    const { invitation, secret } = await invite(kv, tourId, act);
    const byLink = { tourId, invitationId: invitation.id, user: other, secret, now: NOW };
    await declineOffer(kv, "tour_invitations", byLink);
    const key = offerKey("tour_invitations", byLink);
    const { value } = await kv.get<object>(key);
    await kv.set(key, { ...value, accepted: MAX_ACCEPTED, admitted: MAX_ACCEPTED });
    await assert.rejects(acceptInvitation(kv, byLink), { status: 413 });
    assert.equal(await takeInvitationLink(kv, kv.atomic(), secret!, NOW), false);
    await kv.set(key, { ...value, accepted: 1, admitted: MAX_ACCEPTED - 1 });
    assert.equal(await takeInvitationLink(kv, kv.atomic(), secret!, NOW), true);
    await acceptInvitation(kv, byLink);
    assert.equal((await kv.get<{ accepted: number }>(key)).value?.accepted, 2);
  }),
);

Deno.test(
  "an offer that is withdrawn, or whose owner is blocked, while somebody accepts it is not accepted",
  withTour(async (kv, tourId, [{ id }, user]) => {
    const act = { by: { id, isAdmin: false }, email: EMAIL, now: NOW };
    const ends = [
      () => withdrawTransfer(kv, tourId),
      () => kv.set(ClosedAccounts.key(id), "blocked"),
    ];
    for (const end of ends) {
      await offerTransfer(kv, tourId, act);
      const accepting = acceptTransfer(beforeCommit(kv, end), { tourId, user, now: NOW });
      await assert.rejects(accepting, { status: 404 });
      assert.equal((await getTour(kv, tourId))?.userId, id);
    }
  }),
);
