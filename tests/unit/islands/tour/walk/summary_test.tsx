/** What a walk came to. */
import assert from "node:assert/strict";
import { renderToStaticMarkup } from "react-dom/server";
import { WalkSummaryCard } from "../../../../../islands/tour/walk/summary.tsx";
import { playerTour } from "../../../../support/data/player_tour.ts";

const shown = (heard: number, missed: number[], isGone = false) =>
  renderToStaticMarkup(
    <WalkSummaryCard
      session={{ start: () => {}, close: () => {}, isGone: () => isGone }}
      tour={playerTour(3)}
      summary={{ heard, total: 3, missed, seconds: 754, metres: 1234 }}
    />,
  );

Deno.test("each stop that was missed is a link to its text, by its number from 1", () => {
  const links = [...shown(1, [0, 2]).matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g)];
  assert.deepEqual(links.map(([, href, title]) => [href, title]), [
    ["#stop-1", "Stop 1"],
    ["#stop-3", "Stop 3"],
  ]);
});

Deno.test("a walk that missed something can be gone on with, a whole one only be put away", () => {
  assert.match(shown(1, [0, 2]), /Your walk has ended.*1 of 3.*12:34.*1\.2 km.*Continue the walk/);
  const whole = shown(3, []);
  assert.match(whole, /You’ve heard every story.*3 of 3.*Done/);
  assert.doesNotMatch(whole, /Continue the walk|Not heard yet/);
});

Deno.test("only where an account would have kept the walk is it said that its archive is gone", () => {
  assert.match(shown(3, [], true), /This archive was deleted or made private/);
  assert.doesNotMatch(shown(3, []), /deleted or made private/);
});
