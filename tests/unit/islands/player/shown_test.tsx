/** What the parts of the player show of its state. */
import assert from "node:assert/strict";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CurrentStop } from "../../../../islands/player/current_stop.ts";
import { Ending } from "../../../../islands/player/ending.tsx";
import { SheetPicture } from "../../../../islands/player/full_sheet.tsx";
import { MiniBar } from "../../../../islands/player/mini_bar.tsx";
import { PlayerNotice } from "../../../../islands/player/notice.tsx";
import { Stops } from "../../../../islands/player/stops.tsx";
import { Transport } from "../../../../islands/player/transport.tsx";
import { WITHHELD_AUDIO } from "../../../../lib/model/consent/withheld.ts";
import { failureNotice, slowNotice } from "../../../../lib/player/player_notices.ts";
import { testPlayer } from "../../../support/fakes/test_player.ts";
import { playerTour } from "../../../support/data/player_tour.ts";

function playing(count: number, index = 0): CurrentStop {
  const { player } = testPlayer();
  const tour = playerTour(count);
  player.start(tour, index);
  return { player, tour, stop: tour.audioStops[index], index };
}

const html = (node: ReactNode) => renderToStaticMarkup(<Dialog.Root>{node}</Dialog.Root>);

Deno.test("the sheet has the picture of the stop, else that of the tour, else none", () => {
  const tour = { ...playerTour(1), imageUrl: "/archives/mill.webp", imageAlt: "The mill" };
  const [stop] = tour.audioStops;
  const own = { ...stop, imageUrl: "/archives/wheel.webp", imageAlt: "The wheel" };
  const picture = (of: Pick<CurrentStop, "tour" | "stop">) =>
    html(<SheetPicture {...playing(1)} {...of} />);
  assert.match(picture({ tour, stop: own }), /wheel\.webp.*alt="The wheel"|alt="The wheel".*wheel/);
  assert.match(picture({ tour, stop }), /alt="The mill"/);
  assert.equal(picture({ tour: playerTour(1), stop }), "");
});

Deno.test("Play all is offered where stops follow each other, and not during a walk", () => {
  const current = playing(3);
  assert.match(html(<Stops current={current} />), /Play all/);
  current.player.autoAdvance.value = false;
  assert.doesNotMatch(html(<Stops current={current} />), /Play all/);
  assert.equal(html(<Stops current={playing(1)} />), "", "a tour of one stop has no list");
});

Deno.test("an error is said at once, a slow recording in a pause; each with a button to try again", () => {
  const { player } = playing(1);
  player.notice.value = failureNotice(4, true);
  assert.match(html(<PlayerNotice player={player} />), /role="alert".*Try again/);
  player.notice.value = slowNotice(true);
  assert.match(html(<PlayerNotice player={player} />), /role="status".*Try again/);
  player.notice.value = undefined;
  assert.equal(html(<PlayerNotice player={player} />), "");
});

Deno.test("what is wrong is said once: by the sheet while it covers the bar", () => {
  const current = playing(1);
  current.player.notice.value = failureNotice(4, true);
  assert.match(html(<MiniBar current={current} covered={false} />), /role="alert"/);
  assert.doesNotMatch(html(<MiniBar current={current} covered />), /role="alert"/);
});

Deno.test("the bar says which stop it is, that it loads, and that the tour is over", () => {
  const current = playing(3, 1);
  const bar = () => html(<MiniBar current={current} covered={false} />);
  assert.match(bar(), /Stop 2 of 3.*Loading…/);
  current.player.status.value = "paused";
  assert.match(bar(), /Stop 2 of 3.*0:00 \/ 0:02/);
  current.player.status.value = "ended";
  assert.match(bar(), /That was the last story/);
});

Deno.test("Previous is off at the first stop, and Next at the last", () => {
  const off = (index: number) =>
    [
      ...html(<Transport current={playing(3, index)} />).matchAll(
        /aria-label="(\w+) stop" disabled/g,
      ),
    ]
      .map(([, name]) => name);
  assert.deepEqual([0, 1, 2].map(off), [["Previous"], [], ["Next"]]);
});

Deno.test("after the last story, the player names those that could not be played, with a way to each", () => {
  const { player, tour } = playing(3);
  const withheld = { ...tour.audioStops[1], title: "The wheel", audioUrl: WITHHELD_AUDIO };
  const of = { ...tour, audioStops: tour.audioStops.with(1, withheld) };
  const ending = () => html(<Ending player={player} tour={of} onClose={() => {}} />);
  assert.doesNotMatch(ending(), /Could not be played/);
  player.leftOut.value = [1, 2];
  assert.match(ending(), /Could not be played:.*The wheel/);
  assert.deepEqual(
    Array.from(ending().matchAll(/Try again: stop \d/g), ([name]) => name),
    ["Try again: stop 3"],
    "not what nobody may hear",
  );
});
