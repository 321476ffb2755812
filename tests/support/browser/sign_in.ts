/** Signing in, at the demo provider. */
import type { Page } from "playwright-core";
import { beginSession, demoIdentity } from "../people/sessions.ts";
import type { TestServer } from "../servers/server.ts";

export type Account = "visitor" | "author" | "admin";

/**
 * Signs in without showing a page, then goes to `next`, if it is given. Tests of signing in itself
 * press the buttons.
 */
export async function signIn(
  page: Page,
  { kv, origin }: Pick<TestServer, "kv" | "origin">,
  account: Account,
  next?: string,
): Promise<void> {
  const { cookie } = await beginSession(kv, demoIdentity(origin, account), "Chrome on Linux");
  await page.context().addCookies([{ ...cookie, url: origin, httpOnly: true, sameSite: "Lax" }]);
  if (next !== undefined) await page.goto(origin + next);
}

/** Chooses an account on the provider's page, or cancels. */
export const choose = (page: Page, account: Account | "cancel") =>
  page.locator(account === "cancel" ? "[name=cancel]" : `[value=${account}]`).click();

/** Presses the first sign-in button of the page and gives the popup, which shows the provider. */
export async function openPopup(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.locator("a[data-sign-in]").first().click();
  const popup = await opened;
  await popup.locator("[name=login]").first().waitFor();
  return popup;
}

/** Waits until the page is that of somebody who is signed in. */
export const signedIn = (page: Page, name = "Vera Visitor") =>
  page.getByRole("button", { name: `Account of ${name}` }).waitFor();

/** Waits until the page is that of nobody. */
export const signedOut = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "Sign In" }).waitFor();
