/**
 * Somebody who fills in the author's form: its page, opened and alive, and the ways of a hand in
 * it.
 */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Locator, Page } from "playwright-core";
import { type BrowserOptions, hydrated, withPage } from "./browser.ts";
import { type ServerOptions, type TestServer, testServer } from "../servers/server.ts";
import { FORM_PARTS_KEY } from "../../../lib/device/storage_keys.ts";
import { type Account, signIn } from "./sign_in.ts";
import { serveTiles } from "../servers/tiles.ts";

/** The ways of a hand in the form of a page. */
type FormHands = {
  /** A box of the archive itself, by its label. */
  box(label: string): Locator;
  /** The panel of a stop that has been open, counted from 1. */
  stop(n: number): Locator;
  /** The row of a stop in the outline, counted from 1; 0 for the archive. */
  row(n: number): Locator;
  /** Opens a stop by its row; 0 for the archive. Resolves to its panel. */
  openStop(n: number): Promise<Locator>;
  /** Goes back to the outline on a narrow screen, which shows either that or what is open. */
  toOutline(): Promise<void>;
};

export type Author = FormHands & {
  page: Page;
  server: TestServer;
  /** Opens a page of the form and waits until it is alive. */
  open(path?: string): Promise<void>;
};

type Options = BrowserOptions & Pick<ServerOptions, "settings" | "intercept"> & {
  account?: Account;
  /** Whether the parts of the form are folded, as for a new author; all are unfolded if missing. */
  foldedParts?: true;
};

/** Runs `use` on a server of its own, with `account` signed in if there is one. */
export async function author(
  { account, settings, intercept, foldedParts, ...options }: Options,
  use: (author: Author) => Promise<void>,
): Promise<void> {
  await using tiles = serveTiles();
  await using server = await testServer({
    settings: { ...tiles.settings, ...settings },
    intercept,
  });
  await withPage(options, async (page) => {
    if (account) await signIn(page, server, account);
    if (!foldedParts) await page.addInitScript(unfoldParts, FORM_PARTS_KEY);
    await use({
      page,
      server,
      ...formOn(page),
      async open(path = "/create") {
        await page.goto(server.origin + path);
        await hydrated(page, "tour-form");
      },
    });
  });
}

const EXACT = { exact: true };

/** The form on a page, such as a second one of the same author. */
export function formOn(page: Page): FormHands {
  const row = (n: number) => page.locator(`.outline [data-row="${n - 1}"]`);
  const panel = (n: number) =>
    page.locator(n === 0 ? "[data-tour-details]" : `[data-stop="${n - 1}"]`);
  const [outline, back] = [page.locator(".outline:visible"), page.locator(".panel-back:visible")];
  const toOutline = async () => {
    await hydrated(page, "tour-form");
    await outline.or(back).first().waitFor();
    // Between two looks the form may go there by itself, such as after a sign-in.
    while (await outline.count() === 0) {
      await back.evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click());
      await outline.or(back).first().waitFor();
    }
  };
  return {
    box: (label) => panel(0).getByLabel(label, EXACT),
    stop: panel,
    row,
    toOutline,
    async openStop(n) {
      await toOutline();
      await row(n).locator(".outline-open").click();
      await panel(n).locator(".add-menu").waitFor();
      return panel(n);
    },
  };
}

function unfoldParts(key: string): void {
  localStorage.setItem(key, "place pictures record");
}

/** Waits for the form's map, which a narrow screen opens as a sheet. */
export async function openMap(page: Page): Promise<Locator> {
  const map = page.locator(".form-map");
  const button = page.locator(".map-place > button");
  await map.or(button).first().waitFor();
  if (await button.isVisible() && !await map.isVisible()) await button.click();
  await map.locator("[data-state=ready]").waitFor();
  return map;
}

/** Takes a field from a panel's menu "Add …". */
export async function addField(panel: Locator, name: string): Promise<void> {
  await panel.locator(".add-menu > summary").click();
  await panel.locator(".add-menu").getByRole("button", { name, ...EXACT }).click();
}

/** Opens a long thing of a panel, such as its transcript; resolves to the element of its tools. */
export async function openLong(panel: Locator, title: string): Promise<Locator> {
  const line = panel.locator(".long-line").filter({ hasText: title });
  if (await line.count() > 0) await line.click();
  else await addField(panel, title);
  const tools = panel.locator(".panel-long");
  await tools.getByRole("heading", { name: title }).waitFor();
  return tools;
}

/** Goes back from a long thing to the parts of a panel. */
export const leaveLong = (panel: Locator) =>
  panel.getByRole("button", { name: "Back to the parts" }).click();

/** Fills in a stop that is open. */
export async function fillStop(stop: Locator, title: string): Promise<void> {
  await stop.getByLabel("Stop title").fill(title);
  await stop.getByLabel("Stop description").fill(`What happened at ${title}.`);
  await stop.getByLabel("Audio URL").fill("test-beep-2");
  await stop.getByLabel("Audio duration").fill("0:02");
}

/** Opens the archive itself, and fills it in. */
export async function fillDetails({ box, openStop }: FormHands, title: string): Promise<void> {
  await openStop(0);
  await box("Title").fill(title);
  await box("Duration").fill("30 min");
  await box("Description").fill("How the mill came to stand here.");
}

/** Sends the form of a new archive, and publishes it in the dialog that follows. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create Archive Experience" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish archive" }).click();
}

/** The titles of the stops, as the outline shows them from top to bottom. */
export const stopTitles = (page: Page) => page.locator(".stop-name").allTextContents();

/** Waits for a toast with this title; screen readers hear a copy of it beside. */
export const toasted = (page: Page, title: string) =>
  page.locator(".toast-title").getByText(title, EXACT).waitFor();

/** A file as Playwright hands it to the page. */
export const named = (name: string, bytes: Uint8Array, mimeType = "") => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

/** Somebody who has signed in, with an empty form, on a server with a folder for files. */
export async function emptyForm(
  use: (it: Author) => Promise<void>,
  options: Parameters<typeof author>[0] = {},
): Promise<void> {
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  await author({ account: "author", settings, ...options }, async (it) => {
    await it.open();
    await it.page.getByRole("button", { name: "Create Blank Archive" }).click();
    await use(it);
  });
  await Deno.remove(settings.DATA_DIR, { recursive: true });
}

/** The same with the stop of the form open. */
export const emptyStop = (
  use: (it: Author) => Promise<void>,
  options: Parameters<typeof author>[0] = {},
) =>
  emptyForm(async (it) => {
    await it.openStop(1);
    await use(it);
  }, options);

const MP3_URL = /^\/media\/[0-9a-f]{64}\.mp3$/;

/** Waits until a file of a stop is on the server; its address. */
export async function addressOf({ stop }: Author, n: number, label: "Recording" | "Picture") {
  const group = stop(n).getByRole("group", { name: new RegExp(`^${label}: `) });
  return (await group.getByRole("link").getAttribute("href"))!;
}

/** Waits until the recording of a stop is on the server; its address. */
export async function arrived(it: Author, n: number): Promise<string> {
  const url = await addressOf(it, n, "Recording");
  assert.match(url, MP3_URL);
  return url;
}
