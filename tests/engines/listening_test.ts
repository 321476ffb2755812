/** The player and the walk, in the engines of Safari and Firefox. */
import { type Engine, engineTest } from "../support/engine.ts";
import { streetServer } from "../support/street_server.ts";
import { along, BLOCK } from "../support/visitor.ts";

/**
 * What a machine without a loudspeaker needs: Firefox plays into a stream, and what the page speaks
 * goes to `said`, since WebKitGTK's voice would hang the page.
 */
const SOUND_WITHOUT_SPEAKER = `
  document.querySelector("audio").mozCaptureStream?.();
  window.said = [];
  SpeechSynthesis.prototype.speak = ({ text }) => said.push(text);`;

/**
 * Stores the titles of the stops that have begun to sound, in `heard`: those that the lock screen
 * shows. While silence unlocks the sound it shows the way to a stop.
 */
const NOTE_SOUNDS = `
  window.heard = [];
  document.querySelector("audio").addEventListener("timeupdate", ({ target }) => {
    const { title } = navigator.mediaSession.metadata ?? {};
    const isStop = ["First", "Second"].includes(title);
    if (target.currentTime > 0.1 && isStop && heard.at(-1) !== title) heard.push(title);
  });`;

const hears = ({ until }: Engine, ...titles: string[]) =>
  until("return JSON.stringify(heard) === arguments[0]", JSON.stringify(titles));

engineTest("a stop plays at a tap, and plays on through a page change", async (engine) => {
  await using server = await streetServer();
  await engine.open(server.origin + server.path);
  await engine.driver.executeScript(SOUND_WITHOUT_SPEAKER + NOTE_SOUNDS);
  await engine.click("#stop-1 button");
  await hears(engine, "First");
  await engine.click("#stop-2 button");
  await engine.click("a.back");
  await hears(engine, "First", "Second");
  await engine.until(`return location.pathname === "/tours"`);
});

/**
 * Makes the page's geolocation a scripted one: `moveTo(place)` is what the device measures four
 * times, 1.5 s apart by the page's clock.
 */
const SCRIPT_DEVICE = `
  const watches = new Set();
  let place, passed = 0, ahead = 0;
  // In a task of its own, as a device reports: Firefox reads an address against the script that is
  // running, which would be this one.
  const report = (take) => {
    const timestamp = Date.now() + ahead;
    setTimeout(take, 0, { coords: { ...place, accuracy: 5 }, timestamp });
  };
  Geolocation.prototype.getCurrentPosition = (take) => place && report(take);
  Geolocation.prototype.watchPosition = (take) => {
    watches.add(take);
    if (place) report(take);
    return watches.size;
  };
  Geolocation.prototype.clearWatch = () => watches.clear();
  const { now } = performance;
  performance.now = () => now.call(performance) + passed;
  window.moveTo = (next) => {
    place = next;
    for (let i = 0; i < 4; i++) {
      watches.forEach(report);
      ahead += 1500;
      setTimeout(() => passed += 1500);
    }
  };`;

const goTo = ({ driver }: Engine, metres: number) =>
  driver.executeScript("moveTo(arguments[0])", along(metres));

engineTest(
  "a walk plays each stop where it is reached, and says the way, with no tap after Start",
  async (engine) => {
    await using server = await streetServer();
    await engine.open(server.origin + server.path);
    await engine.driver.executeScript(SOUND_WITHOUT_SPEAKER + NOTE_SOUNDS + SCRIPT_DEVICE);
    await goTo(engine, 0);
    await engine.click(".start-tour .button.primary");
    await engine.until(`return /200 m/.test(document.querySelector(".walk-card").textContent)`);
    await goTo(engine, BLOCK);
    await hears(engine, "First");
    await engine.until(`return document.querySelector("#stop-1 [data-state=done]")`);
    await engine.until(`return said.some((text) => /200 met/.test(text))`);
    await goTo(engine, 2 * BLOCK);
    await hears(engine, "First", "Second");
  },
);
