/**
 * Makes the pictures of the web app manifest (lib/ui/frame/app_manifest.ts): icons from
 * static/icon.svg, and screenshots of the demo archives.
 *
 * `deno run -A tools/app_pictures.ts`
 */
import type { BrowserContextOptions, Page } from "playwright-core";
import { ICON_SIZES, SCREENSHOTS } from "../lib/ui/frame/app_manifest.ts";
import { withPage } from "../tests/support/browser/browser.ts";
import { testServer } from "../tests/support/servers/server.ts";
import { readArguments } from "./arguments.ts";
import { build } from "./build.ts";

/** Apple's icon has one size, and another name. */
const APPLE_SIZE = 180;

readArguments({ usage: "deno run -A tools/app_pictures.ts" });
await build();
await writeIcons();
for (const screenshot of SCREENSHOTS) await writeScreenshot(screenshot);

async function writeIcons(): Promise<void> {
  const svg = await Deno.readTextFile("static/icon.svg");
  await withPage({}, async (page) => {
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    for (const size of ICON_SIZES) await writeIcon(page, size, `static/icons/icon-${size}.png`);
    await writeIcon(page, APPLE_SIZE, "static/apple-touch-icon.png");
  });
}

async function writeIcon(page: Page, size: number, path: string): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  await page.screenshot({ path });
}

async function writeScreenshot(
  { src, page: path, width, height, scale }: typeof SCREENSHOTS[number],
) {
  await using server = await testServer({ demo: true });
  const options: BrowserContextOptions = {
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
  };
  await withPage(options, async (page) => {
    await page.goto(`${server.origin}${path}`, { waitUntil: "networkidle" });
    await page.screenshot({ path: `static${src}`, type: "jpeg", quality: 80 });
  });
}
