/** A teacher's lesson: a class, its pupils, and what they hand in, on a network that breaks off. */
import assert from "node:assert/strict";
import { getTour } from "../../../lib/store/tours/tours.ts";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { toasted } from "../../support/browser/form.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { ask, handIn, record, storyOf } from "../../support/people/classes.ts";
import { Client } from "../../support/people/client.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { findUserIdByEmail } from "../../../lib/store/accounts/users.ts";
import { newId } from "../../../lib/store/kv/new_id.ts";

Deno.test("a teacher opens a class, hands out, listens, gives back and takes, each once", async () => {
  await using tiles = serveTiles();
  const folder = await Deno.makeTempDir();
  /** Answers to these requests are lost after the server has done what they asked for. */
  let losing: RegExp | undefined;
  let reading: PromiseWithResolvers<void> | undefined;
  await using server = await testServer({
    settings: { ...tiles.settings, DATA_DIR: folder },
    async intercept(request, app) {
      if (request.method === "GET" && /\/submissions\/\w+$/.test(request.url)) {
        await reading?.promise;
      }
      const answer = await app(request);
      if (request.method === "GET" || !losing?.test(request.url)) return answer;
      losing = undefined;
      await answer.body?.cancel();
      return new Response("<h1>Bad gateway</h1>", { status: 502 });
    },
  });
  const { kv, origin, app } = server;
  const viewport = { width: 390, height: 844 };
  await withPage({ viewport, allowErrors: /502|409/ }, async (page) => {
    await signIn(page, { kv, origin }, "author");
    const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
    const tour = makeTour({ audioStops: [makeStop({ title: "The gate" })] });
    const { id: tourId } = await createTour(kv, tour, { userId });
    const button = (name: string | RegExp) => page.getByRole("button", { name });
    const confirmed = (name: string) => page.getByRole("alertdialog").getByRole("button", { name });
    /** The page looks at once, as when the network is back. */
    const look = () => page.evaluate(() => void dispatchEvent(new Event("online")));

    await page.goto(`${origin}/tour/${tourId}/classes`);
    await hydrated(page, "classes");
    await page.getByLabel("Name of the class").fill("7b");
    losing = /\/classes$/;
    await button("Open the class").click();
    await page.getByRole("alert").getByText("error 502").waitFor();
    await button("Open the class").click();
    await page.getByRole("heading", { name: "7b", level: 1 }).waitFor();
    await hydrated(page, "class");
    const code = (await page.locator(".class-join .class-code").textContent())!;

    const pupils: Client[] = [];
    for (const nickname of ["Ada", "Ben"]) {
      const pupil = new Client({ request: (url, init) => app.request(url, init) }, origin);
      await ask(pupil, "POST", "/api/class/join", { body: { code, nickname } });
      pupils.push(pupil);
    }
    const [ada, ben] = pupils;
    await look();
    await page.getByRole("status").getByText("2 pupils have joined").waitFor({ state: "attached" });

    await page.getByLabel("Title of the new story").fill("The bell");
    await button("Everyone").click();
    losing = /\/submissions$/;
    await button("Hand out 2 stories").click();
    await page.getByRole("alert").getByText("error 502").waitFor();
    await button("Hand out 2 stories").click();
    await button(/^Working 2/).waitFor();

    const audioUrl = await record(ada);
    const mine = newId();
    const stop = storyOf({ title: "The weir", audioUrl });
    await ask(ada, "POST", "/api/class/submissions", { body: { id: mine, stop }, status: 201 });
    await handIn(ada, mine);
    await look();
    await button(/^The weir/).click();
    const audio = page.locator(".class-content audio");
    await audio.evaluate((element: HTMLAudioElement) => element.play());
    await page.getByText("Here the river was held back.").waitFor();
    await page.locator(".class-place .seal").waitFor();
    await axeFindsNothing(page, "a class with a story that is open", ".class-page");
    await fitsTheWidth(page);

    await button("Give back").click();
    await page.getByLabel("What should Ada change?").fill("Say where it is.");
    losing = /\/return$/;
    await button("Give back").click();
    await page.getByText("The pupils have it back.").waitFor();
    const path = `/api/class/submissions/${mine}`;
    const returned = await ask<{ comment: string }>(ada, "GET", path);
    assert.equal(returned.comment, "Say where it is.");

    await handIn(ada, mine);
    await look();
    await button("Take into the archive").waitFor();
    // It changes while the teacher is about to take it.
    const { revision } = await ask<{ revision: number }>(ada, "GET", path);
    await ask(ada, "POST", `${path}/take-back`, { body: { revision } });
    await button("Take into the archive").click();
    await page.getByRole("alert").getByText(/changed|handed in/).waitFor();
    assert.equal((await getTour(kv, tourId))!.tour.stopCount, 1, "nothing was taken");
    await button(/^Working 3/).waitFor();

    reading = Promise.withResolvers();
    await handIn(ada, mine);
    await look();
    await button(/^Handed in 1/).waitFor();
    const taking = (disabled: boolean) =>
      page.getByRole("button", { name: "Take into the archive", disabled }).waitFor();
    await taking(true);
    // It can be pressed once the story is shown as it was handed in.
    reading.resolve();
    await taking(false);
    losing = /\/take$/;
    await button("Take into the archive").evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await page.getByText("The story is in the archive.").waitFor();
    const { tour: after } = (await getTour(kv, tourId))!;
    assert.deepEqual(after.audioStops.map(({ title }) => title), ["The gate", "The weir"]);
    const shown = await (await new Client({
      request: (url, init) => app.request(url, init),
    }, origin)
      .request(`/tour/${tourId}`)).text();
    assert.match(shown, /The weir/);

    await page.locator(".class-pupil-row").filter({ hasText: "Ben" }).click();
    await button("New code for a lost device").click();
    await confirmed("Make a new code").click();
    const own = (await page.locator(".class-member-code .class-code").textContent())!;
    await ask(ben, "GET", "/api/class", { status: 401 });
    const found = new Client({ request: (url, init) => app.request(url, init) }, origin);
    await ask(found, "POST", "/api/class/join", { body: { code: own } });

    losing = /\/members\/\w+$/;
    await button("Remove from the class").click();
    await confirmed("Remove").click();
    await toasted(page, "Ben was removed");
    await page.locator(".class-pupil-row").filter({ hasText: "Ben" })
      .waitFor({ state: "detached" });
    const next = page.locator(".class-join .class-code").filter({ hasNotText: code });
    const [newCode, wall] = [await next.textContent(), await page.context().newPage()];
    await wall.goto(page.url() + "/wall");
    await wall.getByText(newCode!).waitFor();
    await wall.close();

    await button("End the class").click();
    await confirmed("End the class").click();
    await page.getByText("This class has ended.").waitFor();
    await ask(ada, "GET", "/api/class", { status: 401 });
    await button("Reopen the class").click();
    await page.getByText("No one has joined yet.").waitFor();
    await button(/^Working 2/).waitFor();
  });
  await Deno.remove(folder, { recursive: true });
});
