/** How long a form takes from a key, or a press of a button, to the picture that shows it. */
import type { Page } from "playwright-core";

/**
 * In milliseconds. `wall`: from the event to the next paint. `busy`: what the page itself computed
 * for it, whatever else the machine does.
 */
export type ActTimes = { wall: number; busy: number };

type Watch = { last: () => Promise<number>; end: () => void };

/** Returns the function that runs an act, which has one event of `type`, and times it. */
export async function stopwatch(page: Page, type: "keydown" | "click") {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const busyTime = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "TaskDuration")!.value;
  };
  const watch = await page.evaluateHandle((type): Watch => {
    let last = Promise.resolve(0);
    // `timeStamp` is when the browser received it: a page that is busy then answers later.
    const listener = ({ timeStamp }: Event) => {
      last = new Promise((resolve) =>
        // A message that is posted in a frame arrives once the frame is drawn.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage("");
        })
      );
    };
    addEventListener(type, listener, { capture: true });
    return {
      last: () => last,
      end: () => removeEventListener(type, listener, { capture: true }),
    };
  }, type);
  return {
    async time(act: () => Promise<void>): Promise<ActTimes> {
      const before = await busyTime();
      await act();
      const wall = await watch.evaluate(({ last }) => last());
      // What follows the picture, such as the map, keeps the next key waiting.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })));
      return { wall, busy: await busyTime() - before };
    },
    async end(): Promise<void> {
      await watch.evaluate(({ end }) => end());
      await session.detach();
    },
  };
}

/** Types letters and spaces into the box that has the focus; returns the times of each key. */
export async function typedTimes(page: Page, text: string): Promise<ActTimes[]> {
  const { time, end } = await stopwatch(page, "keydown");
  const times: ActTimes[] = [];
  for (const letter of text) {
    times.push(await time(() => page.keyboard.press(letter === " " ? "Space" : letter)));
  }
  await end();
  return times;
}
