/** What the content security policy of our pages forbids, none of our scripts tries. */
import assert from "node:assert/strict";
import { author, fillDetails, fillStop, publish } from "../../support/browser/form.ts";
import { hydrated } from "../../support/browser/browser.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

Deno.test("neither the form nor a stored recording makes the browser report a violation", async () => {
  await author({ account: "author" }, async (it) => {
    const { page, server, openStop, open } = it;
    const violations: string[] = [];
    await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
    await page.addInitScript(() => {
      const { reportViolation } = globalThis as unknown as {
        reportViolation: (text: string) => void;
      };
      addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) => {
        reportViolation(`${violatedDirective} by ${sourceFile}`);
      });
    });
    const path = "/archives/long.wav";
    await serveRecording(page, path);
    const tour = makeTour({ audioStops: [makeStop({ audioUrl: path })] });
    const { id } = await createTour(server.kv, tour, { userId: NOBODY });
    await page.goto(`${server.origin}/tour/${id}`);
    await hydrated(page, "stop-list");
    await page.locator("#stop-1").getByRole("button", { name: "Play Audio" }).click();
    await page.locator("#stop-1").getByRole("button", { name: "Pause Audio" }).waitFor();
    await page.reload();
    await hydrated(page, "player");
    await open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await fillDetails(it, "The mill");
    await fillStop(await openStop(1), "The wheel");
    await publish(page);
    await page.waitForURL(/\/tour\/[0-9A-Z]{26}$/);
    assert.deepEqual(violations, []);
  });
});
