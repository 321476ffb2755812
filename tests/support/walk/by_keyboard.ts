/**
 * A whole walk by the keyboard and the accessibility tree alone, in any engine: nothing is found by
 * its looks, nothing is clicked, and the focus is never lost.
 */
import assert from "node:assert/strict";
import { along, BLOCK, street } from "../browser/visitor.ts";

/** A node of the accessibility tree. */
export type TreeNode = { role: string; name: string };

/** What somebody without sight has of a page. */
export type Hands = {
  /** Presses a key, by its name in KeyboardEvent. */
  press(key: "Tab" | "Shift+Tab" | "Enter" | " " | "Escape" | "Alt+w"): Promise<void>;
  /** What has the focus, by the browser's own tree. */
  focused(): Promise<TreeNode>;
  /** The states of what has the focus. */
  isChecked(): Promise<boolean>;
  /** Waits until a live region says something like this. */
  says(text: RegExp): Promise<void>;
  /** All that live regions have said. */
  spoken(): Promise<string[]>;
  /** The device measures another place. */
  goTo(place: { latitude: number; longitude: number }): Promise<void>;
  /** Turns the phone: degrees clockwise from north. */
  turn(heading: number): Promise<void>;
};

/** Runs in the page: stores in `spoken` what live regions say, as often as it changes. */
export const NOTE_SPOKEN = `
  window.spoken = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      const region = element?.closest("[role=status],[role=alert],[aria-live]");
      const text = region?.textContent.trim();
      if (text && text !== spoken.at(-1)) spoken.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });`;

/** How long the focus may take to get somewhere, in milliseconds. */
const PATIENCE = 10_000;

/** No page has as many places for the focus. */
const MAX_TABS = 60;

/**
 * Goes on by Tab, or back, until the focus is on such a node; it may be there already. At its end a
 * page loses the focus to the browser's own buttons, so the walk never goes round.
 */
async function reach(
  { press, focused }: Hands,
  role: string,
  name: RegExp,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  const passed: string[] = [];
  for (let i = 0; i <= MAX_TABS; i++) {
    const at = await focused();
    if (at.role === role && name.test(at.name)) return;
    passed.push(`${at.role} ${at.name}`);
    await press(key);
  }
  assert.fail(`No ${role} ${name} by Tab; passed: ${passed.join(", ")}`);
}

/** Waits until the focus is on such a node without a key. */
async function gets({ focused }: Hands, role: string, name: RegExp): Promise<void> {
  const until = Date.now() + PATIENCE;
  let at: TreeNode;
  do {
    at = await focused();
    if (at.role === role && name.test(at.name)) return;
  } while (Date.now() < until);
  assert.fail(`The focus is on ${at.role} ${at.name}, not on ${role} ${name}`);
}

/** The recording of `LONG_FIRST`, which lasts longer than keys take. */
export const LONG = "/archives/long.wav";

/** The stops of the walk. */
export const LONG_FIRST = street(2).map((stop, i) => i === 0 ? { ...stop, audioUrl: LONG } : stop);

/** The walk of these two stops, from Start to what it came to. */
export async function walkByKeyboard(hands: Hands): Promise<void> {
  const { press, says, spoken, goTo, turn, isChecked } = hands;
  await reach(hands, "button", /^Start Archive Experience$/);
  await press("Enter");
  await gets(hands, "heading", /^200 m to stop 1, north$/);
  await says(/^Next: stop 1, First, 200 metres, north\.$/);

  await reach(hands, "button", /^More about the walk$/);
  await press("Enter");
  await gets(hands, "button", /^Less about the walk$/);
  await reach(hands, "switch", /^Beacon: a sound leads you$/);
  assert.equal(await isChecked(), false, "off at first");
  await turn(270);
  await press(" ");
  assert.equal(await isChecked(), true);
  await says(/^Stop 1, First, at three o’clock, 200 metres\.$/);
  await reach(hands, "button", /^Where am I\?$/);
  await press("Enter");
  await says(/^You’re facing west\. Stop 1, First, at three o’clock, 200 metres\.$/);
  await gets(hands, "button", /^Where am I\?$/);

  await goTo(along(BLOCK));
  await says(/^You’re at stop 1, First\.$/);
  await reach(hands, "button", /^Pause$/, "Shift+Tab");
  await press("Enter");
  await gets(hands, "button", /^Play stop 1$/);
  await press("Enter");
  await gets(hands, "button", /^Pause$/);
  await reach(hands, "button", /^Large map$/, "Shift+Tab");
  await press("Enter");
  await gets(hands, "button", /^Large text$/);
  await reach(hands, "button", /^Skip to stop 2$/);
  await press("Enter");
  await gets(hands, "button", /^Skip$/);
  await goTo(along(BLOCK, 1)); // The walk says nothing of the way by a position from before.
  await press("Alt+w");
  await says(/^You’re at stop 1, First\. .*Stop 2, Second, at .* o’clock, 200 metres\.$/);

  await goTo(along(2 * BLOCK));
  await says(/^You’re at stop 2, Second\.$/);
  // The button keeps the focus when the story is over.
  await reach(hands, "button", /^(Pause|Play stop 1)$/, "Shift+Tab");
  await gets(hands, "button", /^Play stop 1$/);
  await goTo(along(2 * BLOCK, 1)); // The walk says nothing of the way by a position from before.
  await says(/^Next: stop 1, First, at nine o’clock, 200 metres\.$/);

  await reach(hands, "button", /^Pocket screen$/);
  await press("Enter");
  await gets(hands, "button", /^Hold to come back$/);
  await press("Escape");
  await gets(hands, "button", /^Pocket screen$/);

  await reach(hands, "button", /^End walk$/);
  await press("Enter");
  await gets(hands, "heading", /^Your walk has ended$/);
  await reach(hands, "button", /^Done$/);
  await press("Enter");
  await gets(hands, "button", /^(Continue at stop 1|Start Archive Experience)$/);
  assert.deepEqual(
    await spoken(),
    [
      "Next: stop 1, First, 200 metres, north.",
      "Stop 1, First, at three o’clock, 200 metres.",
      "You’re facing west. Stop 1, First, at three o’clock, 200 metres.",
      "You’re at stop 1, First.",
      "You’re at stop 1, First. You’re facing west. Stop 2, Second, at three o’clock, 200 metres.",
      "You’re at stop 2, Second.",
      "Next: stop 1, First, at nine o’clock, 200 metres.",
      "The walk has ended. You’ve heard 1 of 2 stories.",
    ],
    "all that was said, and no more",
  );
}
