/** Stops that play parts of an hour's interview, in the engines of Safari and Firefox. */
import assert from "node:assert/strict";
import { type Engine, engineTest } from "../support/browser/engine.ts";
import { type Heard, interviewServer } from "../support/servers/interview_server.ts";

/** A stop's recording as the engine decodes it, from the network or as it is kept. */
const DECODE = `
  const [url, done] = arguments;
  (async () => {
    const answer = await caches.match(url) ?? await fetch(url);
    const context = new OfflineAudioContext(1, 22050, 22050);
    const sound = await context.decodeAudioData(await answer.arrayBuffer());
    const samples = Array.from(sound.getChannelData(0).subarray(0, 11025));
    done({ rate: 22050, samples, seconds: sound.duration });
  })().catch((error) => done({ error: String(error) }));`;

type Decoded = Heard & { seconds: number; error?: string };

/** By how many milliseconds each stop begins beside its place. */
async function errorsOf(
  { driver }: Engine,
  { addresses, errorOf }: Awaited<ReturnType<typeof interviewServer>>,
): Promise<number[]> {
  const errors: number[] = [];
  for (const [index, address] of addresses.entries()) {
    const decoded = await driver.executeAsyncScript<Decoded>(DECODE, address);
    assert.equal(decoded.error, undefined);
    assert.ok(Math.abs(decoded.seconds - 8) < 0.1, `8 s last ${decoded.seconds} s`);
    errors.push(errorOf(index, decoded));
  }
  return errors;
}

engineTest("six parts of an hour sound as the hour does there, online and kept", async (engine) => {
  await using server = await interviewServer();
  const { driver, open, click, text, until, name } = engine;
  const check = async (where: string) => {
    const errors = await errorsOf(engine, server);
    console.log(`${name}, ${where}: ${errors.map((error) => error.toFixed(1)).join(", ")} ms`);
    assert.ok(errors.every((error) => Math.abs(error) < 100), `${where}: ${errors} ms`);
  };
  const plays = async (stop: string) => {
    // Without a loudspeaker Firefox plays into a stream.
    await driver.executeScript(`document.querySelector("audio").mozCaptureStream?.()`);
    await click(`${stop} button`);
    await until(
      `const { currentTime, duration } = document.querySelector("audio");
       return currentTime > 1 && Math.abs(duration - 8) < 0.2`,
    );
    await click(`${stop} button`);
  };
  await open(server.origin + server.path);
  await check("online");
  await plays("#stop-3");
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
  await plays("#stop-5");
});
