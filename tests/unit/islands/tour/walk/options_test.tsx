/** What the card of a walk says when "More" was pressed. */
import assert from "node:assert/strict";
import { signal } from "@preact/signals-core";
import { renderToStaticMarkup } from "react-dom/server";
import { WalkOptions } from "../../../../../islands/tour/walk/options.tsx";
import type { WakeLockStatus } from "../../../../../lib/device/wake_lock.ts";
import { Walking, walking } from "../../../walk/walking.ts";

/** The texts of the options, one after the other. */
function says(visitor: Walking, awake: WakeLockStatus = "on"): string {
  const session = {
    awake: signal(awake),
    setAutoPlay: () => {},
    rearm: () => {},
    reads: signal(false),
    setReads: () => {},
    cues: { isOn: signal(true), setOn: () => {} },
    end: () => {},
    tour: signal(undefined),
  };
  return renderToStaticMarkup(
    <WalkOptions
      session={session}
      walk={visitor.state}
      pocket={{ button: { current: null }, open: () => {} }}
    />,
  );
}

Deno.test("a guided walk names the stop that starts next, and from where", () => {
  const visitor = walking();
  assert.match(says(visitor), /Walk to stop 1\. The story starts when you’re within 30 m\./);
  visitor.send({ type: "auto-play", on: false });
  assert.match(says(visitor), /You can play the story when you’re within 30 m\./);
});

Deno.test("in a free-order walk any stop starts, until one is left", () => {
  const visitor = walking({ ordered: false });
  assert.match(says(visitor), /Go where you like\. A story starts at each of the 3 stops\./);
  for (const metres of [100, 300]) {
    visitor.at(metres, { seconds: 200 });
    visitor.end();
  }
  assert.match(says(visitor), /Walk to stop 3\. The story starts when you’re within 30 m/);
});

Deno.test("while a story plays that has no stop after it, the walk says to listen", () => {
  const visitor = walking({ stops: [100] });
  visitor.at(100, { seconds: 200 });
  visitor.send({ type: "playback", index: 0 });
  assert.match(says(visitor), /The next story waits until this one ends\./);
});

Deno.test("it says whether the screen stays on, and what to do where it cannot", () => {
  assert.match(says(walking(), "on"), /The screen stays on\. Keep this page open/);
  assert.match(says(walking(), "off"), /The screen stays on while you can see this page/);
  assert.match(says(walking(), "unavailable"), /Turn off auto-lock/);
});

Deno.test("each heard stop can be heard again, and says once that it will be", () => {
  const visitor = walking();
  assert.doesNotMatch(says(visitor), /<ul/);
  visitor.at(100, { seconds: 200 });
  visitor.end();
  assert.match(says(visitor), /<button [^>]*>.*Play stop 1 again when you return</);
  visitor.send({ type: "rearm", index: 0 });
  assert.match(says(visitor), /<button [^>]*disabled[^>]*>.*Stop 1 will play again</);
});
