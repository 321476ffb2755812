/** A class translates: the teacher hands a stop out, a pupil writes it, the teacher takes it. */
import assert from "node:assert/strict";
import { findUserIdByEmail } from "../../../lib/store/accounts/users.ts";
import { endClass, openClass, readClass } from "../../../lib/store/classes/classes.ts";
import { handOut } from "../../../lib/store/classes/teaching.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { changeWords } from "../../../lib/store/words/change_words.ts";
import { listWords, readWords } from "../../../lib/store/words/read_words.ts";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { hydrated, WIDE, withPage } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { ask, handIn, settingsOf } from "../../support/people/classes.ts";
import { Client } from "../../support/people/client.ts";
import { beginSession, demoIdentity } from "../../support/people/sessions.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";

const TOUR = makeTour({
  title: "The valley",
  language: "en",
  audioStops: [
    makeStop({ id: "mill", title: "The mill", description: "Where the wheel turned." }),
    makeStop({ id: "bakery", title: "The bakery", description: "Bread for all." }),
  ],
});

Deno.test("a stop is handed out into German, translated beside the original, given back, and taken text by text", async () => {
  await using tiles = serveTiles();
  /** Whether what the pupil types reaches the server. */
  let isLost = false;
  await using server = await testServer({
    settings: tiles.settings,
    intercept(request, app) {
      const isWords = request.method === "PATCH" && request.url.endsWith("/words");
      return isWords && isLost
        ? Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 }))
        : app(request);
    },
  });
  const { kv, origin } = server;
  const options = { viewport: { width: 390, height: 844 }, allowErrors: /409|502/ };
  await withPage(options, async (teacher) => {
    await signIn(teacher, server, "author");
    const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
    const by = { id: userId, isAdmin: false };
    const { id: tourId } = await createTour(kv, TOUR, { userId });
    const act = { tourId, by, now: new Date() };
    const classId = await openClass(kv, settingsOf({ mayPropose: false }), act);
    const { code } = await readClass(kv, { ...act, classId });
    const german = async () => {
      const record = (await listWords(kv, tourId)).find(({ language }) => language === "de");
      const { words } = await readWords(kv, tourId, record ?? { language: "de", revision: 0 });
      return Object.fromEntries(Object.entries(words).map(([key, { text }]) => [key, text]));
    };
    const stateOf = async () => (await readClass(kv, { ...act, classId })).submissions[0].state;

    await withPage(options, async (pupil) => {
      const press = (name: string | RegExp) => pupil.getByRole("button", { name }).click();
      const box = (label: string) => pupil.getByRole("textbox", { name: `${label}, in German` });
      /** The pupil's page looks at once, as when the network is back. */
      const look = () => pupil.evaluate(() => void dispatchEvent(new Event("online")));
      const saved = () => pupil.locator(".save-note", { hasText: "Saved" }).waitFor();

      await pupil.goto(`${origin}/join/${code}`);
      await hydrated(pupil, "join");
      await pupil.getByLabel("Your nickname").fill("Ada");
      await press("Join");
      await pupil.getByRole("heading", { name: "Your stories" }).waitFor();

      await teacher.goto(`${origin}/tour/${tourId}/classes/${classId}`);
      await hydrated(teacher, "class");
      await teacher.getByLabel("Story", { exact: true }).selectOption("mill");
      await teacher.getByLabel("Task").selectOption("de");
      await teacher.getByRole("button", { name: "Everyone" }).click();
      await teacher.getByRole("button", { name: "Hand out", exact: true }).click();
      await teacher.getByRole("button", { name: /^Working 1/ }).waitFor();

      await look();
      await pupil.getByText("Translation into German").waitFor();
      await press("The mill");
      await box("Title").fill("Die Mühle");
      await saved();
      assert.equal(await pupil.getByRole("textbox").count(), 2, "the texts of this stop alone");
      await axeFindsNothing(pupil, "a translation of a pupil", ".pupil-page");
      await fitsTheWidth(pupil);

      // What does not reach the server is on the device, and is sent by a later page.
      isLost = true;
      await box("Description").fill("Wo das Rad sich drehte.");
      await pupil.locator(".save-note", { hasText: "Not saved" }).waitFor();
      await press("All my stories");
      await pupil.getByText("Some of it has not been sent. Open it to send the rest.").waitFor();
      isLost = false;
      await pupil.reload();
      await hydrated(pupil, "pupil-class");
      await press("The mill");
      await saved();
      assert.equal(await box("Description").inputValue(), "Wo das Rad sich drehte.");
      await press("Hand in");
      await pupil.getByText("Handed in. Your teacher reads it").waitFor();
      assert.equal(await pupil.getByRole("textbox").count(), 0);
      assert.deepEqual(await german(), {}, "nothing is in the archive yet");

      await teacher.evaluate(() => void dispatchEvent(new Event("online")));
      await teacher.getByRole("button", { name: /^Handed in 1/ }).click();
      await teacher.getByRole("button", { name: /^The mill/ }).click();
      await teacher.getByText("Wo das Rad sich drehte.").waitFor();
      await teacher.getByText("Where the wheel turned.").waitFor();
      await axeFindsNothing(teacher, "a translation that a teacher reads", ".class-page");
      await fitsTheWidth(teacher);
      await teacher.getByRole("button", { name: "Give back" }).click();
      await teacher.getByLabel("What should Ada change?").fill("It turned fast.");
      await teacher.getByRole("button", { name: "Give back" }).click();
      await teacher.getByText("The pupils have it back.").waitFor();

      await look();
      await pupil.getByText("It turned fast.").waitFor();
      await box("Description").fill("Wo das Rad sich schnell drehte.");
      await press("Hand in");
      await pupil.getByText("Handed in. Your teacher reads it").waitFor();

      // Somebody else translates the title, before the teacher takes the pupil's.
      const words = [{ key: "mill:title", text: "Die alte Mühle" }];
      await changeWords(kv, { tourId, language: "de" }, { words, transcripts: [] }, {
        by,
        now: new Date(),
      });
      await teacher.evaluate(() => void dispatchEvent(new Event("online")));
      await teacher.getByText("Wo das Rad sich schnell drehte.").waitFor();
      const take = teacher.getByRole("button", { name: "Take into the archive" });
      await take.click();
      await teacher.getByText("The archive has another translation by now:").waitFor();
      assert.deepEqual(await german(), { "mill:title": "Die alte Mühle" });
      assert.ok(await take.isDisabled(), "the text is to be chosen first");
      await teacher.getByRole("button", { name: "Keep the archive’s text" }).click();
      await take.click();
      await teacher.getByText("The translation is in the archive.").waitFor();
      assert.deepEqual(await german(), {
        "mill:title": "Die alte Mühle",
        "mill:description": "Wo das Rad sich schnell drehte.",
      });
      assert.equal(await stateOf(), "taken");
      await look();
      await pupil.getByText("Your teacher has taken this translation.").waitFor();
    });
  });
});

/** A class for the archive, in which a device of Ada's may join. */
async function withClass(intercept?: NonNullable<Parameters<typeof testServer>[0]>["intercept"]) {
  const server = await testServer({ intercept });
  const { kv, origin } = server;
  await beginSession(kv, demoIdentity(origin, "author"));
  const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
  const { id: tourId } = await createTour(kv, TOUR, { userId });
  const act = { tourId, by: { id: userId, isAdmin: false }, now: new Date() };
  const classId = await openClass(kv, settingsOf(), act);
  const read = () => readClass(kv, { ...act, classId });
  return {
    server,
    act: { ...act, classId },
    code: (await read()).code!,
    /** Hands the mill out into German; the id of the submission. */
    async handOutTo(nickname: string) {
      const memberIds = (await read()).members.filter((one) => one.nickname === nickname)
        .map(({ id }) => id);
      const given = { title: "The mill", stopId: "mill", language: "de", memberIds };
      return await handOut(kv, given, { ...act, classId });
    },
  };
}

Deno.test("what a pupil translated and could not send is there to be copied after the class has ended", async () => {
  const { server, act, code, handOutTo } = await withClass((request, app) =>
    request.method === "PATCH"
      ? Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 }))
      : app(request)
  );
  await using _ = server;
  await withPage({ allowErrors: /401|502/ }, async (page) => {
    await page.goto(`${server.origin}/join/${code}`);
    await hydrated(page, "join");
    await page.getByLabel("Your nickname").fill("Ada");
    await page.getByRole("button", { name: "Join" }).click();
    await page.getByRole("heading", { name: "Your stories" }).waitFor();
    await handOutTo("Ada");
    await page.evaluate(() => void dispatchEvent(new Event("online")));
    await page.getByRole("button", { name: "The mill" }).click();
    await page.getByRole("textbox", { name: "Title, in German" }).fill("Die Mühle");
    await page.locator(".save-note", { hasText: "Not saved" }).waitFor();
    await page.getByRole("button", { name: "Hand in" }).click();
    await page.getByText("Some of it has not been sent.").waitFor();

    await endClass(server.kv, act);
    await page.evaluate(() => void dispatchEvent(new Event("online")));
    await page.getByRole("heading", { name: "Translations that were not sent" }).waitFor();
    await page.getByText("Die Mühle").waitFor();
    await page.getByRole("button", { name: "Delete all of it here" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("This device is in no class").waitFor();
    await page.reload();
    await page.getByText("This device is in no class").waitFor();
    await page.getByText("Die Mühle").waitFor({ state: "detached" });
  });
});

Deno.test("what a pupil has not sent when the translation is handed in elsewhere is said, and can be copied", async () => {
  let isLost = true;
  const { server, code, handOutTo } = await withClass((request, app) =>
    request.method === "PATCH" && isLost
      ? Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 }))
      : app(request)
  );
  await using _ = server;
  await withPage({ allowErrors: /409|502/ }, async (page) => {
    await page.goto(`${server.origin}/join/${code}`);
    await hydrated(page, "join");
    await page.getByLabel("Your nickname").fill("Ada");
    await page.getByRole("button", { name: "Join" }).click();
    await page.getByRole("heading", { name: "Your stories" }).waitFor();
    const id = await handOutTo("Ada");
    await page.evaluate(() => void dispatchEvent(new Event("online")));
    await page.getByRole("button", { name: "The mill" }).click();
    await page.getByRole("textbox", { name: "Title, in German" }).fill("Die Mühle");
    await page.locator(".save-note", { hasText: "Not saved" }).waitFor();
    // Another tab of the same pupil hands it in, as a classmate with the same task may.
    await page.evaluate(async (path) => {
      const { revision } = await (await fetch(path)).json();
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ revision });
      await fetch(`${path}/hand-in`, { method: "POST", headers, body });
    }, `/api/class/submissions/${id}`);
    await page.getByRole("button", { name: "All my stories" }).click();
    await page.evaluate(() => void dispatchEvent(new Event("online")));
    await page.getByText("You have changed something since.").waitFor();
    await page.getByRole("heading", { name: "Translations that were not sent" }).waitFor();
    await page.getByText("Die Mühle").waitFor();

    isLost = false;
    await page.getByRole("button", { name: "The mill" }).click();
    await page.getByRole("button", { name: "Take it back" }).click();
    await page.locator(".save-note", { hasText: "Saved" }).waitFor();
    await page.getByRole("button", { name: "All my stories" }).click();
    await page.getByText("Die Mühle").waitFor({ state: "detached" });
  });
});

Deno.test("two translations of one stop are beside each other, and both are taken, text by text", async () => {
  const { server, act, code, handOutTo } = await withClass();
  await using _ = server;
  const { kv, origin, app } = server;
  for (const [nickname, field] of [["Ada", "title"], ["Ben", "description"]]) {
    const pupil = new Client({ request: (url, init) => app.request(url, init) }, origin);
    await ask(pupil, "POST", "/api/class/join", { body: { code, nickname } });
    const id = await handOutTo(nickname);
    const words = [{ key: `mill:${field}`, text: `Von ${nickname}` }];
    await ask(pupil, "PATCH", `/api/class/submissions/${id}/words`, { body: { words } });
    await handIn(pupil, id);
  }
  await withPage(WIDE, async (page) => {
    await signIn(page, server, "author");
    await page.goto(`${origin}/tour/${act.tourId}/classes/${act.classId}`);
    await hydrated(page, "class");
    await page.getByRole("button", { name: /^The mill/ }).first().click();
    const of = (name: string) => page.getByRole("region", { name: `The translation of ${name}` });
    for (const name of ["Ada", "Ben"]) await of(name).getByText(`Von ${name}`).waitFor();
    await axeFindsNothing(page, "translations side by side", ".class-page");
    for (const name of ["Ada", "Ben"]) {
      await of(name).getByRole("button", { name: "Take into the archive" }).click();
      await of(name).getByText("The translation is in the archive.").waitFor();
    }
    const [record] = await listWords(kv, act.tourId);
    const { words } = await readWords(kv, act.tourId, record);
    assert.deepEqual(
      Object.entries(words).map(([key, { text }]) => [key, text]).sort(),
      [["mill:description", "Von Ben"], ["mill:title", "Von Ada"]],
    );
  });
});
