/** Moves through a history that is a list here, and a browser's elsewhere. */
import assert from "node:assert/strict";
import {
  closeOverlays,
  hasOverlays,
  openOverlay,
  pageIsShown,
  returnToShownPage,
  takeMove,
} from "../../../../islands/runtime/history_entries.ts";

type State = { turbo?: { restorationIndex: number }; overlays?: number } | null;

/** A history whose moves arrive later, as a browser's do, and say what of them is Turbo's. */
function fakeHistory(pages = 1) {
  const entries: State[] = Array.from({ length: pages }, (_, restorationIndex) => ({
    turbo: { restorationIndex },
  }));
  let at = pages - 1;
  let moves = Promise.resolve();
  const changes: number[] = [];
  const history = {
    get state() {
      return entries[at];
    },
    replaceState: (state: State) => void (entries[at] = state),
    pushState: (state: State) => void entries.splice(++at, Infinity, state),
    go(delta: number) {
      moves = moves.then(() => {
        at = Math.max(0, Math.min(entries.length - 1, at + delta));
        if (!takeMove(entries[at])) changes.push(at);
      });
    },
    back: () => history.go(-1),
    forward: () => history.go(1),
  };
  Object.assign(globalThis, { history });
  pageIsShown();
  return {
    history,
    /** The entries to which Turbo would change the page. */
    changes,
    place: () => ({ at, of: entries.length }),
    /** Until no move is left, also of those that moves have begun. */
    async settled() {
      for (let last; last !== moves;) await (last = moves);
    },
  };
}

const test = (name: string, use: () => Promise<void>) =>
  Deno.test(name, async () => {
    try {
      await use();
    } finally {
      Reflect.deleteProperty(globalThis, "history");
    }
  });

test("Back closes the overlay that lies on top, and changes no page", async () => {
  const { history, changes, settled, place } = fakeHistory();
  const closed: string[] = [];
  openOverlay(() => closed.push("sheet"));
  openOverlay(() => closed.push("menu"));
  history.back();
  await settled();
  assert.deepEqual(closed, ["menu"]);
  assert.ok(hasOverlays());
  history.back();
  await settled();
  assert.deepEqual([closed, changes, place().at], [["menu", "sheet"], [], 0]);
  assert.ok(!hasOverlays());
});

test("Forward, to an overlay that was closed, leads nowhere", async () => {
  const { history, changes, settled, place } = fakeHistory();
  openOverlay(() => {});
  history.back();
  await settled();
  history.forward();
  await settled();
  assert.deepEqual([place().at, changes], [0, []]);
});

test("an overlay that closes by other means leaves its entry, with what lies above it", async () => {
  const { changes, settled, place } = fakeHistory();
  const closed: string[] = [];
  const close = openOverlay(() => closed.push("sheet"));
  for (const name of ["menu", "question"]) openOverlay(() => closed.push(name));
  close();
  await settled();
  assert.deepEqual([closed, place().at, changes], [["question", "menu"], 0, []]);
});

test("what is told twice that its overlay is closed takes no other one along", async () => {
  const { settled, place } = fakeHistory();
  openOverlay(() => {});
  const close = openOverlay(() => {});
  close();
  close();
  await settled();
  assert.ok(hasOverlays());
  assert.equal(place().at, 1);
  await closeOverlays();
});

test("all overlays close from the top before a page change, which then follows the page's entry", async () => {
  const { settled, place } = fakeHistory();
  const closed: string[] = [];
  for (const name of ["sheet", "menu"]) openOverlay(() => closed.push(name));
  await closeOverlays();
  await settled();
  assert.deepEqual([closed, place().at], [["menu", "sheet"], 0]);
});

test("Back past a page's own entry is a change of page, and closes what is open from the top", async () => {
  const { history, changes, settled } = fakeHistory(2);
  const closed: string[] = [];
  for (const name of ["sheet", "menu"]) openOverlay(() => closed.push(name));
  history.go(-3);
  await settled();
  assert.deepEqual([closed, changes], [["menu", "sheet"], [0]]);
});

test("Forward to the page that is shown, while another is asked for, is Turbo's: it ends that visit", async () => {
  const { history, changes, settled } = fakeHistory(2);
  openOverlay(() => {})();
  await settled();
  history.back();
  history.forward();
  await settled();
  assert.deepEqual(changes, [0, 1]);
});

test("a move between two places of a page that never had an overlay is Turbo's", async () => {
  const { history, changes, settled, place } = fakeHistory(2);
  history.pushState(history.state);
  history.back();
  await settled();
  assert.deepEqual([place().at, changes], [1, [1]]);
});

test("after a move to a page that does not come, the place is that of the page that is shown", async () => {
  const { history, changes, settled, place } = fakeHistory(3);
  history.go(-2);
  await settled();
  await returnToShownPage();
  assert.deepEqual([place().at, changes], [2, [0]]);
});

test("Back from the entry of an overlay that a reload has closed leads past it", async () => {
  const { history, changes, settled, place } = fakeHistory(2);
  history.replaceState({ ...history.state, overlays: 0 });
  history.pushState({ ...history.state, overlays: 1 });
  pageIsShown();
  history.back();
  await settled();
  assert.deepEqual([place().at, changes], [0, [0]]);
});
