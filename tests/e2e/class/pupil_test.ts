/** A pupil's page beside a teacher who decides, and an archive that goes to the trash and back. */
import assert from "node:assert/strict";
import { SEND_DELAY } from "../../../islands/pupil/stories/story_sync.ts";
import { PACE } from "../../../lib/device/looks/look_again.ts";
import { findUserIdByEmail } from "../../../lib/store/accounts/users.ts";
import { openClass, readClass } from "../../../lib/store/classes/classes.ts";
import { readSubmission, returnSubmission } from "../../../lib/store/classes/teaching.ts";
import { deleteTour, restoreTour } from "../../../lib/store/closing/tour_trash.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { makeTour } from "../../support/data/tours.ts";
import { settingsOf } from "../../support/people/classes.ts";
import { beginSession, demoIdentity } from "../../support/people/sessions.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";

Deno.test("a pupil sees within ten seconds what the teacher returned, writes on while the archive is in the trash, and loses nothing", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const { kv, origin } = server;
  await beginSession(kv, demoIdentity(origin, "author"));
  const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
  const { id: tourId } = await createTour(kv, makeTour(), { userId });
  const act = { tourId, by: { id: userId, isAdmin: false }, now: new Date() };
  const classId = await openClass(kv, settingsOf(), act);
  const readNow = () => readClass(kv, { ...act, classId });
  const { code } = await readNow();
  const options = { viewport: { width: 390, height: 844 }, allowErrors: /401|410/ };
  await withPage(options, async (page) => {
    await page.clock.install();
    const button = (name: string) => page.getByRole("button", { name });
    /** The next answer for the class, after a pause. */
    const look = async (pause = PACE) => {
      const answer = page.waitForResponse("**/api/class");
      await page.clock.runFor(pause);
      return (await answer).status();
    };
    await page.goto(`${origin}/join/${code}`);
    await hydrated(page, "join");
    await page.getByLabel("Your nickname").fill("Ada");
    await button("Join").click();
    await button("Begin").click();
    const text = page.getByRole("textbox", { name: "Text", exact: true });
    await page.getByRole("textbox", { name: "Title", exact: true }).fill("The weir");
    await button("Hand in").click();
    await page.getByText("Handed in. Your teacher reads it").waitFor();

    const { submissions: [{ id, revision }] } = await readNow();
    const given = { comment: "Who built it?", revision };
    await returnSubmission(kv, given, { ...act, classId, id });
    assert.equal(await look(), 200);
    await page.getByText("Who built it?").waitFor();
    assert.equal(await look(), 304, "what has not changed is not sent again");

    await deleteTour(kv, tourId, act);
    await text.fill("The miller built it.");
    await page.clock.runFor(SEND_DELAY);
    await page.getByText("The archive of your class is not there now.").waitFor();
    await text.fill("The miller built it, in 1742.");
    await restoreTour(kv, tourId, act);
    await look(2 * PACE);
    await page.getByText("Saved.").waitFor();
    const { stop } = await readSubmission(kv, { ...act, classId, id });
    assert.equal(stop.description, "The miller built it, in 1742.");
    assert.equal(await text.inputValue(), stop.description, "the form has stayed open");
  });
});
