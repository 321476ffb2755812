/** What a link to a stop of a tour does to the player. */
import assert from "node:assert/strict";
import { selectLinked } from "../../../islands/tour/stop-list/linked_stop.ts";
import { playerTour } from "../../support/data/player_tour.ts";
import { testPlayer } from "../../support/fakes/test_player.ts";

const tour = playerTour(5);
const other = { ...playerTour(2), id: "01J8Z0000000000000000000CD" };

Deno.test("a link to a stop makes it ready to play, silent", () => {
  const { player } = testPlayer();
  selectLinked(tour, { index: 2 }, player);
  assert.deepEqual(
    [player.tour.value?.id, player.index.value, player.status.value],
    [tour.id, 2, "paused"],
  );
});

Deno.test("a link to a stop takes no story of another tour away, and none that plays", () => {
  const { player } = testPlayer();
  player.select(other, 1);
  selectLinked(tour, { index: 2 }, player);
  assert.deepEqual([player.tour.value?.id, player.index.value], [other.id, 1]);
  player.select(tour, 0);
  player.status.value = "playing";
  selectLinked(tour, { index: 2 }, player);
  assert.equal(player.index.value, 0);
});

Deno.test("a link to the stop at which a story was left leaves it at its second", () => {
  const { player } = testPlayer();
  player.select(tour, 2);
  player.currentTime.value = 40;
  selectLinked(tour, { index: 2 }, player);
  assert.equal(player.currentTime.value, 40);
});

Deno.test("a link to no stop of the tour changes nothing", () => {
  const { player } = testPlayer();
  selectLinked(tour, { index: 5, seconds: 3 }, player);
  assert.equal(player.tour.value, undefined);
});

Deno.test("a link to a second moves the story of its stop there", () => {
  const { player } = testPlayer();
  selectLinked(tour, { index: 2, seconds: 63 }, player);
  selectLinked(tour, { index: 2, seconds: 5 }, player);
  assert.deepEqual([player.index.value, player.currentTime.value], [2, 5]);
});
