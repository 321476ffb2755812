/** Archives in a language: how authors say it, and what visitors' browsers are told. */
import assert from "node:assert/strict";
import { NOBODY } from "../../../../lib/model/id.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { fitsTheWidth } from "../../../support/browser/accessibility.ts";
import { addField, author } from "../../../support/browser/form.ts";
import { hydrated } from "../../../support/browser/browser.ts";
import { listen } from "../../../support/browser/listening.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

Deno.test("an author types a language by its name, another for one stop, and sees what was understood", async () => {
  await author({ account: "author" }, async ({ page, server, box, stop, open, openStop }) => {
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const tour = makeTour({ audioStops: [makeStop({ id: "gate" }), makeStop({ id: "well" })] });
    const { id } = await createTour(server.kv, tour, { userId });
    await open(`/tour/${id}/edit`);
    await addField(await openStop(0), "Language");
    await box("Language").fill("arabic");
    await box("Title").focus();
    assert.equal(await box("Language").inputValue(), "ar");
    await page.getByText("العربية (Arabic), written from right to left.").waitFor();
    await addField(await openStop(2), "Language");
    await stop(2).getByLabel("Language of This Stop").fill("he");
    await stop(2).getByText("עברית (Hebrew), written from right to left.").waitFor();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.waitForURL(`${server.origin}/tour/${id}`);
    const stored = (await getTour(server.kv, id))!.tour;
    assert.equal(stored.language, "ar");
    assert.deepEqual(stored.audioStops.map(({ language }) => language), [undefined, "he"]);
  });
});

Deno.test("in the player and in lists a text of another script begins at its own side, and is cut at its end", async () => {
  const title = "باب العامود والسوق القديم في المدينة العتيقة وما حولها من الأسواق والحارات";
  await listen(["test-beep-1"], async ({ page, server }) => {
    const input = makeTour({
      title,
      language: "ar",
      audioStops: [makeStop({ title }), makeStop()],
    });
    const { id } = await createTour(server.kv, input, { userId: NOBODY });
    await page.goto(`${server.origin}/tours`);
    const card = page.getByRole("heading", { name: title });
    assert.deepEqual(await card.evaluate(({ lang, dir }: HTMLElement) => [lang, dir]), [
      "ar",
      "rtl",
    ]);
    await page.goto(`${server.origin}/tour/${id}`);
    await hydrated(page, "stop-list");
    await page.locator("#stop-1").getByRole("button", { name: "Play Audio" }).click();
    const bar = page.locator(".mini-title");
    // The bar has its own style sheet, which may come after its text.
    await page.waitForFunction(() => {
      const title = document.querySelector(".mini-title");
      return title !== null && title.scrollWidth > title.clientWidth;
    });
    const cut = await bar.evaluate((element) => {
      const range = document.createRange();
      range.setStart(element.firstChild!, 0);
      range.setEnd(element.firstChild!, 1);
      const [first, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      const { direction, textAlign } = getComputedStyle(element);
      return {
        direction,
        textAlign,
        isSeen: first.right <= box.right + 1,
      };
    });
    assert.equal(cut.direction, "rtl");
    assert.ok(cut.isSeen, "the beginning is what is seen of a title that is cut");
    await fitsTheWidth(page);
  }, { viewport: { width: 390, height: 844 }, opens: false });
});
