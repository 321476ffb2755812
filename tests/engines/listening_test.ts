/** The player and the walk, in the engines of Safari and Firefox. */
import { type Engine, engineTest } from "../support/browser/engine.ts";
import { SCRIPT_DEVICE } from "../support/browser/scripted_device.ts";
import { streetServer } from "../support/servers/street_server.ts";
import { along, BLOCK } from "../support/browser/visitor.ts";

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
