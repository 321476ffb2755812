import assert from "node:assert/strict";
import fc from "fast-check";
import type { PlacedCard } from "../../../../lib/model/tour/tour.ts";
import { decodeCards, encodeCards } from "../../../../lib/store/index/card_page.ts";
import { anyPosition } from "../../geo/any_position.ts";

const anyText = fc.string({ unit: "grapheme", maxLength: 400 });

const anyCard: fc.Arbitrary<PlacedCard> = fc.record({
  id: fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 26 }),
  title: anyText,
  description: anyText,
  imageUrl: anyText,
  duration: anyText,
  creatorName: anyText,
  tourType: fc.constantFrom("ordered" as const, "unordered" as const),
  stopCount: fc.nat(),
  revision: fc.nat(),
  createdAt: fc.constant("2026-05-04T09:30:00.000Z"),
  updatedAt: fc.constant("2026-06-05T10:40:00.000Z"),
  language: fc.constantFrom("en", "ar"),
}, {
  requiredKeys: [
    "id",
    "title",
    "description",
    "duration",
    "tourType",
    "stopCount",
    "revision",
    "createdAt",
    "updatedAt",
  ],
})
  .chain((card) => anyPosition.map((place) => ({ ...card, ...place } as PlacedCard)));

Deno.test("cards come out of their bytes as they went in, also those in no Latin letters and without some texts", () => {
  fc.assert(fc.property(fc.array(anyCard, { minLength: 1, maxLength: 9 }), (cards) => {
    const bytes = encodeCards(cards);
    assert.equal(bytes[0], 0);
    assert.deepEqual(decodeCards(bytes, () => true), cards);
  }));
});

Deno.test("only the cards at wanted places are returned, with the texts that are theirs", () => {
  fc.assert(fc.property(fc.array(anyCard, { minLength: 1, maxLength: 9 }), (cards) => {
    const north = cards.filter(({ latitude }) => latitude > 0);
    assert.deepEqual(decodeCards(encodeCards(cards), ({ latitude }) => latitude > 0), north);
  }));
});

Deno.test("half of a surrogate pair in a text changes no other text", () => {
  const [card] = fc.sample(anyCard, 1);
  const cards = [{ ...card, title: "\uD83D", description: "The bell" }];
  const [read] = decodeCards(encodeCards(cards), () => true);
  assert.deepEqual(read, { ...cards[0], title: "\uFFFD" });
});
