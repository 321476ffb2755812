/** A PDF becomes pictures and texts in the author's browser. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { openBuilt } from "../../support/browser/pages/built_page.ts";
import { withPage } from "../../support/browser/browser.ts";
import type { SeenPdf } from "../../support/browser/pages/pdf_page.ts";
import { firstMore, lines, pdfPages } from "../../support/data/pdf_file.ts";

type See = (bytes: Uint8Array<ArrayBuffer>, options?: Options) => Promise<SeenPdf>;
type Options = { points?: [x: number, y: number][]; stopAfter?: number };

/** Runs `use` with a page that reads PDFs. */
async function withReader(use: (see: See, page: Page, asked: string[]) => Promise<void>) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const entry = "tests/support/browser/pages/pdf_page.ts";
  await withPage({}, async (page) => {
    await using reader = await openBuilt(page, { entry, files, name: "seePdf" });
    const see: See = async (bytes, options) => {
      const path = `/${files.size}.pdf`;
      files.set(path, bytes);
      return await page.evaluate(
        ([path, options]) => seePdf(path, options),
        [path, options] as const,
      );
    };
    await use(see, page, reader.asked);
  });
}

const letter = (pages: number) =>
  pdfPages(
    Array.from({ length: pages }, (_, i) => ({
      draw: lines([[770, `Page ${i + 1}`], [720, "Dear Ada,"], [700, "the school is open."]]),
    })),
    { more: ["<< /Title (A letter) >>"], trailer: `/Info ${firstMore(pages)} 0 R` },
  );

const [RED, BLUE, WHITE] = [[255, 0, 0], [0, 0, 255], [255, 255, 255]];

/** Whether a colour of a JPEG is one that was drawn. */
function isColour(found: number[], wanted: number[]): void {
  const isNear = found.every((value, i) => Math.abs(value - wanted[i]) < 12);
  assert.ok(isNear, `${found} is not ${wanted}`);
}

Deno.test("a letter of six pages becomes six pictures in two sizes with their texts", async () => {
  await withReader(async (see, _, asked) => {
    const { title, unsafe, pages, progress, delay } = await see(letter(6));
    assert.equal(title, "A letter");
    assert.equal(unsafe, undefined);
    assert.equal(pages.length, 6);
    for (const [i, { width, height, small, text }] of pages.entries()) {
      assert.deepEqual([width, height], [1131, 1600]);
      assert.deepEqual(small, { width: 452, height: 640 });
      assert.equal(text, `Page ${i + 1}\n\nDear Ada,\nthe school is open.`);
    }
    assert.deepEqual(progress, [0, 1, 2, 3, 4, 5, 6].map((done) => [done, 6]));
    assert.ok(delay < 250, `The page was busy for ${delay} ms`);
    assert.ok(asked.some((path) => path.includes("LiberationSans-Regular")));
  });
});

Deno.test("a scan has a picture and no text; a turned page stands upright", async () => {
  await withReader(async (see) => {
    // Two pixels, red above blue, over the whole page.
    const picture = {
      dictionary: "/Type /XObject /Subtype /Image /Width 1 /Height 2 /ColorSpace /DeviceRGB " +
        "/BitsPerComponent 8",
      content: new Uint8Array([...RED, ...BLUE]),
    };
    const draw = "q 595 0 0 842 0 0 cm /Scan Do Q";
    const scan = pdfPages([{ draw }, { draw, about: "/Rotate 90" }], {
      resources: `/XObject << /Scan ${firstMore(2)} 0 R >>`,
      more: [picture],
    });
    const { pages: [straight, turned] } = await see(scan, { points: [[0.2, 0.2], [0.8, 0.8]] });
    assert.equal(straight.text, "");
    assert.deepEqual([straight.width, straight.height], [1131, 1600]);
    isColour(straight.colours[0], RED);
    isColour(straight.colours[1], BLUE);
    assert.deepEqual([turned.width, turned.height], [1600, 1131]);
    isColour(turned.colours[0], BLUE);
    isColour(turned.colours[1], RED);
  });
});

Deno.test("text in form fields and masks of brightness are drawn", async () => {
  await withReader(async (see) => {
    const at = firstMore(1);
    const form = pdfPages([{
      draw: "/Mask gs 0 0 1 rg 300 0 295 842 re f",
      about: `/Annots [${at} 0 R]`,
    }], {
      resources: `/ExtGState << /Mask << /SMask << /S /Luminosity /G ${at + 2} 0 R >> >> >>`,
      catalogue: `/AcroForm << /Fields [${at} 0 R] >>`,
      more: [
        `<< /Type /Annot /Subtype /Widget /FT /Tx /T (Name) /V (Ada) /Rect [0 0 200 842] ` +
        `/F 4 /AP << /N ${at + 1} 0 R >> >>`,
        {
          dictionary: "/Type /XObject /Subtype /Form /BBox [0 0 200 842]",
          content: "1 0 0 rg 0 0 200 842 re f",
        },
        {
          dictionary: "/Type /XObject /Subtype /Form /BBox [0 0 595 842] " +
            "/Group << /S /Transparency /CS /DeviceGray >>",
          // The upper half is bright.
          content: "1 g 0 421 595 421 re f 0 g 0 0 595 421 re f",
        },
      ],
    });
    const { pages: [page] } = await see(form, { points: [[0.1, 0.5], [0.8, 0.2], [0.8, 0.8]] });
    isColour(page.colours[0], RED);
    isColour(page.colours[1], BLUE);
    isColour(page.colours[2], WHITE);
  });
});

Deno.test("Chinese without a font of its own has its text", async () => {
  await withReader(async (see, _, asked) => {
    const at = firstMore(1);
    const { pages: [{ text }] } = await see(pdfPages([{
      draw: "BT /F2 40 Tf 72 700 Td <5B66 6821> Tj ET",
    }], {
      resources: `/Font << /F2 ${at} 0 R >>`,
      more: [
        `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H ` +
        `/DescendantFonts [${at + 1} 0 R] >>`,
        "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << " +
        `/Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor ${at + 2} 0 R >>`,
        "<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [0 -200 1000 900] " +
        "/ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>",
      ],
    }));
    assert.equal(text, "学校");
    assert.ok(asked.some((path) => path.includes("UniGB-UCS2-H")));
  });
});

Deno.test("a PDF that cannot be read is refused in a line that says what to do", async () => {
  await withReader(async (see) => {
    const refused = async (bytes: Uint8Array<ArrayBuffer>, said: RegExp) => {
      const { refused, pages, delay } = await see(bytes);
      assert.match(refused ?? "not refused", said);
      assert.deepEqual(pages, []);
      assert.ok(delay < 250, `The page was busy for ${delay} ms`);
    };
    await refused(
      letter(200),
      /^This PDF has 200 pages\. A document can have 60: split it, or print the pages/,
    );
    const locked = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 ` +
      `/O <${"41".repeat(32)}> /U <${"42".repeat(32)}> >>`;
    await refused(pdfPages([{ draw: "" }], { trailer: locked }), /^This PDF has a password\. /);
    const script = { more: ["<< /S /JavaScript /JS (app.alert(1)) >>"] };
    const scripted = await see(pdfPages([{ draw: "" }], script));
    assert.equal(scripted.pages.length, 1);
    assert.match(scripted.unsafe ?? "safe", /^This PDF contains a script/);
    await refused(new TextEncoder().encode("No PDF"), /^This PDF is damaged, or not a PDF\. /);
    const at = firstMore(1);
    const bomb = pdfPages([{ draw: "q 595 0 0 842 0 0 cm /Bomb Do Q" }], {
      resources: `/XObject << /Bomb ${at} 0 R >>`,
      more: [{
        dictionary: "/Type /XObject /Subtype /Image /Width 30000 /Height 30000 " +
          "/ColorSpace /DeviceRGB /BitsPerComponent 8",
        content: "no pixels",
      }],
    });
    await refused(bomb, /^Page 1 of this PDF is too large for this device, or takes too long\. /);
    // The next one is read.
    assert.equal((await see(letter(1))).pages.length, 1);
  });
});

Deno.test("a huge page is drawn in the size of pictures, and a stopped reading ends", async () => {
  await withReader(async (see, page) => {
    const { pages: [huge] } = await see(
      pdfPages([{ draw: "1 0 0 rg 0 0 14400 14400 re f" }], { box: "0 0 14400 14400" }),
      { points: [[0.5, 0.5]] },
    );
    assert.deepEqual([huge.width, huge.height], [1600, 1600]);
    isColour(huge.colours[0], RED);
    const stopped = await see(letter(20), { stopAfter: 2 });
    assert.equal(stopped.refused, "stopped");
    assert.ok(stopped.progress.length < 6);
    await Promise.all(page.workers().map((worker) => worker.waitForEvent("close")));
  });
});
