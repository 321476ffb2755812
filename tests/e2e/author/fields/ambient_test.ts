/** The ambient sound of a stop's zone, in the form. */
import assert from "node:assert/strict";
import { hasPlace } from "../../../../lib/model/tour/stop_place.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { axeFindsNothing, fitsTheWidth } from "../../../support/browser/accessibility.ts";
import { addField, author, named } from "../../../support/browser/form.ts";
import { tone, wavFile } from "../../../support/data/sound/sound.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

Deno.test("an ambient sound is added from the menu, as a file or an address, to a stop on the map alone", async () => {
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  await author(
    { account: "author", settings, viewport: { width: 390, height: 844 } },
    async (it) => {
      const { page, server, open, openStop } = it;
      const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`))
        .json();
      const audioStops = [makeStop({ title: "The mill" }), makeStop({ title: "The hall" })];
      const { id } = await createTour(server.kv, makeTour({ audioStops }), { userId });
      const [before] = audioStops;
      await open(`/tour/${id}/edit`);
      const stop = await openStop(1);
      await addField(stop, "Ambient sound");
      await stop.getByLabel("Ambient sound", { exact: true }).waitFor();
      await axeFindsNothing(page, "the empty field", "[data-part=place]");
      await fitsTheWidth(page, "the form");
      const bytes = new Uint8Array(await wavFile([tone({ seconds: 3, hertz: 330 })]).arrayBuffer());
      await stop.getByLabel("Ambient sound of stop 1").setInputFiles(
        named("rain.wav", bytes, "audio/wav"),
      );
      const file = stop.getByRole("group", { name: "Ambient sound: rain.wav" });
      const address = await file.getByRole("link").getAttribute("href");
      assert.match(address!, /^\/media\/[0-9a-f]{64}\.mp3$/);
      assert.equal(await stop.getByLabel("Audio duration").inputValue(), before.audioDuration);
      await page.getByRole("button", { name: "Save Changes" }).click();
      await page.waitForURL(`**/tour/${id}`);
      const stored = (await getTour(server.kv, id))!.tour.audioStops[0];
      assert.equal(hasPlace(stored) && stored.ambientUrl, address);
      assert.equal(stored.audioUrl, before.audioUrl);

      await open(`/tour/${id}/edit`);
      const hall = await openStop(2);
      const menu = hall.locator(".add-menu");
      const offers = menu.getByRole("button", { name: "Ambient sound" });
      await menu.locator("summary").click();
      await offers.waitFor();
      await menu.locator("summary").click();
      await hall.getByRole("radio", { name: /^Indoors/ }).check();
      await menu.locator("summary").click();
      await menu.getByRole("button", { name: "Transcript" }).waitFor();
      assert.equal(await offers.count(), 0);
    },
  );
  await Deno.remove(settings.DATA_DIR, { recursive: true });
});

Deno.test("an ambient sound that does not load is named before the first publication", () =>
  author({ account: "author", allowErrors: /404/ }, async ({ page, server, open }) => {
    const audioStops = [
      makeStop({ title: "The hall", audioUrl: "test-beep-1" }),
      makeStop({ title: "The mill", audioUrl: "test-beep-1", ambientUrl: "/archives/none.mp3" }),
    ];
    const draftData = makeTour({ title: "Mills", audioStops });
    const saved = await page.request.post(`${server.origin}/api/drafts`, {
      headers: { origin: server.origin },
      data: { title: "Mills", draftData, templateUsed: "" },
    });
    await open(`/create?draft=${(await saved.json()).id}`);
    await page.getByRole("button", { name: "Create Archive Experience" }).click();
    const checks = page.getByRole("dialog", { name: "Ready for visitors?" })
      .getByRole("region", { name: "Worth checking" });
    await checks.getByText("These ambient sounds don’t load: stop 2, “The mill”.").waitFor();
    await checks.getByText(/A test sound plays/).waitFor();
    assert.equal(await checks.getByText(/These recordings don’t load/).count(), 0);
  }));
