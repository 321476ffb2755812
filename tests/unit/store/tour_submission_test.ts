import assert from "node:assert/strict";
import { listTours } from "../../../lib/store/tour_lists.ts";
import { submitTour } from "../../../lib/store/tour_submission.ts";
import { withKv } from "../../support/store.ts";
import { problem, tourInput } from "./builders.ts";

const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const NOW = new Date("2026-05-04T09:30:00Z");

Deno.test(
  "a form that is sent again, also at once, makes one tour and gets its card",
  withKv(async (kv) => {
    const input = tourInput({ description: `${"Six rooms. ".repeat(60)}\n\nA bell.` });
    const send = (request: string) =>
      submitTour(kv, input, {
        userId: OWNER,
        now: NOW,
        idempotent: { userId: OWNER, key: "a-key", request },
      });
    const cards = await Promise.all([send("form"), send("form"), send("form")]);
    cards.push(await send("form"));
    const { tours } = await listTours(kv, { limit: 9 });
    assert.equal(tours.length, 1);
    for (const card of cards) assert.deepEqual(card, { ...tours[0], visibility: "public" });
    await problem(send("another form"), 409);
    assert.equal((await listTours(kv, { limit: 9 })).tours.length, 1);
  }),
);
