/**
 * How long the form takes to answer with 10 stops and with 200, in a browser: from an event to the
 * picture that shows what it did. Prints the medians, in milliseconds; fails where one is above 50.
 *
 * `deno task bench tests/bench/long_form_comparison.ts [stops]`
 */
import { z } from "zod";
import { createTour } from "../../lib/store/tours/tours.ts";
import { Count, readArguments } from "../../tools/arguments.ts";
import { build } from "../../tools/build.ts";
import { WIDE } from "../support/browser/browser.ts";
import { author } from "../support/browser/form.ts";
import { makeStop, makeTour } from "../support/data/tours.ts";
import { report } from "./report.ts";

const FEW = 10;
/** In milliseconds. */
const LONGEST = 50;
const ROUNDS = 15;

const { rest: [many] } = readArguments({
  usage: "deno task bench tests/bench/long_form_comparison.ts [stops]",
  rest: z.tuple([Count.default(200)]),
});
await build();
const figures: Record<string, number>[] = [];
for (const count of [FEW, many]) figures.push({ stops: count, ...await measure(count) });

console.table(figures);
report(
  Object.keys(figures[0]).filter((what) => what !== "stops").map((what) => ({
    figure: `form with ${many} stops: ${what}, ms`,
    measured: figures[1][what],
    comparedTo: `with ${FEW} stops`,
    other: figures[0][what],
  })),
);
const { stops: _, ...most } = figures[1];
let isSlow = false;
for (const [what, median] of Object.entries(most)) {
  if (median <= LONGEST) continue;
  console.error(`${what}: ${median} ms with ${many} stops, more than ${LONGEST}.`);
  isSlow = true;
}
// Ends the browser, too, which only tests close.
Deno.exit(isSlow ? 1 : 0);

/** The medians for a tour of `count` stops on a line, the first of which is open. */
async function measure(count: number): Promise<Record<string, number>> {
  let medians = {};
  await author({ ...WIDE, account: "author" }, async ({ page, server, open, openStop }) => {
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const audioStops = Array.from(
      { length: count },
      (_, i) => makeStop({ id: `stop-${i}`, title: `Stop ${i}`, latitude: 51.75 + i / 1000 }),
    );
    const { id } = await createTour(server.kv, makeTour({ audioStops }), { userId });
    await open(`/tour/${id}/edit`);
    await page.locator(".form-map .seal").nth(count).waitFor();
    await openStop(1);
    medians = await page.evaluate(inPage, ROUNDS);
  });
  return medians;
}

/** Runs in the page. */
async function inPage(rounds: number): Promise<Record<string, number>> {
  const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const enter = (input: HTMLInputElement, value: string) => {
    // React sees a value that was set past its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const first = '[data-stop="0"]';
  const acts: Record<string, (round: number) => void> = {
    slider: (round) => enter(find(`${first} .slider`), String(30 + 5 * round)),
    typing: (round) => enter(find(`${first} input[name$=title]`), `The wheel ${round}`),
    open: (round) => find(`.stops-list > :nth-child(${2 + round % 2}) .outline-open`).click(),
    add: () => find(".add-stop").click(),
    remove: () => find(".panel:not([hidden]) .stop-menu button:last-child").click(),
  };
  /** What is open has all of its fields: those of a stop that was just added follow its title. */
  const settled = async (act: string) => {
    while (!find(".panel:not([hidden]) [data-part=record]")) await painted();
    if (act !== "remove") return;
    find(".stops-list > :last-child .outline-open").click();
    await painted();
    find(".panel:not([hidden]) .stop-menu > summary").click();
    while (!find(".panel:not([hidden]) .stop-menu button:last-child")) await painted();
  };
  const medians: Record<string, number> = {};
  for (const [name, act] of Object.entries(acts)) {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      await painted();
      await settled(name);
      const started = performance.now();
      act(round);
      await painted();
      times.push(performance.now() - started);
    }
    medians[name] = Math.round(times.sort((a, b) => a - b)[Math.floor(rounds / 2)]);
  }
  return medians;
}
