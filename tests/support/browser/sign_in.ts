/** Signing in as a person does: by the buttons of the page, at the demo provider. */
import type { Page } from "playwright-core";

export type Account = "visitor" | "author" | "admin";

/** Signs in by the page flow, and lands on the page at `next`. */
export async function signIn(page: Page, origin: string, account: Account, next = "/") {
  await page.goto(`${origin}/api/login?next=${encodeURIComponent(next)}`);
  await choose(page, account);
  await page.waitForURL(origin + next);
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
