/** Stops that play parts of an hour's interview, in the engines of Safari and Firefox. */
import assert from "node:assert/strict";
import { type Engine, engineTest } from "../support/browser/engine.ts";
import { type Heard, interviewServer, LISTEN } from "../support/servers/interview_server.ts";

const PAUSED = `return document.querySelector("audio").paused`;

/** Plays each stop; says by how many milliseconds each begins beside its place. */
async function errorsOf(
  { driver, click, until }: Engine,
  errorOf: (index: number, heard: Heard) => number,
): Promise<number[]> {
  const errors: number[] = [];
  for (let index = 0; index < 6; index++) {
    const button = `#stop-${index + 1} button`;
    await click(button);
    if (index === 0) {
      await until("return document.querySelector('audio').currentTime > 0.1");
      await click(button);
      await until(PAUSED);
      await driver.executeScript(LISTEN);
      await driver.executeScript(`document.querySelector("audio").currentTime = 0`);
      await click(button);
    }
    await until("return heardSince() !== undefined");
    errors.push(errorOf(index, await driver.executeScript<Heard>("return heardSince()")));
    await click(button);
    await until(PAUSED);
    await driver.executeScript("return listenAgain()");
  }
  return errors;
}

engineTest("six parts of an hour play at their seconds, online and kept", async (engine) => {
  await using server = await interviewServer();
  const { driver, open, click, text, until, name } = engine;
  const check = async (where: string) => {
    const errors = await errorsOf(engine, server.errorOf);
    console.log(`${name}, ${where}: ${errors.map((error) => error.toFixed(1)).join(", ")} ms`);
    assert.ok(errors.every((error) => Math.abs(error) < 100), `${where}: ${errors} ms`);
  };
  await open(server.origin + server.path);
  await check("online");
  await until("return navigator.serviceWorker.controller");
  await click(".keep-tour button");
  await until(`return /Save \\d/.test(document.querySelector(".keep-tour").textContent)`);
  await click(".keep-tour .button.primary");
  await until(
    `return /^Saved on this device: /.test(document.querySelector(".keep-state")?.textContent)`,
  );
  await server.stop();
  await driver.get(server.origin + server.path);
  await text("#stop-6");
  await until(`return !document.querySelector("x-island[data-when=load]:not([data-hydrated])")`);
  await check("kept");
});
