/** What a taken translation has replaced comes back from the history of its language. */
import assert from "node:assert/strict";
import { findUserIdByEmail } from "../../../lib/store/accounts/users.ts";
import { openClass, readClass } from "../../../lib/store/classes/classes.ts";
import { handOut } from "../../../lib/store/classes/teaching.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { changeWords } from "../../../lib/store/words/change_words.ts";
import { listWords, readWords } from "../../../lib/store/words/read_words.ts";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { ask, handIn, settingsOf } from "../../support/people/classes.ts";
import { Client } from "../../support/people/client.ts";
import { testServer } from "../../support/servers/server.ts";

Deno.test("the teacher's page leads from a taken translation to the text that it replaced, which comes back", async () => {
  await using server = await testServer();
  const { kv, origin, app } = server;
  await withPage({}, async (page) => {
    await signIn(page, server, "author");
    const by = { id: (await findUserIdByEmail(kv, "author@demo.example"))!, isAdmin: false };
    const audioStops = [makeStop({ id: "mill", title: "The mill" })];
    const tour = makeTour({ language: "en", audioStops });
    const { id: tourId } = await createTour(kv, tour, { userId: by.id });
    const place = { tourId, language: "de" };
    const title = async () => {
      const [record] = await listWords(kv, tourId);
      return (await readWords(kv, tourId, record)).words["mill:title"].text;
    };
    const act = { tourId, by, now: new Date() };
    const before = [{ key: "mill:title", text: "Die alte Mühle" }];
    await changeWords(kv, place, { words: before, transcripts: [] }, act);

    const classId = await openClass(kv, settingsOf(), act);
    const { code } = await readClass(kv, { ...act, classId });
    const ada = new Client({ request: (url, init) => app.request(url, init) }, origin);
    await ask(ada, "POST", "/api/class/join", { body: { code, nickname: "Ada" } });
    const memberIds = (await readClass(kv, { ...act, classId })).members.map(({ id }) => id);
    const given = { title: "The mill", stopId: "mill", language: "de", memberIds };
    const id = await handOut(kv, given, { ...act, classId });
    const words = [{ key: "mill:title", text: "Mühlchen" }];
    await ask(ada, "PATCH", `/api/class/submissions/${id}/words`, { body: { words } });
    await handIn(ada, id);

    await page.goto(`${origin}/tour/${tourId}/classes/${classId}`);
    await hydrated(page, "class");
    await page.getByRole("button", { name: /^The mill/ }).click();
    await page.getByRole("button", { name: "Take into the archive" }).click();
    await page.getByText("The translation is in the archive.").waitFor();
    assert.equal(await title(), "Mühlchen");
    await axeFindsNothing(page, "a translation that was taken", ".class-page");
    await fitsTheWidth(page);
    await page.getByRole("link", { name: "Earlier texts" }).click();
    await page.getByText("1 text differs from now").waitFor();
    await page.getByRole("button", { name: /^Bring back/ }).click();
    const question = page.getByRole("alertdialog", { name: "Bring this version back?" });
    await question.getByRole("button", { name: "Bring back" }).click();
    await page.getByText("the same as now").waitFor();
    assert.equal(await title(), "Die alte Mühle");
  });
});
