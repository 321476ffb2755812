/** Posters, labels and booklets as they come out of a printer. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { missing, pathOf } from "../../../tools/programs.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { WIDE, withPage } from "../../support/browser/browser.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { testServer } from "../../support/servers/server.ts";
import { orSkipped } from "../../support/skipped.ts";

/** The resolution in which the pages are read, in dots per inch; a screen has 96. */
const DPI = 110;

const LONG = "The long way from the station to the old cattle market and its fountain!!";
const WORD = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt";

/** Titles of 73 letters, of a word of 60, and of the most letters. */
const TITLES = [LONG, WORD, LONG.padEnd(199, " of old"), "The gate"];

async function onPrinted(
  paths: string[],
  use: (page: Page, path: string) => Promise<void>,
  { isPaper = true, ...over }: Partial<TourInput> & { isPaper?: boolean } = {},
) {
  await using server = await testServer();
  const audioStops = Array.from({ length: 12 }, (_, i) =>
    makeStop({
      title: TITLES[i % TITLES.length],
      description: "They argued about the bells for the whole of the winter.\n".repeat(4 + i * 8),
    }));
  const input = makeTour({ title: "Workshops of the Quarter", audioStops, ...over });
  const { id } = await createTour(server.kv, input, { userId: NOBODY });
  await withPage({ ...WIDE, deviceScaleFactor: DPI / 96 }, async (page) => {
    if (isPaper) await page.emulateMedia({ media: "print" });
    for (const path of paths) {
      await page.goto(`${server.origin}/tour/${id}/${path}`);
      await use(page, path);
    }
  });
}

/** The most codes that are read of one page; a visitor's camera sees one at a time. */
const MOST_READ = 2;

/** The codes on the page that `zbarimg` cannot read. */
async function unreadCodes(page: Page): Promise<string[]> {
  const codes = (await page.locator("svg.qr").evaluateAll((them) =>
    them.map((code) => {
      const { left, top, width } = code.getBoundingClientRect();
      // With the quiet zone.
      const clip = { x: left - width * 0.16, y: top - width * 0.16 };
      const text = code.getAttribute("aria-label")!.replace("QR code of ", "");
      return { text, clip: { ...clip, width: width * 1.32, height: width * 1.32 } };
    })
  )).slice(0, MOST_READ);
  const folder = await Deno.makeTempDir();
  try {
    const paths = codes.map((_, i) => `${folder}/${i}.png`);
    for (const [i, { clip }] of codes.entries()) {
      await page.screenshot({ path: paths[i], clip, fullPage: true });
    }
    const args = ["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", ...paths];
    const { stdout } = await new Deno.Command(pathOf("zbarimg")!, { args, stderr: "null" })
      .output();
    const read = new TextDecoder().decode(stdout).split("\n");
    return codes.map(({ text }) => text).filter((text) => !read.includes(text));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test({
  ...orSkipped(
    "the codes of a poster, of labels and of a booklet are read, and are two centimetres wide",
    missing("zbarimg"),
  ),
  async fn() {
    const sheets = ["l7160", "l7165", "5160", "a6"];
    const paths = ["poster", ...sheets.map((id) => `labels?sheet=${id}`), "booklet"];
    await onPrinted(paths, async (page, path) => {
      const widths = await page.locator("svg.qr").evaluateAll((codes) =>
        codes.map((code) => code.getBoundingClientRect().width / 96 * 25.4)
      );
      assert.ok(Math.min(...widths) > 19.99, `${path}: ${widths}`);
      assert.deepEqual(await unreadCodes(page), [], path);
    });
  },
});

/** Runs in the page. Whether there is ink in the middle of the zero of the font of `at`. */
function hasStroke(at: Element): boolean {
  const size = 100;
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  const { fontFamily, fontWeight } = getComputedStyle(at);
  context.font = `${fontWeight} ${size}px ${fontFamily}`;
  const { width, actualBoundingBoxAscent: height } = context.measureText("0");
  context.fillText("0", (size - width) / 2, (size + height) / 2);
  const middle = context.getImageData(size / 2 - 3, size / 2 - 3, 6, 6).data;
  return middle.some((value, i) => i % 4 === 3 && value > 127);
}

Deno.test("the zero of printed codes has a stroke or a dot, so that it is no O, D or Q", () =>
  onPrinted(["poster", "labels?sheet=l7160", "booklet"], async (page, path) => {
    assert.ok(await page.locator(".print-code").first().evaluate(hasStroke), path);
  }));

Deno.test("nothing of a long title is cut off, or printed over something else or into the quiet zone of a code", async () => {
  const sheets = ["l7160", "l7163", "l7165", "l7173", "5160", "5163", "5164", "a6"];
  const posters = ["portrait", "landscape"].map((way) => `poster?orientation=${way}&size=a3`);
  const paths = [...posters, ...sheets.map((id) => `labels?sheet=${id}`), "booklet"];
  await onPrinted(paths, async (page, path) => {
    const faults = await page.locator(".label, .poster, .booklet-stop header, .booklet-cover")
      .evaluateAll((boxes) =>
        boxes.flatMap((box) => {
          const room = box.getBoundingClientRect();
          const partsOf = (names: string) =>
            [...box.querySelectorAll(names)]
              .map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
          const words = partsOf(
            "h1, h2, .seal, .print-code, .poster-how, .label-how, img, .print-map",
          );
          const zones = partsOf("svg.qr").map(({ x, y, width }) => {
            const zone = width / 25 * 4;
            return new DOMRect(x - zone, y - zone, width + 2 * zone, width + 2 * zone);
          });
          const meet = (a: DOMRect, b: DOMRect) =>
            a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 &&
            b.bottom > a.top + 1;
          const isCut = words.some((at) =>
            at.top < room.top - 1 || at.bottom > room.bottom + 1 || at.right > room.right + 1
          );
          const meets = words.some((at, i) =>
            [...words.slice(i + 1), ...zones].some((other) => meet(at, other))
          );
          return isCut || meets ? [box.textContent] : [];
        })
      );
    assert.deepEqual(faults, [], path);
  }, { title: TITLES[2] });
});

Deno.test("a stop of a booklet that fits on a page is on one page, and a longer one breaks between paragraphs", async () => {
  await onPrinted(["booklet"], async (page) => {
    // On the screen, pages are columns, which break as pages do.
    const broken = await page.locator(".booklet-stop").evaluateAll((stops) => {
      const height = stops[0].closest<HTMLElement>(".booklet")!.clientHeight;
      return stops.map((stop) => ({
        pages: new Set(Array.from(stop.getClientRects(), ({ left }) => Math.round(left))).size,
        isLong: stop.scrollHeight > height ||
          Array.from(stop.getClientRects(), (part) => part.height)
              .reduce((sum, part) => sum + part) > height,
        halves: [...stop.querySelectorAll("p")].filter((p) => p.getClientRects().length > 1).length,
      }));
    });
    assert.equal(broken.length, 12);
    assert.ok(broken.some(({ isLong }) => isLong) && broken.some(({ isLong }) => !isLong));
    for (const { pages, isLong, halves } of broken) {
      assert.equal(halves, 0);
      if (!isLong) assert.equal(pages, 1);
    }
  }, { isPaper: false });
});

Deno.test("the bar is for the screen alone: choices change the page, Print opens the dialog", async () => {
  await onPrinted(["poster"], async (page) => {
    await page.evaluate(() => {
      globalThis.print = () => document.body.dataset.printed = "";
    });
    await page.getByRole("button", { name: "Print" }).click();
    await page.locator("body[data-printed]").waitFor();
    await page.getByLabel("Paper").selectOption("A3");
    await page.locator('.poster[data-paper="a3"]').waitFor();
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.locator(".print-bar").isVisible(), false);
  }, { isPaper: false });
});
