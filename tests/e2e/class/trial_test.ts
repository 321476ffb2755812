/**
 * A whole lesson in real browsers: pupils join with the code on the wall, each records a story and
 * hands it in; the teacher gives one back and takes them all; the public reads them. Two processes
 * answer in turns, on one denokv where `TEST_DENOKV` names it. `TEST_LENGTH` "long" has thirty
 * pupils. It says how many taps and minutes each part took.
 */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { findUserIdByEmail } from "../../../lib/store/accounts/users.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { type BrowserOptions, hydrated, withPage } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { byLength } from "../../support/measure/length.ts";
import {
  type TestApp,
  testApp,
  type TestServer,
  testServer,
} from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";

const PUPILS = byLength(3, 30);

/** How many pupils' browsers work at once; more would measure the machine. All stay open. */
const AT_ONCE = 4;

/** Some browsers on a small machine need minutes for what one does in a second. */
const PATIENCE = byLength(30_000, 300_000);

/** A phone with a microphone. */
const PHONE: BrowserOptions = {
  isWhole: true,
  permissions: ["microphone"],
  viewport: { width: 390, height: 844 },
};

const taps = { pupils: 0, teacher: 0 };

async function tap(who: keyof typeof taps, what: Locator): Promise<void> {
  taps[who]++;
  await what.click({ timeout: PATIENCE });
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

const seen = (what: Locator) => what.first().waitFor({ timeout: PATIENCE });

/** A page looks at once for what is new, as when the network is back. */
const look = (page: Page) => page.evaluate(() => void dispatchEvent(new Event("online")));

/** Lets at most `AT_ONCE` pieces of work run; the others wait for their turn. */
function takingTurns() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work: () => Promise<void>): Promise<void> => {
    if (running === AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    else running++;
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** A pupil joins, records a story and hands it in. */
async function pupilLesson(page: Page, wall: string, n: number): Promise<void> {
  page.setDefaultTimeout(PATIENCE);
  const press = (name: string) => tap("pupils", button(page, name));
  await page.goto(wall);
  await hydrated(page, "join");
  await page.getByLabel("Your nickname").fill(`Pupil ${n}`);
  await press("Join");
  await press("Begin");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(`The story of pupil ${n}`);
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("Here the river was held.");
  await press("Record");
  await seen(page.locator(".recorder-time").getByText(/^[0-9]+:[0-9]*[1-9]$/));
  await press("Stop recording");
  await tap("pupils", page.getByText("Inside a building"));
  await press("Hand in");
  await seen(page.getByText("Handed in. Your teacher reads it"));
}

/** What a pupil does with a story that came back. */
async function pupilAgain(page: Page): Promise<void> {
  await look(page);
  await seen(page.getByText("Say who told you."));
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("Here the river was held. The miller’s daughter told me.");
  await tap("pupils", button(page, "Hand in"));
  await seen(page.getByText("Handed in. Your teacher reads it"));
}

/** The teacher's page of a new class, and the address of its QR code. */
async function openClass(page: Page, { origin, kv }: TestServer) {
  page.setDefaultTimeout(PATIENCE);
  await signIn(page, { kv, origin }, "author");
  const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
  const tour = makeTour({ title: "The mill", audioStops: [makeStop({ title: "The gate" })] });
  const { id } = await createTour(kv, tour, { userId });
  await page.goto(`${origin}/tour/${id}/classes`);
  await hydrated(page, "classes");
  await page.getByLabel("Name of the class").fill("7b");
  await tap("teacher", button(page, "Open the class"));
  await page.getByRole("heading", { name: "7b", level: 1 }).waitFor();
  await hydrated(page, "class");
  const code = await page.locator(".class-join .qr").getAttribute("aria-label");
  return { tourId: id, wall: code!.replace("QR code of ", "") };
}

/** Opens a story, hears it, and decides. */
async function decide(page: Page, n: number, give?: string): Promise<void> {
  const story = button(page, new RegExp(`^The story of pupil ${n} `));
  await tap("teacher", story);
  const audio = page.locator(".class-content audio");
  await audio.waitFor();
  await audio.evaluate((element: HTMLAudioElement) => element.play());
  if (give !== undefined) {
    await tap("teacher", button(page, "Give back"));
    await page.getByLabel(`What should Pupil ${n} change?`).fill(give);
    await tap("teacher", button(page, "Give back"));
    return await seen(page.getByText("The pupils have it back."));
  }
  await tap("teacher", button(page, "Take into the archive"));
  await seen(page.getByText("The story is in the archive."));
}

Deno.test(`${PUPILS} pupils make stories of an archive in a lesson, and each is public once the teacher has taken it`, async () => {
  await using tiles = serveTiles();
  const folder = await Deno.makeTempDir();
  const settings = { ...tiles.settings, DATA_DIR: folder };
  let asked = 0;
  const second: { app?: TestApp["app"] } = {};
  await using server = await testServer({
    settings,
    intercept: (request, app) =>
      asked++ % 2 === 1 ? (second.app?.fetch ?? app)(request) : app(request),
  });
  const began = performance.now();
  const minutes = (since: number) => ((performance.now() - since) / 60_000).toFixed(2);
  const numbers = Array.from({ length: PUPILS }, (_, i) => i + 1);
  await withPage({ isWhole: true }, async (teacher) => {
    const { tourId, wall } = await openClass(teacher, server);
    // Each second request is for another process, which knows only what is in the store.
    const { origin: APP_ORIGIN, kv } = server;
    await using other = await testApp({ settings: { ...settings, APP_ORIGIN }, kv });
    second.app = other.app;
    const handedIn = numbers.map(() => Promise.withResolvers<void>());
    const inTurn = takingTurns();
    const returned = Promise.withResolvers<void>();
    const isTaken = Promise.withResolvers<void>();
    const lessons = numbers.map((n, i) =>
      withPage(PHONE, async (page) => {
        await inTurn(() => pupilLesson(page, wall, n));
        handedIn[i].resolve();
        if (n === 1) {
          await returned.promise;
          await pupilAgain(page);
          isTaken.resolve();
        }
        await allTaken.promise;
        await inTurn(async () => {
          await look(page);
          await seen(page.getByText(/in the archive now|It is in the archive/));
        });
      })
    );
    const allTaken = Promise.withResolvers<void>();
    // A pupil who fails ends the lesson.
    const together = Promise.all(lessons);
    const unless = <T>(work: Promise<T>) => Promise.race([work, together.then(() => work)]);

    await unless(Promise.all(handedIn.map(({ promise }) => promise)));
    console.log(`All have handed in after ${minutes(began)} minutes.`);

    const reading = performance.now();
    await look(teacher);
    await seen(button(teacher, new RegExp(`^Handed in ${PUPILS}`)));
    const before = await (await fetch(`${server.origin}/tour/${tourId}`)).text();
    assert.doesNotMatch(before, /The story of pupil/, "nothing is public before the tap");
    await decide(teacher, 1, "Say who told you.");
    returned.resolve();
    for (const n of numbers.slice(1)) await decide(teacher, n);
    await unless(isTaken.promise);
    await look(teacher);
    await seen(button(teacher, "Handed in 1"));
    await decide(teacher, 1);
    allTaken.resolve();
    await together;
    console.log(`The teacher read, gave back and took in ${minutes(reading)} minutes.`);

    const html = await (await fetch(`${server.origin}/tour/${tourId}`)).text();
    for (const n of numbers) assert.ok(html.includes(`The story of pupil ${n}<`), `of pupil ${n}`);
    assert.match(html, /daughter told me/);
    assert.doesNotMatch(html, /Pupil \d/, "and no nickname is");
  });
  console.log(
    `${minutes(began)} minutes; ${(taps.pupils / PUPILS).toFixed(1)} taps a pupil, ` +
      `${(taps.teacher / PUPILS).toFixed(1)} taps of the teacher a story`,
  );
  await Deno.remove(folder, { recursive: true });
});
