/**
 * Releases on their page: added with a document, edited, withdrawn after a question, and what
 * visitors then see. An editor adds one, and is shown no name.
 */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { makePdf } from "../../support/people/documents.ts";
import { addRelease, listReleases } from "../../../lib/store/consent/releases.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { author, toasted } from "../../support/browser/form.ts";
import { hydrated } from "../../support/browser/browser.ts";
import { beginSession, demoIdentity } from "../../support/people/sessions.ts";
import { shareWith } from "../../support/people/share_with.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

Deno.test("an author adds a release with its document, edits and withdraws it; the story is not available then, and has no button", async () => {
  // A change that came too late, and a file that is no document.
  const allowErrors = /status of (409|415)/;
  await author({ account: "author", allowErrors }, async ({ page, server }) => {
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
    const scan = (text: string, name = "ada.pdf") => ({
      name,
      mimeType: "application/pdf",
      buffer: Buffer.from(text),
    });
    const pdf = new TextDecoder().decode(makePdf("Signed"));
    await page.getByLabel("Signed document").setInputFiles(scan(pdf));
    await page.getByRole("button", { name: "Add release", exact: true }).click();
    const item = page.getByRole("listitem").filter({ hasText: "Ada Bell" });
    await item.getByText("For everybody").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      item.getByRole("link", { name: "ada.pdf" }).click(),
    ]);
    assert.equal(await Deno.readTextFile(await download.path()), pdf);

    // Another page changes it while the form is open, and what was typed stays.
    const releases = `${server.origin}/api/tours/${id}/releases`;
    await item.getByRole("button", { name: "Edit" }).click();
    const form = page.getByRole("form", { name: "Edit the Release of Ada Bell" });
    await form.getByLabel("Who keeps the document").fill("Town archive");
    await form.getByLabel("Another document").setInputFiles(scan("no document", "notes.pdf"));
    const [{ id: releaseId }] = await (await page.request.get(releases)).json();
    await page.request.put(`${releases}/${releaseId}`, {
      headers: { origin: server.origin },
      data: { person: "Ada Bell", scope: "public", keeper: "Her daughter", isWithdrawn: false },
    });
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByRole("alert").getByText(/Her daughter/).waitFor();
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByText(/This file is not a PDF, a JPEG or a PNG/).waitFor();
    await form.getByLabel("Another document").setInputFiles(scan(pdf, "signed again.pdf"));
    await form.getByRole("button", { name: "Save" }).click();
    await item.getByRole("link", { name: "signed again.pdf" }).waitFor();
    await item.getByText("Town archive").waitFor();
    await item.getByRole("button", { name: "Delete the document of Ada Bell" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await item.getByRole("link", { name: "signed again.pdf" }).waitFor({ state: "detached" });
    await item.getByText("2. The neighbour").waitFor();
    await item.getByRole("button", { name: "Withdraw" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
    await item.getByText(/^Withdrawn on/).waitFor();

    const why = "the release of Ada Bell was withdrawn";
    for (const address of [`/tour/${id}`, `/tour/${id}/edit`]) {
      await page.goto(server.origin + address);
      const note = page.getByRole("region", { name: "1 story is hidden from visitors" });
      await note.getByText(/Stop 2, “The neighbour”/).getByText(why).waitFor();
    }

    const browser = page.context().browser()!;
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${server.origin}/tour/${id}`);
    const [gate, neighbour] = [1, 2].map((n) => visitor.locator(`#stop-${n}`));
    await gate.getByText("Speaks of a flood.").waitFor();
    await neighbour.getByText("This story is not available.").waitFor();
    assert.equal(await visitor.getByText("Ada Bell").count(), 0);
    assert.equal(await gate.getByRole("button", { name: "Play Audio" }).count(), 1);
    assert.equal(await neighbour.getByRole("button", { name: "Play Audio" }).count(), 0);
    await visitor.context().close();
  });
});

Deno.test("an editor reads that the owner keeps the releases, adds one, sends its document after one that was refused, and then sees that it is there", async () => {
  const allowErrors = /status of 415/;
  await author({ account: "visitor", allowErrors }, async ({ page, server: { kv, origin } }) => {
    const idOf = async (who: "author" | "visitor") =>
      (await beginSession(kv, demoIdentity(origin, who))).id;
    const [owner, editor] = [await idOf("author"), await idOf("visitor")];
    const audioStops = [
      makeStop({ title: "The gate", audioUrl: "/archives/oxford-schools/stop-1.mp3" }),
      makeStop({ id: "well", title: "The well", audioUrl: "/archives/oxford-schools/stop-2.mp3" }),
    ];
    const { id } = await createTour(kv, makeTour({ audioStops }), { userId: owner });
    await shareWith(kv, id, { editor });
    const later = {
      stopId: "well",
      person: "Bea Cole",
      scope: "from",
      from: "2999-01-01",
    } as const;
    await addRelease(kv, id, later, { by: { id: owner, isAdmin: false }, now: new Date() });
    await page.goto(`${origin}/tour/${id}/releases`);
    await hydrated(page, "release-states");
    await page.getByText("The owner keeps the signed releases.").waitFor();
    const items = page.getByRole("main").getByRole("listitem");
    await items.filter({ hasText: "2. The well" }).getByText("Not public before January 1, 2999")
      .waitFor();
    const scan = (text: string, name: string) => ({
      name,
      mimeType: "application/pdf",
      buffer: Buffer.from(text),
    });
    await page.getByLabel("Who is heard").fill("Ada Bell");
    await page.getByLabel("Signed document").setInputFiles(scan("no document", "notes.pdf"));
    await page.getByRole("button", { name: "Add release", exact: true }).click();
    await toasted(page, "Release added without its document: choose it again in the list");
    const added = items.filter({ hasText: "1. The gate" });
    await added.getByText("For everybody").waitFor();
    const again = added.getByRole("form", { name: "Add the signed document" });
    const send = async (text: string, name: string) => {
      await again.getByLabel("Signed document").setInputFiles(scan(text, name));
      await again.getByRole("button", { name: "Add document" }).click();
    };
    await send("no document either", "ada.pdf");
    await again.getByText(/This file is not a PDF, a JPEG or a PNG/).waitFor();
    await send(new TextDecoder().decode(makePdf("Signed")), "ada.pdf");
    await again.waitFor({ state: "detached" });
    const [, release] = await listReleases(kv, id);
    assert.deepEqual([release.person, release.document?.name], ["Ada Bell", "ada.pdf"]);
    for (const address of [`/tour/${id}/releases`, `/tour/${id}/edit`, `/tour/${id}`]) {
      await page.goto(origin + address);
      const hasNames = /Ada Bell|Bea Cole|ada\.pdf|releases and signed documents/;
      assert.doesNotMatch(await page.content(), hasNames, address);
    }
    await page.goto(`${origin}/tour/${id}/releases`);
    await hydrated(page, "release-states");
    const names = await page.locator("main button").allTextContents();
    assert.deepEqual(names, ["Add release"], "there is no other button");
  });
});
