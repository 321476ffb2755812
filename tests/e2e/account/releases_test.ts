/** Releases on their page: added, withdrawn after a question, and what visitors then see. */
import assert from "node:assert/strict";
import { author } from "../../support/browser/form.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

Deno.test("an author adds a release and withdraws it; the story is not available then, and has no button", async () => {
  await author({ account: "author" }, async ({ page, server }) => {
    const audioStops = [
      makeStop({ title: "The gate", contentWarning: "Speaks of a flood." }),
      makeStop({ title: "The neighbour", audioUrl: "/archives/oxford-schools/stop-1.mp3" }),
    ];
    const { id } = await (await page.request.post(`${server.origin}/api/tours`, {
      headers: { origin: server.origin },
      data: makeTour({ audioStops }),
    })).json();
    await page.goto(`${server.origin}/tour/${id}/releases`);
    await page.locator("x-island[data-name=releases][data-hydrated]").waitFor();
    await page.getByLabel("Who is heard").fill("Ada Bell");
    await page.getByLabel("Who keeps the document").fill("School office, blue folder");
    await page.getByRole("button", { name: "Add release" }).click();
    const item = page.getByRole("listitem").filter({ hasText: "Ada Bell" });
    await item.getByText("For everybody").waitFor();
    await item.getByText("2. The neighbour").waitFor();
    await item.getByRole("button", { name: "Withdraw" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
    await item.getByText(/^Withdrawn on/).waitFor();

    const browser = page.context().browser()!;
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${server.origin}/tour/${id}`);
    const [gate, neighbour] = [1, 2].map((n) => visitor.locator(`#stop-${n}`));
    await gate.getByText("Speaks of a flood.").waitFor();
    await neighbour.getByText("This story is not available.").waitFor();
    assert.equal(await gate.getByRole("button", { name: "Play Audio" }).count(), 1);
    assert.equal(await neighbour.getByRole("button", { name: "Play Audio" }).count(), 0);
    await visitor.context().close();
  });
});
