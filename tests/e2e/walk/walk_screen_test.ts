/** The walking screen: what it shows and does on a phone, by thumb and by keyboard. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { serveRecording } from "../../support/data/recordings.ts";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";

const LONG = "/archives/long.mp3";

/** The chunk of the walking screen. */
const SCREEN = "**/assets/screen-*.js";

/** Some stops, the first of which lasts 45 s. */
const longFirst = (count: number) =>
  street(count).map((stop, i) => i === 0 ? { ...stop, audioUrl: LONG } : stop);

const headline = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Your walk" }).getByRole("heading", { name: text });

/** Waits until an element has the focus whose name or text begins like this. */
const focusIsOn = (page: Page, text: string) =>
  page.waitForFunction((text) => {
    const { activeElement } = document;
    const name = activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
    return name.startsWith(text);
  }, text);

/** Goes on by Tab, or back with Shift, until that button or link has the focus. */
async function tabTo(page: Page, name: string, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent;
    });
    if (focused?.startsWith(name)) return;
  }
  assert.fail(`Tab never reaches "${name}"`);
}

const endStory = (page: Page) =>
  page.evaluate(() => {
    const audio = document.querySelector("audio")!;
    audio.currentTime = audio.duration - 0.2;
  });

const coversPage = (page: Page) =>
  page.locator(".tour-map").evaluate((map) => {
    const { width, height } = map.getBoundingClientRect();
    return width === innerWidth && height === innerHeight;
  });

Deno.test("Start covers a phone with the map, and its first button leads back to the stops while the walk goes on", () =>
  visit(async ({ page, start, goTo, hears, readText }) => {
    await start();
    await headline(page, "200 m to stop 1, north").waitFor();
    assert.ok(await coversPage(page));
    const covered = page.getByText("Back to Archives");
    const canBeReached = () =>
      covered.evaluate((link: HTMLElement) => {
        link.focus();
        return document.activeElement === link;
      });
    assert.equal(await canBeReached(), false, "the keyboard stays on the screen");
    await readText();
    await page.getByText("200 m to stop 1, north.").waitFor();
    assert.ok(!await coversPage(page));
    await focusIsOn(page, "Back to the map");
    assert.ok(await canBeReached());
    await goTo(along(BLOCK));
    await hears(1);
    await page.getByRole("button", { name: "Back to the map" }).click();
    await headline(page, /to stop 2, ahead$/).waitFor();
    assert.ok(await coversPage(page));
    assert.equal(await canBeReached(), false);
    await page.setViewportSize({ width: 1280, height: 900 });
    assert.ok(await coversPage(page), "on a desk, too");
  }));

Deno.test("a walk whose screen does not come says so, goes on, and shows it at 'Try again'", () =>
  visit(async ({ page, start }) => {
    await start();
    const card = page.locator(".walk-card");
    await card.getByText("Check your connection").waitFor();
    await page.unroute(SCREEN);
    await card.getByRole("button", { name: "Try again" }).click();
    await headline(page, "200 m to stop 1, north").waitFor();
  }, {
    allowErrors: /Failed to load resource/,
    before: async (page) => {
      await page.route(SCREEN, (route) => route.abort());
      await page.route(
        "**/assets/client-*.js",
        (route) => route.request().method() === "HEAD" ? route.abort() : route.continue(),
      );
    },
  }));

Deno.test("a second tap on a button of the walk does not press its replacement", () =>
  visit(async ({ page, start, openOptions }) => {
    await start();
    await headline(page, "200 m to stop 1, north").waitFor();
    const buttons = [
      "End walk",
      "Continue the walk",
      "Back to The old street",
      "Back to the map",
      "End walk",
      "Done",
    ];
    for (const name of [...buttons, "Start Archive Experience"]) {
      if (name === "End walk") await openOptions();
      const button = page.getByRole("button", { name, exact: true });
      await button.click({ trial: true });
      assert.equal(await button.evaluate(pressAndFindNext), "tap-shield", `after ${name}`);
    }
    await headline(page, "200 m to stop 1, north").waitFor();
    await page.getByRole("button", { name: "Play stop 1" }).click();
    await headline(page, "Playing stop 1").waitFor();
  }));

/** Runs in the page: presses a button, and returns the class of what a second tap would press. */
async function pressAndFindNext(button: HTMLElement | SVGElement): Promise<string | undefined> {
  const { left, top, width, height } = button.getBoundingClientRect();
  (button as HTMLElement).click();
  while (button.checkVisibility()) await new Promise((drawn) => requestAnimationFrame(drawn));
  return document.elementFromPoint(left + width / 2, top + height / 2)?.className;
}

Deno.test("Back leads from the map to the text of the same page, and only the next one leaves it", () =>
  visit(async ({ page, server, start, goTo, hears }) => {
    const address = page.url();
    await page.goto(`${server.origin}/tours`);
    await page.getByRole("link", { name: /The old street/ }).first().click();
    await page.waitForURL(address);
    await start();
    await headline(page, "200 m to stop 1, north").waitFor();
    for (const _ of ["by Back", "by Back again"]) {
      assert.ok(await coversPage(page));
      await page.goBack();
      await page.getByText("200 m to stop 1, north.").waitFor();
      assert.deepEqual([page.url(), await coversPage(page)], [address, false]);
      await page.getByRole("button", { name: "Back to the map" }).click();
      await headline(page, "200 m to stop 1, north").waitFor();
    }
    await page.goBack();
    await page.getByRole("button", { name: "Back to the map" }).waitFor();
    await page.goBack();
    await page.waitForURL(`${server.origin}/tours`);
    await goTo(along(BLOCK));
    await hears(1);
  }));

Deno.test("a walk that ends while its text is read shows what it came to", () =>
  visit(async ({ page, start, goTo, hears, readText }) => {
    await start();
    await headline(page, "200 m to stop 1, north").waitFor();
    await readText();
    await page.getByRole("button", { name: "Back to the map" }).waitFor();
    await goTo(along(BLOCK));
    await hears(1);
    await page.getByRole("heading", { name: "You’ve heard every story" }).waitFor();
    assert.ok(await coversPage(page));
  }, { tour: { audioStops: street(1) } }));

Deno.test("the map follows the visitor until it is dragged, and again when asked to", () =>
  visit(async ({ page, start, goTo }) => {
    await start();
    await headline(page, "200 m to stop 1, north").waitFor();
    const follow = (pressed: boolean) =>
      page.getByRole("button", { name: "Show my position", pressed });
    /** The middle of the map is that of the way from the visitor to stop 1. */
    const inMiddle = () =>
      page.waitForFunction(() => {
        const middleOf = (part: Element) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        };
        const [dot, pin, map] = [".map-here", ".map-pin", ".map-canvas"].map((name) =>
          middleOf(document.querySelector(name)!)
        );
        return Math.hypot((dot[0] + pin[0]) / 2 - map[0], (dot[1] + pin[1]) / 2 - map[1]) < 3;
      });
    const isSeen = () =>
      page.waitForFunction(() => {
        const map = document.querySelector(".map-canvas")!.getBoundingClientRect();
        const { top, bottom } = document.querySelector(".map-here")!.getBoundingClientRect();
        return top > map.top && bottom < map.bottom;
      });
    await inMiddle();
    await goTo(along(100));
    await isSeen();
    // Right after Start the screen is deaf for a moment, on a slow machine for longer.
    await page.waitForFunction(() => !document.querySelector(".tap-shield"));
    const box = (await page.locator(".map-canvas").boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.75];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 80, { steps: 4 });
    await page.mouse.up();
    await follow(false).click();
    await inMiddle();
    await follow(true).waitFor();
    await page.getByRole("button", { name: "Move and zoom" }).click();
    await page.getByRole("button", { name: "Show the whole route" }).click();
    await follow(false).waitFor();
    const seals = await page.locator(".map-pin").evaluateAll((pins) =>
      pins.filter((pin) => {
        const { top, bottom } = pin.getBoundingClientRect();
        const map = document.querySelector(".map-canvas")!.getBoundingClientRect();
        return top >= map.top && bottom <= map.bottom;
      }).length
    );
    assert.equal(seals, 5, "all stops are in sight");
    const dot = page.locator(".map-here");
    const before = (await dot.boundingBox())!.y;
    await goTo(along(106));
    const steps = before - (await dot.boundingBox())!.y;
    assert.ok(steps > 1, `a few steps move the dot by ${steps} px`);
  }));

Deno.test("a whole walk goes in the pocket, whose screen is deaf to touches", () =>
  visit(async ({ page, start, goTo, hears, heard, choose }) => {
    await start();
    await headline(page, "200 m to stop 1, north").waitFor();
    await choose("Pocket screen");
    const pocket = page.getByRole("dialog", { name: "Pocket screen" });
    await pocket.getByText("200 m to stop 1, north").waitFor();
    const hold = pocket.getByRole("button", { name: "Hold to come back" });
    await focusIsOn(page, "Hold to come back");
    await goTo(along(BLOCK));
    await hears(1);
    await pocket.getByText("Next: stop 2, 200 m, ahead.").waitFor();
    await endStory(page);
    await pocket.getByText("Playing stop 1").waitFor({ state: "detached" });
    await goTo(along(2 * BLOCK));
    await hears(2);
    await pocket.getByText("Playing stop 2").waitFor({ state: "detached" });
    await pocket.getByText("You’ve heard every story").waitFor();
    await page.mouse.click(30, 30);
    await hold.click();
    await page.clock.runFor(5000);
    assert.ok(await pocket.isVisible(), "a tap, even on the button, does nothing");
    await hold.hover();
    // From here on by the page's clock alone: the test may be slower than the hold.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await page.mouse.down();
    await page.mouse.move(30, 30);
    await page.clock.runFor(2000);
    assert.ok(await pocket.isVisible(), "a finger that slips off holds no longer");
    await page.mouse.up();
    await hold.hover();
    await page.mouse.down();
    await page.clock.runFor(900);
    assert.ok(await pocket.isVisible());
    await page.clock.runFor(200);
    await pocket.waitFor({ state: "detached" });
    await page.clock.resume();
    await page.mouse.up();
    await focusIsOn(page, "You’ve heard every story");
    assert.deepEqual(await heard(), ["First", "Second"]);
  }, {
    tour: { audioStops: longFirst(2) },
    before: async (page) => {
      await serveRecording(page, LONG);
      await page.clock.install();
    },
  }));

Deno.test("a key that is held leads out of the pocket, and Escape does at once", () =>
  visit(async ({ page, start }) => {
    await start();
    await headline(page, "200 m to stop 1, north").waitFor();
    const pocket = page.getByRole("dialog", { name: "Pocket screen" });
    await tabTo(page, "More about the walk");
    await page.keyboard.press("Enter");
    await tabTo(page, "Pocket screen");
    await page.keyboard.press("Enter");
    await focusIsOn(page, "Hold to come back");
    await page.keyboard.press("Enter");
    await page.clock.runFor(5000);
    assert.ok(await pocket.isVisible(), "a key that is only pressed does nothing");
    await page.keyboard.down("Enter");
    await page.clock.runFor(1000);
    await pocket.waitFor({ state: "detached" });
    await page.keyboard.up("Enter");
    await focusIsOn(page, "Pocket screen");
    await page.keyboard.press("Enter");
    await pocket.waitFor();
    await page.keyboard.press("Escape");
    await pocket.waitFor({ state: "detached" });
    await focusIsOn(page, "Pocket screen");
  }, { before: (page) => page.clock.install() }));

Deno.test("stops that were passed during a story are offered, each with its button", () =>
  visit(async ({ page, start, goTo, hears, heard }) => {
    await start();
    await goTo(along(BLOCK));
    await hears(1);
    for (const blocks of [2, 3, 3.4]) await goTo(along(blocks * BLOCK));
    await endStory(page);
    await headline(page, "Playing stop 1").waitFor({ state: "detached" });
    await goTo(along(3.5 * BLOCK));
    await headline(page, "You’ve passed stop 3").waitFor();
    const waiting = page.getByRole("list", { name: "Stops waiting for you" });
    await waiting.getByRole("button", { name: "Play stop 2" }).click();
    await hears(2);
    await headline(page, "Playing stop 2").waitFor({ state: "detached" });
    await waiting.getByRole("button", { name: "Play stop 3" }).click();
    await hears(3);
    assert.deepEqual(await heard(), ["First", "Second", "Third"]);
  }, { tour: { audioStops: longFirst(4) }, before: (page) => serveRecording(page, LONG) }));

Deno.test("a recording that fails is named, soon by the list alone, blocks nothing, and is tried again by a tap", () => {
  let mend = () => {};
  return visit(async ({ page, start, goTo, hears, heard }) => {
    await start();
    await goTo(along(BLOCK));
    const walk = page.getByRole("region", { name: "Your walk" });
    const alert = walk.getByRole("alert");
    await alert.getByText(/^Stop 1, First\. This story won’t play: its file is missing/).waitFor();
    await walk.getByRole("heading", { name: /to stop 2, ahead$/ }).waitFor();
    const again = walk.getByRole("button", { name: "Try stop 1 again" });
    assert.equal(await again.count(), 0, "the alert offers the same");
    assert.doesNotMatch(await walk.innerText(), /tone/);
    await alert.waitFor({ state: "detached" });
    await again.waitFor();
    await goTo(along(2 * BLOCK));
    await hears(1);
    await walk.getByText("Won’t play").waitFor();
    await headline(page, "Playing stop 2").waitFor({ state: "detached" });
    mend();
    await again.click();
    await headline(page, "Playing stop 1").waitFor();
    assert.deepEqual(await heard(), ["Second", "First"]);
  }, {
    tour: { audioStops: longFirst(3) },
    allowErrors: /404/,
    before: async (page) => ({ mend } = await serveRecording(page, LONG, { broken: true })),
  });
});

Deno.test("the card skips a stop, goes 15 seconds back in a story and pauses it; its switches stay as they are set", () =>
  visit(async ({ page, start, goTo, hears, heard, openTour, openOptions }) => {
    await start();
    const card = page.locator(".walk-card");
    await card.getByRole("button", { name: "Skip to stop 2" }).click();
    await headline(page, "200 m to stop 2, north").waitFor();
    await openOptions();
    await card.getByRole("switch", { name: "Auto-play" }).uncheck();
    await goTo(along(BLOCK));
    await headline(page, "You’re at stop 2").waitFor();
    assert.deepEqual(await heard(), []);
    await card.getByRole("button", { name: "Play stop 2" }).click();
    await hears(1);
    await page.evaluate(() => document.querySelector("audio")!.currentTime = 30);
    await page.locator(".walk-progress").getByText("0:30 / 0:45").waitFor();
    await card.getByRole("button", { name: "Back 15 seconds" }).click();
    await page.waitForFunction(() => document.querySelector("audio")!.currentTime < 20);
    await card.getByRole("button", { name: "Pause" }).click();
    await headline(page, "Paused at stop 2").waitFor();
    await page.getByRole("switch", { name: "Spoken cues" }).uncheck();
    await openTour();
    await page.getByRole("button", { name: "From the beginning" }).click();
    await openOptions();
    await page.getByRole("switch", { name: "Spoken cues", checked: false }).waitFor();
  }, {
    tour: { audioStops: longFirst(2).toReversed() },
    before: (page) => serveRecording(page, LONG),
  }));

/** Widths and heights; the last but one is a phone that shows all at twice its size. */
const SCREENS = [[390, 844], [320, 568], [195, 422], [844, 390]];

const BUTTONS = ["Back to", "Back 15", "Pause", "Skip", "More", "Play stop 1", "Large map"];

Deno.test("long names push no button off any screen, and leave a story or a map to see", () =>
  visit(async ({ page, start, goTo, hears, choose }) => {
    await start();
    for (const metres of [0, 1]) await goTo(along(2 * BLOCK + metres));
    await hears(1);
    const screen = page.locator(".tour-map");
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      for (const name of BUTTONS) {
        const button = screen.getByRole("button", { name }).first();
        await button.scrollIntoViewIfNeeded();
        const box = (await button.boundingBox())!;
        const about = `${name} on ${width} × ${height}: ${JSON.stringify(box)}`;
        assert.ok(box.x >= 0 && box.x + box.width <= width, about);
        assert.ok(box.y >= 0 && box.y + box.height <= height, about);
        assert.ok(box.width >= 44 && box.height >= 44, about);
        assert.ok(await button.evaluate((e) => e.scrollWidth <= e.clientWidth), about);
      }
      const rows = await page.locator(".walk-controls button").evaluateAll((buttons) =>
        new Set(buttons.map((button) => button.getBoundingClientRect().bottom)).size
      );
      if (width >= 320) assert.equal(rows, 1, `the buttons of the card on ${width} × ${height}`);
      const story = (await page.locator(".walk-story").boundingBox())!;
      assert.ok(story.height > height / 5, `a story of ${story.height} on ${width} × ${height}`);
    }
    await page.getByRole("button", { name: "Large map" }).click();
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const map = (await page.locator(".map-canvas").boundingBox())!;
      assert.ok(map.height > height / 4, `a map of ${map.height} on ${width} × ${height}`);
      const [scale, source] = await page.evaluate(() =>
        ["scale", "attribution"].map((name) => {
          const { right, left } = document.querySelector(`.leaflet-control-${name}`)!
            .getBoundingClientRect();
          return { left, right: left === right ? 0 : right };
        })
      );
      assert.ok(scale.right <= source.left, `the map's scale on ${width} × ${height}`);
    }
    await choose("Pocket screen");
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const cut = await page.locator(".pocket > *").evaluateAll((parts) =>
        parts.filter((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
        }).map(({ textContent }) => textContent)
      );
      assert.deepEqual(cut, [], `the pocket screen on ${width} × ${height}`);
    }
  }, {
    isWhole: true,
    tour: {
      title: NAMES.Second,
      audioStops: street(3).map((stop) => ({
        ...stop,
        title: NAMES[stop.title] ?? stop.title,
        audioUrl: LONG,
      })),
    },
    before: (page) => serveRecording(page, LONG),
  }));

const NAMES: Record<string, string> = {
  First: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter",
  Second: "The weavers’ houses and the people who lived in them before the first fire",
};
