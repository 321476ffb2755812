/** One press on the landing page plays a story. */
import assert from "node:assert/strict";
import { createStoryPress } from "../../../../islands/find/press_story.ts";
import type { Tour } from "../../../../lib/model/tour/tour.ts";
import { playerTour } from "../../../support/data/player_tour.ts";
import { testPlayer } from "../../../support/fakes/test_player.ts";

/** The button of the second story of an archive that is loaded when the test says so. */
function button() {
  const { player } = testPlayer();
  const asked: PromiseWithResolvers<Tour>[] = [];
  const failed: unknown[] = [];
  let isOnItsWay = false;
  const { press, end } = createStoryPress({
    tourId: playerTour(2).id,
    index: 1,
    player: () => player,
    load() {
      asked.push(Promise.withResolvers());
      return asked.at(-1)!.promise;
    },
    onWay: (is) => isOnItsWay = is,
    onFailed: (error) => failed.push(error),
  });
  return {
    player,
    asked,
    failed,
    press,
    end,
    arrive: (n: number) => asked[n].resolve(playerTour(2) as unknown as Tour),
    shown: () => [isOnItsWay, player.index.value, player.status.value],
  };
}

Deno.test("a press plays the story once its archive is there, and the next one pauses it", async () => {
  const { press, arrive, shown } = button();
  const pressed = press();
  assert.deepEqual(shown(), [true, 0, "idle"]);
  arrive(0);
  await pressed;
  assert.deepEqual(shown(), [false, 1, "loading"]);
  await press();
  assert.deepEqual(shown(), [false, 1, "paused"]);
});

Deno.test("a second press while the archive is on its way takes the first one back, and so does the next page", async () => {
  const { press, end, arrive, shown } = button();
  const first = press();
  await press();
  arrive(0);
  await first;
  assert.deepEqual(shown(), [false, 0, "idle"]);
  const second = press();
  end();
  arrive(1);
  await second;
  assert.equal(shown()[2], "idle");
});

Deno.test("an archive that cannot be loaded is said, unless the press was taken back", async () => {
  const { press, asked, failed, shown } = button();
  const error = new TypeError("no signal");
  for (const isTakenBack of [true, false]) {
    const pressed = press();
    if (isTakenBack) await press();
    asked.at(-1)!.reject(error);
    await pressed;
    assert.deepEqual([shown()[0], failed], [false, isTakenBack ? [] : [error]]);
  }
});
