/** What is read or tapped stays clear of a phone's camera, its corners and its home bar. */
import assert from "node:assert/strict";
import { shown } from "../../support/browser/browser.ts";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";

/** CSS pixels at each edge of the display, as an iPhone reports them. */
type Insets = { top: number; right: number; bottom: number; left: number };

const PHONES: { held: string; width: number; height: number; insets: Insets }[] = [
  { held: "upright", width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { held: "across", width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
];

/**
 * Runs in the page: what can be seen and reaches into an inset. Of the foot that is asked of what
 * stays there alone: all else can be scrolled.
 */
function findCutOff({ top, right, bottom, left }: Insets): string[] {
  const parts = "a:not(.walk-strip), .walk-strip > *, button, input, select, label, h1, h2, h3, " +
    "p, dt, dd, .leaflet-control";
  const cut: string[] = [];
  for (const part of document.querySelectorAll(parts)) {
    // One that is not displayed would seem to be in the corner.
    if (part.getClientRects().length === 0) continue;
    const box = part.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (part.closest(".leaflet-pane") || !hit || !(part.contains(hit) || hit.contains(part))) {
      continue;
    }
    let [stays, scrolls] = [false, false];
    for (let e: Element | null = part; e && e !== document.body; e = e.parentElement) {
      const { position, overflowY } = getComputedStyle(e);
      stays ||= position === "fixed" || position === "sticky";
      scrolls ||= overflowY === "auto" && e.scrollHeight > e.clientHeight;
    }
    const isCut = box.left < left || box.right > innerWidth - right ||
      (scrollY === 0 || stays) && !scrolls && box.top < top ||
      stays && !scrolls && box.bottom > innerHeight - bottom;
    if (isCut) cut.push(`${part.localName} ${part.ariaLabel ?? part.textContent}`);
  }
  return cut;
}

Deno.test("on a phone, held upright or across, nothing lies under its camera or its home bar", () =>
  visit(async ({ page, server, start, goTo, hears, openOptions, readText }) => {
    const device = await page.context().newCDPSession(page);
    const isClear = async (where: string) => {
      for (const { held, insets, ...size } of PHONES) {
        // A window that is fullscreen cannot be resized.
        const metrics = { ...size, deviceScaleFactor: 1, mobile: false };
        await device.send("Emulation.setDeviceMetricsOverride", metrics);
        await device.send("Emulation.setSafeAreaInsetsOverride", { insets });
        assert.deepEqual(await page.evaluate(findCutOff, insets), [], `${where}, ${held}`);
      }
    };
    await isClear("a tour's page");
    await start();
    for (const metres of [0, 1]) await goTo(along(2 * BLOCK + metres));
    await hears(1);
    await isClear("the walking screen");
    await openOptions();
    await isClear("what else there is to decide");
    await page.getByRole("button", { name: "Pocket screen" }).click();
    await isClear("the pocket screen");
    await page.keyboard.press("Escape");
    await readText();
    await page.getByRole("button", { name: "Back to the map" }).waitFor();
    await isClear("the text of a tour that is walked");
    await page.getByRole("link", { name: "Back to Archives" }).click();
    await shown(page, "All Archive Experiences");
    await page.getByRole("link", { name: /^The old street.*stop/ }).waitFor();
    await isClear("another page during a walk");
    await page.getByRole("button", { name: "Open player" }).click();
    await page.getByRole("dialog").waitFor();
    await isClear("the player");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Open player" }).waitFor();
    await page.goto(server.origin);
    await isClear("the first page");
  }, {
    reducedMotion: "reduce",
    tour: { audioStops: street(3) },
  }));
