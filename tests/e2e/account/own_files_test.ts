/** How full an account is, and how its room is freed: on the profile and in the form. */
import { fitsTheWidth } from "../../support/browser/accessibility.ts";
import { hydrated } from "../../support/browser/browser.ts";
import { dropFiles } from "../../support/browser/drop.ts";
import { author } from "../../support/browser/form.ts";
import { mediaFile } from "../../support/data/media_files.ts";

Deno.test("the form and the profile say how full the account is, and free room at once", async () => {
  const settings = { DATA_DIR: await Deno.makeTempDir(), USER_QUOTA_MB: "200" };
  await author(
    { account: "author", settings, viewport: { width: 390, height: 844 } },
    async (it) => {
      const { page, stop } = it;
      await it.open();
      await dropFiles(page.locator("h1"), [{ name: "bridge.mp3", bytes: mediaFile("tone.mp3") }]);
      await it.openStop(1);
      await stop(1).getByRole("link", { name: "bridge.mp3" }).waitFor({ timeout: 60_000 });
      await it.toOutline();
      const line = page.locator(".room-line");
      await line.getByText("Your files take 0.1 MB of 200 MB.").waitFor();
      await line.getByRole("button", { name: "Free room" }).click();
      const dialog = page.getByRole("dialog", { name: "Your files" });
      // The form itself names the file, saved or not.
      await dialog.getByText("All your files are in use").waitFor();
      await dialog.getByRole("button", { name: "Close" }).click();

      await it.openStop(1);
      await stop(1).getByRole("button", { name: "Remove bridge.mp3" }).click();
      await it.openStop(0);
      await it.box("Title").fill("The bridge");
      await page.getByText("Draft saved", { exact: false }).first().waitFor();
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${it.server.origin}/profile`);
      await page.getByRole("heading", { name: "Your files" }).scrollIntoViewIfNeeded();
      await hydrated(page, "own-files");
      const room = page.locator(".file-room");
      await room.getByRole("heading", { name: "1 file that nothing uses: 0.1 MB" }).waitFor();
      await room.getByText("a form may still need it").waitFor();
      await room.getByRole("button", { name: "Delete bridge.mp3" }).click();
      await room.getByText("Deleted 1 file. 0.1 MB are free.").waitFor();
      await room.getByText("You have no recordings or pictures here").waitFor();
      await fitsTheWidth(page);
    },
  );
  await Deno.remove(settings.DATA_DIR, { recursive: true });
});
