/** Offers of tours: who finds and accepts them, and what is left of those that ended. */
import assert from "node:assert/strict";
import type { User } from "../../../../lib/model/account/user.ts";
import { saveIdentity } from "../../../../lib/store/accounts/users.ts";
import { emailPrefix } from "../../../../lib/store/offers/offer_record.ts";
import { findOffer, listOffersTo } from "../../../../lib/store/offers/offers.ts";
import { acceptInvitation, invite } from "../../../../lib/store/people/invitations.ts";
import { tourKey } from "../../../../lib/store/tours/tour_keys.ts";
import { offerTransfer } from "../../../../lib/store/tours/tour_transfers.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { identityOf } from "../../../support/data/full_account.ts";
import { makeTour } from "../../../support/data/tours.ts";
import { everything, withKv } from "../../../support/store/store.ts";

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
  "an invitation by a link needs its secret, and another's is none",
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
    const { value } = await kv.get<object>(tourKey(tourId));
    await kv.set(tourKey(tourId), { ...value, userId: user.id });
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
