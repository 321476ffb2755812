/**
 * How long keys and buttons take in the form of an archive with 10 stops and with 200, in the
 * client as it is delivered: from the event to the next picture (wall), and what the page computes
 * for it (busy). Prints the 95th percentile and the longest, in milliseconds; fails where in each
 * of three tries some key keeps the page busy for more than 50 ms, or a stop for more than 200 ms
 * when it is added, moved or removed.
 *
 * `deno task bench tests/bench/form_keys_comparison.ts [stops]`
 */
import type { Locator } from "playwright-core";
import { z } from "zod";
import { Count, readArguments } from "../../tools/arguments.ts";
import { build } from "../../tools/build.ts";
import { WIDE } from "../support/browser/browser.ts";
import { type Author, author } from "../support/browser/form.ts";
import { type ActTimes, stopwatch, typedTimes } from "../support/browser/key_times.ts";
import { openLongForm, unfold } from "../support/browser/long_form.ts";
import { percentile } from "./percentile.ts";
import { report } from "./report.ts";

const FEW = 10;
const TRIES = 3;
/** In milliseconds. */
const LONGEST_KEY = 50;
const LONGEST_ACT = 200;

const SENTENCE = "The river ran high";

const { rest: [many] } = readArguments({
  usage: "deno task bench tests/bench/form_keys_comparison.ts [stops]",
  rest: z.tuple([Count.default(200)]),
});
await build();

type Figure = {
  "wall p95": number;
  "wall max": number;
  "busy p95": number;
  "busy max": number;
  /** The longest of the best try. */
  "busy, best try": number;
};

const [few, most] = [await measure(FEW), await measure(many)];
for (const [count, figures] of [[FEW, few], [many, most]] as const) {
  console.log(`${count} stops`);
  console.table(figures);
}
report(
  Object.keys(most).map((what) => ({
    figure: `form with ${many} stops: ${what}, ms`,
    measured: most[what]["busy p95"],
    comparedTo: `with ${FEW} stops`,
    other: few[what]["busy p95"],
  })),
);
let isSlow = false;
for (const [what, { "busy, best try": least }] of Object.entries(most)) {
  const bound = what.startsWith("key") ? LONGEST_KEY : LONGEST_ACT;
  if (least <= bound) continue;
  console.error(`${what}: ${least} ms with ${many} stops, more than ${bound}.`);
  isSlow = true;
}
// Ends the browser, too, which only tests close.
Deno.exit(isSlow ? 1 : 0);

async function measure(count: number): Promise<Record<string, Figure>> {
  const figures: Record<string, Figure> = {};
  const add = (name: string, tries: ActTimes[][]) => {
    const all = (of: keyof ActTimes) => tries.flat().map((times) => times[of]);
    const busyMax = tries.map((times) => Math.max(...times.map(({ busy }) => busy)));
    const figure: Figure = {
      "wall p95": percentile(all("wall"), 0.95),
      "wall max": Math.max(...all("wall")),
      "busy p95": percentile(all("busy"), 0.95),
      "busy max": Math.max(...all("busy")),
      "busy, best try": Math.min(...busyMax),
    };
    figures[name] = Object.fromEntries(
      Object.entries(figure).map(([what, value]) => [what, Math.round(value)]),
    ) as Figure;
  };
  const middle = Math.floor(count / 2);
  await author({ ...WIDE, account: "author" }, async (it) => {
    await openLongForm(it, count);
    await unfold(it, middle);
    await measureKeys(it, "", add);
    await measureActs(it, add);
  });
  await author({ ...WIDE, account: "author" }, async (it) => {
    await openLongForm(it, count, { hasGaps: true });
    await it.page.getByRole("button", { name: "Create Archive Experience" }).click();
    await it.page.getByText(`${count} stops lack `).waitFor();
    await unfold(it, middle);
    await measureKeys(it, ", all stops with gaps", add);
  });
  return figures;

  async function measureKeys(
    { page, stop, box, openStop }: Author,
    when: string,
    add: Add,
  ): Promise<void> {
    const boxes: [name: string, of: number, input: Locator][] = [
      ["title of a stop", middle, stop(middle).getByLabel("Stop title")],
      ["description of a stop", middle, stop(middle).getByLabel("Stop description")],
      ["title of the archive", 0, box("Title")],
    ];
    for (const [name, of, input] of boxes) {
      await openStop(of);
      const tries: ActTimes[][] = [];
      for (let round = 0; round < TRIES; round++) {
        await input.focus();
        tries.push(await typedTimes(page, SENTENCE));
      }
      add(`key: ${name}${when}`, tries);
    }
  }

  async function measureActs(it: Author, add: Add): Promise<void> {
    const { page, stop } = it;
    const { time, end } = await stopwatch(page, "click");
    const inMiddle = () => unfold(it, middle);
    const inMenu = async () => {
      await inMiddle();
      await stop(middle).locator(".stop-menu:not([open]) > summary").click();
    };
    const button = (name: RegExp) => stop(middle).getByRole("button", { name });
    const acts: Record<string, [prepare: () => Promise<void>, act: () => Promise<void>]> = {
      "add a stop": [inMiddle, () => page.getByRole("button", { name: "Add Stop" }).click()],
      "move a stop": [inMenu, () => button(/^Move down/).click()],
      "remove a stop": [inMenu, () => button(/^Remove stop/).click()],
    };
    for (const [name, [prepare, act]] of Object.entries(acts)) {
      const tries: ActTimes[][] = [];
      for (let round = 0; round < 2 * TRIES; round++) {
        await prepare();
        tries.push([await time(act)]);
      }
      add(name, tries);
    }
    await end();
  }
}

type Add = (name: string, tries: ActTimes[][]) => void;
