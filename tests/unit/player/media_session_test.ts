import assert from "node:assert/strict";
import { isIos } from "../../../lib/device/ios.ts";
import { connectMediaSession } from "../../../lib/player/media_session.ts";
import { createPlayerState } from "../../../lib/player/player_state.ts";
import { asSession, FakeMediaSession } from "../../support/fakes/fake_media_session.ts";
import { playerTour } from "../../support/data/player_tour.ts";

/** A lock screen connected to a state, with the list of what was asked of the player. */
function setUp(session = new FakeMediaSession(), onIos = false) {
  const state = createPlayerState();
  const asked: string[] = [];
  const player = {
    ...state,
    play: () => asked.push("play"),
    pause: () => asked.push("pause"),
    previous: () => asked.push("previous"),
    next: () => asked.push("next"),
    seekTo: (seconds: number) => asked.push(`seek ${seconds}`),
    skip: (seconds: number) => asked.push(`skip ${seconds}`),
  };
  connectMediaSession(asSession(session), player, {
    toMetadata: (init) => init as MediaMetadata,
    onIos,
  });
  return { session, state, asked };
}

Deno.test("the lock screen shows the stop, its tour and the tour's picture", () => {
  const { session, state } = setUp();
  assert.equal(session.metadata, null);
  state.tour.value = { ...playerTour(2), imageUrl: "/mill.webp" };
  state.index.value = 1;
  assert.deepEqual(session.metadata, {
    title: "Stop 2",
    artist: "The old mill",
    artwork: [{ src: "/mill.webp" }],
  });
  const artworkOf = (imageUrl?: string) => {
    state.tour.value = { ...playerTour(2), imageUrl };
    return session.metadata?.artwork?.[0].src;
  };
  assert.equal(artworkOf("/archives/mill/cover.svg"), "/archives/mill/cover.jpg");
  const small = `/media/${"a".repeat(64)}.jpg`;
  assert.equal(artworkOf(`/media/mill.jpg#size=1600x1067&small=${small}`), small);
  assert.equal(artworkOf(undefined), "/icons/icon-512.png");
  state.tour.value = undefined;
  assert.equal(session.metadata, null);
});

Deno.test("a stop with a picture of its own has that on the lock screen, the others the tour's", () => {
  const { session, state } = setUp();
  const tour = { ...playerTour(2), imageUrl: "/mill.webp" };
  const [first, second] = tour.audioStops;
  state.tour.value = { ...tour, audioStops: [{ ...first, imageUrl: "/gate.webp" }, second] };
  assert.deepEqual(session.metadata?.artwork, [{ src: "/gate.webp" }]);
  state.index.value = 1;
  assert.deepEqual(session.metadata?.artwork, [{ src: "/mill.webp" }]);
});

Deno.test("the lock screen has the picture of which the voice speaks, set once a change", () => {
  const { session, state } = setUp();
  const shown: string[] = [];
  let metadata: MediaMetadataInit | null = null;
  Object.defineProperty(session, "metadata", {
    get: () => metadata,
    set: (next: MediaMetadataInit | null) => {
      metadata = next;
      shown.push(next?.artwork?.[0].src ?? "none");
    },
  });
  const mill = { id: "mill", url: "/mill.webp", from: 1000 };
  const tour = playerTour(2);
  const [first, second] = tour.audioStops;
  const stops = [{ ...first, imageUrl: "/gate.webp", things: [mill] }, second];
  state.tour.value = { ...tour, imageUrl: "/town.webp", audioStops: stops };
  for (const thing of [mill, mill, undefined, mill]) {
    state.thing.value = thing;
    for (const seconds of [1, 2, 3]) state.currentTime.value = seconds;
  }
  // The next stop comes before anything has looked which picture is its own.
  state.index.value = 1;
  state.thing.value = undefined;
  assert.deepEqual(shown, [
    "/gate.webp",
    "/mill.webp",
    "/gate.webp",
    "/mill.webp",
    "/town.webp",
  ]);
});

Deno.test("the lock screen shows the way to the next stop as long as a walk sets it", () => {
  const { session, state } = setUp();
  state.tour.value = playerTour(2);
  state.lockScreenTitle.value = "Stop 2: 120 m, left";
  assert.equal(session.metadata?.title, "Stop 2: 120 m, left");
  state.lockScreenTitle.value = undefined;
  assert.equal(session.metadata?.title, "Stop 1");
});

Deno.test("the lock screen shows whether something plays, and how far it is", () => {
  const { session, state } = setUp();
  const shown = ["idle", "loading", "playing", "paused", "ended", "error"] as const;
  const states = shown.map((status) => {
    state.status.value = status;
    return session.playbackState;
  });
  assert.deepEqual(states, ["none", "playing", "playing", "paused", "paused", "paused"]);
  state.duration.value = 90;
  state.currentTime.value = 30;
  assert.deepEqual(session.position, { duration: 90, position: 30, playbackRate: 1 });
  state.rate.value = 1.5;
  assert.equal(session.position?.playbackRate, 1.5, "so that the bar moves as fast as the sound");
  state.currentTime.value = 90.4;
  assert.equal(session.position?.position, 90);
  state.duration.value = 0;
  assert.equal(session.position, undefined, "a length that is unknown clears the bar");
});

Deno.test("the lock screen offers the stop before and the next one only where there are any", () => {
  const { session, state } = setUp();
  const offersAt = (index: number) => {
    state.tour.value = playerTour(3);
    state.index.value = index;
    return session.offered.filter((action) => action.endsWith("track"));
  };
  assert.deepEqual(session.offered.filter((action) => action.endsWith("track")), []);
  assert.deepEqual(offersAt(0), ["nexttrack"]);
  assert.deepEqual(offersAt(1), ["nexttrack", "previoustrack"]);
  assert.deepEqual(offersAt(2), ["previoustrack"]);
});

Deno.test("on iOS the stops before and after take the two places that seeking would take", () => {
  const { session, state } = setUp(new FakeMediaSession(), true);
  state.tour.value = playerTour(3);
  state.index.value = 1;
  assert.deepEqual(session.offered, ["nexttrack", "pause", "play", "previoustrack", "seekto"]);
});

Deno.test("an iPad counts as iOS although it says that it is a Mac; a real Mac and an Android phone do not", () => {
  assert.equal(isIos({ maxTouchPoints: 5, standalone: false }), true);
  assert.equal(isIos({ maxTouchPoints: 0, standalone: false }), false);
  assert.equal(isIos({ maxTouchPoints: 5 }), false);
});

Deno.test("what is pressed on the lock screen is asked of the player", () => {
  const { session, state, asked } = setUp();
  state.tour.value = playerTour(3);
  state.index.value = 1;
  state.currentTime.value = 30;
  session.press("play");
  session.press("pause");
  session.press("previoustrack");
  session.press("nexttrack");
  session.press("seekto", { seekTime: 0 });
  session.press("seekto");
  session.press("seekbackward");
  session.press("seekforward");
  session.press("seekbackward", { seekOffset: 5 });
  session.press("seekforward", { seekOffset: 5 });
  assert.deepEqual(asked, [
    "play",
    "pause",
    "previous",
    "next",
    "seek 0",
    "skip -15",
    "skip 15",
    "skip -5",
    "skip 5",
  ]);
});

Deno.test("a browser that does not know an action offers the others", () => {
  const { session } = setUp(new FakeMediaSession(["seekto", "nexttrack", "previoustrack"]));
  assert.deepEqual(session.offered, ["pause", "play", "seekbackward", "seekforward"]);
});

Deno.test("a browser without a position bar shows the rest", () => {
  const session = new FakeMediaSession();
  const without = new Proxy(session, {
    has: (target, name) => name !== "setPositionState" && name in target,
    get: (target, name) => name === "setPositionState" ? undefined : Reflect.get(target, name),
    set: (target, name, value) => Reflect.set(target, name, value),
  });
  const state = createPlayerState();
  const player = {
    ...state,
    play() {},
    pause() {},
    previous() {},
    next() {},
    seekTo() {},
    skip() {},
  };
  without.setActionHandler = session.setActionHandler.bind(session);
  connectMediaSession(asSession(without), player, { toMetadata: (init) => init as MediaMetadata });
  state.duration.value = 90;
  assert.equal(session.position, undefined);
});
