/**
 * Draws the pictures and the programme of the demo archives, and writes their addresses into the
 * things of the seed that have the drawings' names as ids.
 *
 * `deno run -A seed/making/pictures.ts`
 */
import { chromium, type Locator, type Page } from "playwright-core";
import { fitInto, PICTURE_SIDES, pictureAddress } from "../../lib/model/media/picture_address.ts";
import type { Page as ThingPage, Thing } from "../../lib/model/media/thing.ts";
import { findChromium } from "../../tools/chromium.ts";
import { ARCHIVE } from "./archive.ts";
import { BENCH } from "./bench.ts";
import { CORNER } from "./corner.ts";
import { DRAWN, PROGRAMME, programmeHtml, textOf } from "./programme.ts";
import { SCHOOL } from "./school.ts";
import { changeSeed, keepMedia } from "./seed_media.ts";
import { SHEETS } from "./sheets.ts";
import { YEAR } from "./year.ts";

const DRAWINGS: Record<string, () => string> = {
  ...ARCHIVE,
  ...BENCH,
  ...CORNER,
  ...SCHOOL,
  ...SHEETS,
  ...YEAR,
};

/** The qualities of both sizes as WebP, and of drawings in the programme’s file as JPEG. */
const QUALITY = { large: 0.55, small: 0.52, paper: 0.4 };

/** Chromium writes the time into a PDF. With this one, the same pages are the same file. */
const MADE = "(D:20261128120000+00'00')";

/** The longer side of the drawings in the programme's file, in pixels. */
const PAPER_SIDE = 480;

/** The height of A5 in CSS pixels, as printed. */
const A5 = 210 / 25.4 * 96;

const fonts = await readFonts();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: { width: 1600, height: 1600 } });
await changeSeed(async (archive) => {
  for (const { things = [] } of [archive, ...archive.audioStops]) {
    for (const thing of things) {
      if (thing.id === "programme") await fillProgramme(page, thing);
      else if (DRAWINGS[thing.id]) thing.url = await drawn(page, DRAWINGS[thing.id]());
    }
  }
});
await browser.close();

/** The address of a drawing. */
async function drawn(page: Page, svg: string): Promise<string> {
  return await photographed(await show(page, svg, PICTURE_SIDES.large));
}

/** Shows a drawing, of which the longer side has so many pixels. */
async function show(page: Page, svg: string, side: number): Promise<Locator> {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.map(Number);
  const scale = side / Math.max(width, height);
  await page.setContent(
    `<style>${fonts}body{margin:0}svg{display:block;width:${Math.round(width * scale)}px;` +
      `height:${Math.round(height * scale)}px}</style>${svg}`,
  );
  await page.evaluate(async () => void await document.fonts.ready);
  return page.locator("svg");
}

/** Fills in the pages of the programme, and its file. */
async function fillProgramme(page: Page, thing: Thing): Promise<void> {
  const [vectors, small]: Record<string, string>[] = [{}, {}];
  for (const name of DRAWN) {
    vectors[name] = DRAWINGS[name]();
    const element = await show(page, vectors[name], PAPER_SIDE);
    const { data } = await shot(element, { type: "jpeg", quality: QUALITY.paper * 100 });
    small[name] = `<img alt="" src="data:image/jpeg;base64,${data}">`;
  }
  await page.setContent(programmeHtml(small, fonts));
  await page.evaluate(async () => void await document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false });
  const text = new TextDecoder("latin1").decode(pdf)
    .replaceAll(/\(D:\d{14}[+-]\d\d'\d\d'\)/g, MADE);
  thing.file = await keepMedia(Uint8Array.from(text, (byte) => byte.charCodeAt(0)), "pdf");
  await page.setContent(programmeHtml(vectors, fonts));
  await page.addStyleTag({ content: `body{zoom:${PICTURE_SIDES.large / A5}}` });
  await page.evaluate(async () => void await document.fonts.ready);
  const pages: ThingPage[] = [];
  for (const [i, words] of PROGRAMME.entries()) {
    const url = await photographed(page.locator("section").nth(i));
    pages.push({ url, text: textOf(words) });
  }
  const [first, ...others] = pages;
  Object.assign(thing, first, { pages: others });
}

/** What an element shows, as WebP in both sizes: its address. */
async function photographed(element: Locator): Promise<string> {
  const { clip, data: png } = await shot(element, { type: "png" });
  const [width, height] = [Math.round(clip.width), Math.round(clip.height)];
  const keep = async (quality: number, size: { width: number; height: number }) => {
    const webp = await element.page().evaluate(toWebp, { png, quality, ...size });
    return await keepMedia(Uint8Array.fromBase64(webp), "webp");
  };
  const src = await keep(QUALITY.large, { width, height });
  const small = await keep(QUALITY.small, fitInto({ width, height }, PICTURE_SIDES.small));
  return pictureAddress({ src, width, height, small });
}

/** A picture of an element, in base64, and where it is on the page. */
async function shot(element: Locator, options: { type: "png" | "jpeg"; quality?: number }) {
  const clip = await element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
  const picture = await element.page().screenshot({ ...options, clip, fullPage: true });
  return { clip, data: picture.toString("base64") };
}

/** Runs in the page: a PNG as WebP of this size, both in base64. */
async function toWebp(
  { png, quality, width, height }: { png: string; quality: number; width: number; height: number },
): Promise<string> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d")!;
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}

/** A style with the program's typefaces. */
async function readFonts(): Promise<string> {
  const face = async (family: string, file: string) => {
    const path = `node_modules/@fontsource-variable/${file}-normal.woff2`;
    const font = (await Deno.readFile(path)).toBase64();
    return `@font-face{font-family:"${family}";font-weight:100 900;` +
      `src:url(data:font/woff2;base64,${font})}`;
  };
  return await face("Fraunces", "fraunces/files/fraunces-latin-wght") +
    await face("Source Sans 3", "source-sans-3/files/source-sans-3-latin-wght");
}
