/** A host sets up a new site, from its start page to its first archive. */
import type { Page } from "playwright-core";
import { beginFirstRun } from "../../../lib/store/site/first_run.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { type TestServer, testServer } from "../../support/servers/server.ts";
import { signIn } from "../../support/browser/sign_in.ts";

const PASSWORD = "a password of enough letters";

/** Somebody at the start page of a new site. */
async function atNewSite(use: (page: Page, server: TestServer) => Promise<void>) {
  await using server = await testServer({ settings: { ADMIN_PASSWORD: PASSWORD } });
  await beginFirstRun(server.kv, new Date());
  await withPage({}, async (page) => {
    await signIn(page, server, "admin", "/");
    await becomeAdministrator(page);
    await use(page, server);
  });
}

async function becomeAdministrator(page: Page) {
  await page.getByText("For the people who run this site").click();
  await page.getByRole("link", { name: "Become the administrator" }).click();
  await hydrated(page, "promote-form");
  await page.getByLabel("Development admin password").fill(PASSWORD);
  await page.getByRole("button", { name: "Promote to Admin" }).click();
  await page.getByRole("heading", { name: "Set up this site" }).waitFor();
  await hydrated(page, "first-run");
  await page.getByLabel("Name").fill("Mill Museum");
}

Deno.test("a host becomes the administrator, names the site, and has a sample archive to look at", () =>
  atNewSite(async (page, server) => {
    await page.getByRole("button", { name: "Put in a sample archive" }).click();
    await page.getByRole("heading", { name: "The Old Schools of Oxford" }).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Mill Museum" }).click();
    await page.getByText("Welcome, Ada").waitFor();
    await withPage({}, async (visitor) => {
      await visitor.goto(server.origin);
      await visitor.getByRole("heading", { name: "How It Works" }).waitFor();
    });
  }));

Deno.test("a name that was typed is saved on the way to an own archive", () =>
  atNewSite(async (page) => {
    await page.getByRole("button", { name: "Create an archive" }).click();
    await page.waitForURL("**/create");
    await page.getByRole("banner").getByRole("link", { name: "Mill Museum" }).waitFor();
  }));
