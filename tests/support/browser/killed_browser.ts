/** A browser with a profile on the disk, for tests in which it is killed. */
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { findTestChromium } from "../../../tools/chromium.ts";
import { freePort } from "../servers/process.ts";
import { ARGS, skipPrompt, skipSplash } from "./browser.ts";

type KilledBrowser = AsyncDisposable & {
  context: BrowserContext;
  page: Page;
  /** Ends it as a crash of the machine's memory would: it writes nothing any more. */
  kill(): Promise<void>;
};

/** Starts the browser with the profile in the folder `profile`. */
export async function startBrowser(profile: string): Promise<KilledBrowser> {
  const port = freePort();
  const process = new Deno.Command(await findTestChromium(), {
    args: [...ARGS, "--headless", `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
    stdout: "null",
    stderr: "piped",
    detached: true,
  }).spawn();
  await saysItListens(process.stderr);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  for (const skip of [skipSplash, skipPrompt]) await context.addInitScript(skip);
  const kill = async () => {
    // With all its processes: one that lives on would hold the databases of the profile.
    if (browser.isConnected()) Deno.kill(-process.pid, "SIGKILL");
    await process.status;
    await browser.close();
  };
  const page = await context.newPage();
  return { context, page, kill, [Symbol.asyncDispose]: kill };
}

/** Waits until Chromium has printed its address; reads on, since it stops where nobody does. */
async function saysItListens(stderr: ReadableStream<Uint8Array>): Promise<void> {
  const listens = Promise.withResolvers<void>();
  const decoder = new TextDecoder();
  let text = "";
  const read = async () => {
    for await (const chunk of stderr) {
      text += decoder.decode(chunk, { stream: true });
      if (text.includes("DevTools listening on")) listens.resolve();
    }
    listens.reject(new Error(`Chromium has ended: ${text}`));
  };
  void read();
  await listens.promise;
}
