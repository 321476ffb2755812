/** What visitors and authors do most, in the engines of Safari and Firefox. */
import assert from "node:assert/strict";
import { By } from "selenium-webdriver";
import { NOBODY } from "../../lib/model/id.ts";
import { createTour } from "../../lib/store/tours.ts";
import { type Engine, engineTest } from "../support/engine.ts";
import { testServer } from "../support/server.ts";
import { serveTiles } from "../support/tiles.ts";
import { makeTour } from "../support/tours.ts";
import { along, BLOCK, street } from "../support/visitor.ts";

/** A server with one tour of test tones along the street. */
async function streetServer() {
  const tiles = serveTiles();
  const server = await testServer({ settings: tiles.settings });
  const tour = makeTour({ title: "The old street", audioStops: street(2) });
  const { id } = await createTour(server.kv, tour, { userId: NOBODY });
  return {
    origin: server.origin,
    address: `${server.origin}/tour/${id}`,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await tiles[Symbol.asyncDispose]();
    },
  };
}

/** Stores the titles on the lock screen of what has begun to sound, in `heard`. */
const NOTE_SOUNDS = `
  window.heard = [];
  document.querySelector("audio").addEventListener("timeupdate", ({ target }) => {
    const { title } = navigator.mediaSession.metadata ?? {};
    if (target.currentTime > 0.1 && title && heard.at(-1) !== title) heard.push(title);
  });`;

const hears = ({ until }: Engine, ...titles: string[]) =>
  until("return JSON.stringify(heard) === arguments[0]", JSON.stringify(titles));

engineTest("a stop plays at a tap, and plays on through a page change", async (engine) => {
  await using server = await streetServer();
  await engine.open(server.address);
  await engine.driver.executeScript(NOTE_SOUNDS);
  await engine.click("#stop-1 button");
  await hears(engine, "First");
  await engine.click("#stop-2 button");
  await engine.click("a.back");
  await hears(engine, "First", "Second");
  await engine.until(`return location.pathname === "/tours"`);
});

/** Makes the page's geolocation a scripted one: `moveTo(place)` is what the device measures. */
const SCRIPT_LOCATION = `
  const watches = new Set();
  let place;
  const report = (take) => place && take({ coords: { ...place, accuracy: 5 }, timestamp: Date.now() });
  Geolocation.prototype.getCurrentPosition = report;
  Geolocation.prototype.watchPosition = (take) => (watches.add(take), report(take), watches.size);
  Geolocation.prototype.clearWatch = () => watches.clear();
  window.moveTo = (next) => { place = next; watches.forEach(report); };
  const { now } = performance;
  let passed = 0;
  performance.now = () => now.call(performance) + passed;
  window.passTime = (ms) => passed += ms;`;

async function goTo({ driver }: Engine, metres: number) {
  const script = "moveTo(arguments[0]); passTime(3000); moveTo(arguments[0]); moveTo(arguments[0])";
  await driver.executeScript(script, along(metres));
}

engineTest(
  "a walk plays each stop where it is reached, with no tap after Start",
  async (engine) => {
    await using server = await streetServer();
    await engine.open(server.address);
    await engine.driver.executeScript(SCRIPT_LOCATION + NOTE_SOUNDS);
    await goTo(engine, 0);
    await engine.click(".start-tour .button.primary");
    await engine.until(`return /200 m/.test(document.querySelector(".walk-card").textContent)`);
    await goTo(engine, BLOCK);
    await hears(engine, "First");
    await engine.until(`return document.querySelector("#stop-1 [data-state=done]")`);
    await goTo(engine, 2 * BLOCK);
    await hears(engine, "First", "Second");
  },
);

async function signIn({ driver, click, until }: Engine, origin: string, next: string) {
  await driver.get(`${origin}/api/login?next=${next}`);
  await click("[value=author]");
  await until("return location.pathname === arguments[0]", next);
}

engineTest("a popup signs in, and the page shows whose account it is", async (engine) => {
  await using server = await streetServer();
  const { driver } = engine;
  await engine.open(`${server.origin}/tours`);
  const page = await driver.getWindowHandle();
  await engine.click("a[data-sign-in]");
  await driver.wait(async () => (await driver.getAllWindowHandles()).length === 2, 20_000);
  const popup = (await driver.getAllWindowHandles()).find((handle) => handle !== page)!;
  await driver.switchTo().window(popup);
  await engine.click("[value=author]");
  await driver.switchTo().window(page);
  await engine.until(`return /Account of Arthur/.test(document.body.textContent)`);
  assert.equal(new URL(await driver.getCurrentUrl()).pathname, "/tours");
});

engineTest("an archive is written in the form, and shown", async (engine) => {
  await using server = await streetServer();
  const { driver, click } = engine;
  await engine.open(server.origin);
  await signIn(engine, server.origin, "/create");
  await engine.until(`return document.querySelector("[data-name=tour-form][data-hydrated]")`);
  await driver.findElement(By.xpath("//button[contains(., 'Create Blank Archive')]")).click();
  const fill = async (card: string, label: string, text: string) => {
    const path = `${card}//*[@id = ${card}//label[normalize-space() = '${label}' or ` +
      `starts-with(normalize-space(), '${label} ')]/@for]`;
    const box = await driver.findElement(By.xpath(path));
    await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", box);
    await box.clear();
    await box.sendKeys(text);
  };
  const details = "//*[contains(@class, 'archive-form')]/*[contains(@class, 'catalogue-card')]";
  await fill(details, "Title", "The mill");
  await fill(details, "Duration", "30 min");
  await fill(details, "Description", "How the mill came to stand here.");
  const stop = "//*[@data-stop = '0']";
  await fill(stop, "Stop Title", "The wheel");
  await fill(stop, "Stop Description", "What happened at the wheel.");
  await fill(stop, "Audio URL", "test-beep-2");
  await fill(stop, "Audio Duration", "0:02");
  await click(".save-bar button[type=submit]");
  await engine.until(`return /^\\/tour\\//.test(location.pathname)`);
  assert.equal(await engine.text("h1"), "The mill");
});
