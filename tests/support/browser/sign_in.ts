/** Signing in, at the demo provider. */
import type { Page } from "playwright-core";

export type Account = "visitor" | "author" | "admin";

/**
 * Signs in without showing a page, which costs a second of a processor; then goes to `next`, if it
 * is given. Tests of signing in itself press the buttons.
 */
export async function signIn(page: Page, origin: string, account: Account, next?: string) {
  const provider = await page.request.get(`${origin}/api/login?next=%2Foffline`);
  const answer = await page.request.post(provider.url(), {
    form: { login: account },
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()} at ${answer.url()}`);
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
