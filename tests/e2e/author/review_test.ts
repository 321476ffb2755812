/**
 * Review in the browser: an author hands in, an archivist returns with a comment, then approves.
 */
import assert from "node:assert/strict";
import { giveArchivist } from "../../../lib/store/review/archivists.ts";
import { createTour, getTour } from "../../../lib/store/tours/tours.ts";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { hydrated } from "../../support/browser/browser.ts";
import { author, toasted } from "../../support/browser/form.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

Deno.test("what an author hands in comes back with a comment that is not lost, and is shown once approved", async () => {
  await author({ account: "visitor", settings: { REVIEW: "on" } }, async (it) => {
    const { page, server: { kv, origin }, box, open, openStop } = it;
    await signIn(page, { kv, origin }, "author");
    const { id: userId } = await (await page.request.get(`${origin}/api/auth/user`)).json();
    const audioStops = [makeStop({ id: "wheel", title: "The wheel" })];
    const { id } = await createTour(kv, makeTour({ title: "The mill", audioStops }), { userId });
    const archivist = { email: "visitor@demo.example", accounts: "all" } as const;
    await giveArchivist(kv, archivist, { actor: userId, now: new Date() });

    await open(`/tour/${id}/edit`);
    await openStop(0);
    await box("Title").fill("The old mill");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await toasted(page, "Handed in");
    await page.getByText("It waits for review").first().waitFor();
    await page.getByRole("heading", { name: "The mill", level: 1 }).waitFor();

    await signIn(page, { kv, origin }, "visitor", `/review/${id}`);
    await hydrated(page, "review-decision");
    const comment = page.getByLabel("Comment, if it goes back to the author");
    await comment.fill("Which mill?");
    await page.reload();
    await hydrated(page, "review-decision");
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>("#review-comment")?.value === "Which mill?"
    );
    await fitsTheWidth(page);
    await axeFindsNothing(page);
    await page.getByRole("button", { name: "Return with comment" }).click();
    await toasted(page, "Returned");
    await page.getByText("Nothing waits for your review.").waitFor();

    await signIn(page, { kv, origin }, "author", `/tour/${id}/review`);
    await hydrated(page, "own-review");
    await page.getByText("Which mill?").waitFor();
    await fitsTheWidth(page);
    await axeFindsNothing(page);
    await page.getByRole("link", { name: "Change it" }).click();
    await openStop(0);
    assert.equal(await box("Title").inputValue(), "The old mill");
    await box("Title").fill("The old mill by the pond");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await toasted(page, "Handed in");

    await signIn(page, { kv, origin }, "visitor", "/review");
    await page.getByRole("link", { name: "Compare" }).click();
    await hydrated(page, "review-decision");
    await page.getByRole("button", { name: "Approve" }).click();
    await toasted(page, "Approved");
    assert.equal((await getTour(kv, id))!.tour.title, "The old mill by the pond");
  });
});
