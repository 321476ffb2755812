/** The picture of the archive, taken from one of its stops. */
import assert from "node:assert/strict";
import { dropFiles } from "../../../support/browser/drop.ts";
import { author } from "../../../support/browser/form.ts";
import { mediaFile } from "../../../support/data/media_files.ts";

const FILES = ["bridge", "tower"].flatMap((name) => [
  { name: `${name}.mp3`, bytes: mediaFile("tone.mp3") },
  { name: `${name}.jpg`, bytes: mediaFile(name === "tower" ? "gate.png" : "gate.jpg") },
]);

Deno.test("one tap makes a stop's photo the picture of the archive, while it is still being sent", async () => {
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  await author({ account: "author", settings, allowErrors: /example\.org/ }, async (it) => {
    const { page, stop, openStop } = it;
    // No file arrives before that.
    let letGo = () => {};
    const isOpen = new Promise<void>((resolve) => letGo = resolve);
    await page.route("**/api/uploads", async (route) => {
      if (route.request().method() === "POST") await isOpen;
      await route.continue();
    });
    await it.open();
    await dropFiles(page.locator("h1"), FILES);
    await page.getByText("2 recordings and 2 photographs became 2 stops.").waitFor();
    await openStop(1);
    await stop(1).getByLabel("Image credit").fill("Photo: Ada");
    await openStop(0);
    await it.box("Image URL").fill("https://example.org/old.jpg");
    const photos = page.getByRole("group", { name: "Use a stop’s photo" });
    await photos.getByRole("button", { name: "Use the photo of stop 1" }).click();
    const details = stop(0);
    await details.getByRole("group", { name: "Picture: bridge.jpg" }).waitFor();
    assert.equal(await details.getByLabel("Image credit").inputValue(), "Photo: Ada");

    await details.getByRole("button", { name: "Undo" }).click();
    assert.equal(await it.box("Image URL").inputValue(), "https://example.org/old.jpg");
    await photos.getByRole("button", { name: "Use the photo of stop 1" }).click();
    // The stop has another one: that of the archive goes on.
    await openStop(1);
    await stop(1).getByRole("button", { name: "Remove bridge.jpg" }).click();
    assert.equal(await details.getByText("Paused.").count(), 0);
    await stop(1).getByRole("button", { name: "Undo" }).click();
    await stop(1).getByRole("group", { name: "Picture: bridge.jpg" }).waitFor();

    await openStop(0);
    letGo();
    const link = details.getByRole("link", { name: "bridge.jpg" });
    await link.waitFor({ timeout: 60_000 });
    const address = await link.getAttribute("href");
    assert.match(address!, /^\/media\//);
    const pressed = photos.getByRole("button", { name: "Use the photo of stop 1" });
    assert.equal(await pressed.getAttribute("aria-pressed"), "true");
    const ofStop = (await openStop(1)).getByRole("link", { name: "bridge.jpg" });
    assert.equal(await ofStop.getAttribute("href"), address);
  });
  await Deno.remove(settings.DATA_DIR, { recursive: true });
});
