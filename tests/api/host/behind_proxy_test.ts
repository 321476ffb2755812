/** The program behind the proxies whose configurations we ship, where this machine has them. */
import assert from "node:assert/strict";
import { Client } from "../../support/people/client.ts";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { freePort, start } from "../../support/servers/process.ts";
import { missingForProxy, PROXY_NAMES, startProxy } from "../../support/servers/proxies.ts";
import { orSkipped } from "../../support/skipped.ts";
import { Uploader } from "../../support/people/uploads.ts";

/** Just below the largest file that is taken. */
const RECORDING_BYTES = 49_900_000;

/** Minutes of sound: the frames of a short recording again and again. */
function longRecording(): Uint8Array<ArrayBuffer> {
  const frames = mediaFile("without_header.mp3");
  const bytes = new Uint8Array(Math.floor(RECORDING_BYTES / frames.length) * frames.length);
  for (let at = 0; at < bytes.length; at += frames.length) bytes.set(frames, at);
  return bytes;
}

for (const name of PROXY_NAMES) {
  const title =
    `behind ${name} the program is at its https address, takes large uploads in pieces, and its demo is closed`;
  Deno.test(orSkipped(title, missingForProxy(name)), async ({ step }) => {
    const [port, tls] = [freePort(), freePort()];
    await using proxy = await startProxy(name, [`127.0.0.1:${port}`], tls);
    const { origin, client: http } = proxy;
    const ask = (path: string, init: RequestInit = {}) => {
      const options: RequestInit & { client: Deno.HttpClient } = { ...init, client: http };
      return fetch(new URL(path, origin), { ...options, redirect: "manual" });
    };
    const dataDir = await Deno.makeTempDir();
    const settings = {
      PORT: String(port),
      DATA_DIR: dataDir,
      APP_ORIGIN: origin,
      TRUSTED_PROXIES: "1",
    };

    await step("nobody can sign in at the demo without a setting", async () => {
      await using _program = await start(settings);
      const login = await ask("/api/login");
      await login.body?.cancel();
      assert.match(login.headers.get("location") ?? "", /^\/sign-in-failed/);
      const provider = await ask("/demo-provider/.well-known/openid-configuration");
      await provider.body?.cancel();
      assert.equal(provider.status, 404);
    });

    await using _program = await start({ ...settings, DEMO_SIGN_IN: "on" });
    const browser = new Client({ request: ask }, origin);

    await step("pages say that they are on https, compressed and cacheable", async () => {
      const page = await ask("/tours", { headers: { "accept-encoding": "br" } });
      const text = await page.text();
      assert.equal(page.status, 200);
      assert.match(text, /<h1/);
      assert.match(page.headers.get("strict-transport-security") ?? "", /max-age/);
      assert.match(page.headers.get("etag") ?? "", /"/);
      assert.equal((await ask("/metrics")).status, 404);
    });

    await step("the cookie of a session is one for https alone", async () => {
      await browser.login("author");
      assert.ok(browser.cookies.some((cookie) => cookie.name === "__Host-session"));
    });

    await step("a recording of 50 MB goes on where the connection broke", async () => {
      const uploader = new Uploader(browser);
      const recording = longRecording();
      const url = await uploader.begin({ size: recording.length });
      const half = recording.length / 2 | 0;
      const broken = new ReadableStream<Uint8Array>({
        start(body) {
          for (let at = 0; at < half; at += 65536) {
            body.enqueue(recording.subarray(at, Math.min(at + 65536, half)));
          }
        },
        pull: (body) => body.error(new Error("The network is gone")),
      }, { highWaterMark: 0 });
      await uploader.patch(url, 0, broken).then((answer) => answer.body?.cancel(), () => {});
      // The server stores what it has as soon as it notices.
      let offset = await uploader.offset(url);
      while (Number.isNaN(offset)) offset = await uploader.offset(url);
      const rest = await uploader.patch(url, offset, recording.subarray(offset));
      const { state, media } = await rest.json();
      assert.equal(state, "finished");

      // No archive has it yet: it is its owner's.
      const whole = await browser.request(media.url);
      assert.equal(hashOf(await whole.bytes()), hashOf(recording));
      const range = await browser.request(media.url, {
        headers: { range: "bytes=40000000-40000999" },
      });
      assert.equal(range.status, 206);
      const expected = recording.subarray(40_000_000, 40_001_000);
      assert.deepEqual(await range.bytes(), expected);
    });

    await Deno.remove(dataDir, { recursive: true });
  });
}
