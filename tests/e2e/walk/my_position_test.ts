/** "Use my position" in the form: the author stands where the place is. */
import assert from "node:assert/strict";
import { author } from "../../support/browser/form.ts";

const geolocation = { latitude: 42.3744123, longitude: -71.1182456 };
const MINE = "Use my position for Starting location";

Deno.test("the author's own position fills in the place", async () => {
  await author({ geolocation, permissions: ["geolocation"] }, async ({ page, box, open }) => {
    await open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await page.getByRole("button", { name: MINE }).click();
    await page.getByText("Location set: 42.374412, -71.118246").waitFor();
    assert.equal(await box("Latitude").inputValue(), "42.3744123");
    assert.equal(await box("Longitude").inputValue(), "-71.1182456");
  });
});

Deno.test("where the position is refused the form says so, and what was typed stays", async () => {
  await author({}, async ({ page, box, open }) => {
    await open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await box("Title").fill("The mill");
    await page.getByRole("button", { name: MINE }).click();
    await page.getByText("Location access denied by user").waitFor();
    assert.equal(await box("Title").inputValue(), "The mill");
  });
});
