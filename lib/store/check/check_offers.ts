/** Checks offers of tours: transfers and invitations. */
import { entriesOf, offerKey, type Offers, pointerOf } from "../offers/offer_record.ts";
import { getSound, listSound } from "./check_shapes.ts";
import { compared, type Finding, isSame, removed } from "./finding.ts";

/** Finds offers to which no way leads, and ways to none. */
export async function* checkOffers(kv: Deno.Kv): AsyncGenerator<Finding> {
  yield* checkKind(kv, "tour_transfers", { offer: "an offer of a tour", missing: "an offer" });
  const invitation = "an invitation";
  yield* checkKind(kv, "tour_invitations", { offer: invitation, missing: invitation });
}

async function* checkKind<K extends keyof Offers>(
  kv: Deno.Kv,
  kind: K,
  words: { offer: string; missing: string },
): AsyncGenerator<Finding> {
  for await (const { value } of listSound<Offers[K]>(kv, [kind])) {
    for (const { key, value: expected } of entriesOf(kind, value).ways) {
      const finding = compared(await kv.get(key), expected, `the way to ${words.offer}`);
      // Both expire at the same time, but KV removes expired entries one by one.
      if (finding) yield { ...finding, level: "notice" };
    }
  }
  for (const way of [`${kind}_by_secret`, `${kind}_by_email`]) {
    for await (const entry of listSound(kv, [way])) {
      const key = offerKey(kind, pointerOf(entry));
      const offer = await getSound<Offers[K]>(kv, key);
      const leads = offer === null
        // An unreadable offer may be mended by hand.
        ? (await kv.get(key)).versionstamp !== null
        : entriesOf(kind, offer).ways.some((one) => isSame(one.key, entry.key));
      if (!leads) yield removed(entry, `the way to ${words.missing} that is not there`, "notice");
    }
  }
}
