/** A pupil's first story: on the street, where the network goes and comes back. */
import assert from "node:assert/strict";
import { Client } from "../../support/people/client.ts";
import { axeFindsNothing } from "../../support/browser/accessibility.ts";
import { isSaved } from "../../support/browser/offline.ts";
import { withPage } from "../../support/browser/browser.ts";
import { openClass } from "../../support/people/classes.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { testServer } from "../../support/servers/server.ts";
import { makersIn } from "../../support/people/people.ts";

Deno.test("a pupil joins by the QR code, writes and records without a network, and hands in", async () => {
  const folder = await Deno.makeTempDir();
  await using tiles = serveTiles();
  await using server = await testServer({ settings: { ...tiles.settings, DATA_DIR: folder } });
  const teacher = new Client(server.app, server.origin);
  await teacher.login("author");
  const { id } = await (await teacher.request("/api/auth/user")).json();
  const tourId = await makersIn(server.kv).tourOf(id, { visibility: "private" });
  const lesson = await openClass(server.app, teacher, tourId);

  const allowErrors = /Failed to load resource|net::ERR_/;
  const device = {
    permissions: ["microphone", "geolocation"],
    geolocation: { latitude: 48.2, longitude: 16.37, accuracy: 8 },
    serviceWorkers: "allow" as const,
  };
  await withPage({ ...device, isWhole: true, allowErrors }, async (page) => {
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.goto(`${server.origin}/join/${lesson.code}`);
    await page.getByLabel("Your nickname").fill("Mina");
    await button("Join").click();
    await button("Begin").waitFor();
    await axeFindsNothing(page, "the class");
    await isSaved(page, "/class");
    await server.stop();

    await button("Begin").click();
    await page.getByLabel("Title", { exact: true }).fill("The bell");
    await page.getByLabel("Text", { exact: true }).fill("It was stolen in 1917.");
    await page.getByText(/^No network\. Your story is safe on this device/).waitFor();
    await button("Record").click();
    await page.getByRole("group", { name: "Recorder" }).getByText("0:01").waitFor();
    await button("Stop recording").click();
    await page.getByRole("group", { name: /^Recording: / }).waitFor();
    await button("Where I stand now").click();
    await page.getByText("The pin is where you stand, within about 8 meters.").waitFor();
    await axeFindsNothing(page, "the story");
    await button("Hand in").click();
    await page.getByText(/Still to be sent: your text and one file\./).waitFor();

    await page.reload();
    await page.getByText(/Still to be sent: your text and one file\./).waitFor();
    server.start();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.getByText("Handed in. Your teacher reads it, and takes it").waitFor();

    const { submissions: [card] } = await lesson.state();
    assert.equal(card.state, "handed-in");
    const { stop } = await (await teacher.request(`${lesson.at}/submissions/${card.id}`)).json();
    assert.equal(stop.description, "It was stolen in 1917.");
    assert.match(stop.audioUrl, /^\/media\/[0-9a-f]{64}\.mp3$/);
    assert.equal(stop.latitude, 48.2);

    await page.getByRole("button", { name: "All my stories" }).click();
    await page.getByText("Handed in. Your teacher reads it.").waitFor();
    await button("Leave the class on this device").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
    await page.getByRole("heading", { name: "This device is in no class" }).waitFor();
    const left = await page.evaluate(() => Object.keys(localStorage).join());
    assert.doesNotMatch(left, /pupil/);
  });
  await Deno.remove(folder, { recursive: true });
});
