/** The pages of those who are signed in: bar, home, profile, logged-out page. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { setRole } from "../../../lib/store/accounts/users.ts";
import { axeFindsNothingAtAnyWidth } from "../../support/browser/accessibility.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { type TestServer, testServer } from "../../support/servers/server.ts";
import { signedOut, signIn } from "../../support/browser/sign_in.ts";

const SETTINGS = { ADMIN_PASSWORD: "a password of enough letters" };
const SIGNED_OUT = ["/profile", "/admin", "/admin-setup", "/logout", "/sign-in-failed"];
const SIGNED_IN = ["/", "/profile", "/profile/delete", "/admin", "/admin-setup", "/logout"];

/** Goes to each new page in each of its states. */
async function everyState(page: Page, server: TestServer, check: (what: string) => Promise<void>) {
  const visit = async (paths: string[], who: string) => {
    for (const path of paths) {
      await page.goto(server.origin + path);
      await check(`${path} for ${who}`);
    }
  };
  await visit(SIGNED_OUT, "nobody");
  await signIn(page, server, "author");
  await visit(SIGNED_IN, "a user");
  await page.goto(`${server.origin}/profile`);
  await page.getByRole("button", { name: "Account of" }).click();
  await check("the account menu");
  await page.getByRole("button", { name: "Log Out" }).first().click();
  await page.getByRole("alertdialog").waitFor();
  await check("the dialog");
  const { id } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
  await setRole(server.kv, id, "admin", { actor: id, now: new Date() });
  await visit(
    ["/admin", "/admin/users", "/admin/audit", "/admin/invitations", "/admin-setup"],
    "an administrator",
  );
}

Deno.test("axe finds nothing on the pages of an account at any width, none is wider than a small phone, and targets fit a thumb", async () => {
  await using server = await testServer({ demo: true, settings: SETTINGS });
  await withPage({}, (page) =>
    everyState(page, server, async (what) => {
      await axeFindsNothingAtAnyWidth(page, what);
      await page.setViewportSize({ width: 320, height: 640 });
      const { width, small } = await page.evaluate(measure);
      assert.ok(width <= 320, `${what} is ${width} wide`);
      assert.deepEqual(small, [], what);
    }));
});

/** Runs in the page: its width, and what can be pressed but is smaller than 44 px. */
function measure() {
  const targets = document.querySelectorAll("header a, header button, main .button, main button");
  const small = [...targets].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return one.checkVisibility() && width > 0 && (width < 43.9 || height < 43.9);
  });
  return {
    width: document.documentElement.scrollWidth,
    small: small.map((one) => one.outerHTML.slice(0, 80)),
  };
}

Deno.test("the bar has five entries, marks the current one, and its labels are heard on phones", async () => {
  await using server = await testServer({ demo: true });
  await withPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await signIn(page, server, "visitor", "/");
    const bar = page.getByRole("navigation", { name: "Main" });
    const entries = {
      Home: "/",
      Tours: "/tours",
      Create: "/create",
      Profile: "/profile",
      Admin: "/admin",
    };
    for (const [name, path] of Object.entries(entries)) {
      const entry = bar.getByRole("link", { name, exact: true });
      assert.equal(await entry.getAttribute("href"), path);
      const label = await entry.locator("span").boundingBox();
      assert.ok(label!.width <= 1, `${name} takes no room`);
    }
    for (
      const [name, path] of [["Home", "/"], ["Tours", "/tours"], ["Profile", "/profile"], [
        "Admin",
        "/admin",
      ]]
    ) {
      await page.goto(server.origin + path);
      assert.equal(await bar.locator("[aria-current=page]").textContent(), name);
    }
    await page.goto(`${server.origin}/admin-setup`);
    assert.equal(await bar.locator("[aria-current]").textContent(), "Admin");
    await page.getByRole("link", { name: "Animating the Archives" }).click();
    await page.waitForURL(`${server.origin}/`);
  });
});

Deno.test("the profile asks for a log-in without one, and shows the account with one", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await page.goto(`${server.origin}/profile`);
    await page.getByRole("heading", { name: "Account Access Required" }).waitFor();
    const link = page.getByRole("main").getByRole("link", { name: "Log In" });
    assert.match((await link.getAttribute("href"))!, /^\/api\/login\?next=%2Fprofile$/);
    await signIn(page, server, "author", "/profile");
    await page.getByRole("heading", { name: "Arthur Author", level: 1 }).waitFor();
    await page.getByRole("main").getByText("author@demo.example").first().waitFor();
    assert.equal(await page.locator(".profile-head .avatar").textContent(), "AA");
    await page.getByRole("link", { name: "Back to App" }).click();
    await page.getByText("Welcome, Arthur").waitFor();
  });
});

Deno.test("the logged-out page clears what the device stored, and is not shown to a signed-in user", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await signIn(page, server, "visitor", "/logout");
    await page.getByRole("heading", { name: "You’re still signed in" }).waitFor();
    await page.evaluate(() => {
      for (const name of ["handled", "granted"]) {
        localStorage.setItem(`location-permission-${name}`, "true");
      }
    });
    await page.getByRole("main").getByRole("button", { name: "Log Out" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Log Out" }).click();
    await signedOut(page);
    await page.goto(`${server.origin}/logout`);
    await page.getByRole("heading", { name: "Logged Out Successfully" }).waitFor();
    await page.waitForFunction(() => localStorage.length === 0);
    await page.getByRole("link", { name: "Log In Again" }).waitFor();
    const icon = (await page.locator("main svg").first().boundingBox())!;
    assert.ok(icon.width <= 64 && icon.height <= 64, `an icon of ${icon.width} px`);
    const links = await page.locator("main .row > a").all();
    const boxes = await Promise.all(links.map(async (link) => (await link.boundingBox())!));
    const left = Math.min(...boxes.map(({ x }) => x));
    const right = Math.max(...boxes.map(({ x, width }) => x + width));
    const { width } = page.viewportSize()!;
    assert.ok(Math.abs((left + right) / 2 - width / 2) < 2, "its links stand in the middle");
    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await page.getByRole("heading", { name: "Discover History" }).waitFor();
  });
});

Deno.test("with a shared location the profile shows its name and the archives nearby, with their distance", async () => {
  await using server = await testServer({ demo: true });
  const geolocation = { latitude: 42.3744, longitude: -71.1182 };
  await withPage({ geolocation, permissions: ["geolocation"] }, async (page) => {
    await signIn(page, server, "visitor", "/");
    await page.getByText("Location not shared").waitFor();
    await page.getByText("4 archives available (share location for nearby results)").waitFor();
    await hydrated(page, "home-archives");
    await page.getByRole("button", { name: "Share Location" }).click();
    await page.getByText("42.3744, -71.1182").waitFor();
    await page.getByText("1 archive available nearby").waitFor();
    await page.getByText(/^\d+m away$/).waitFor();
    await page.context().setGeolocation({ latitude: 37.7749, longitude: -122.4194 });
    await page.reload();
    await page.getByText("San Francisco, CA").waitFor();
    await page.getByRole("heading", { name: "No archives found nearby" }).waitFor();
    await page.getByText("No historical narratives available in your area at the moment.")
      .waitFor();
    await page.getByRole("link", { name: "View All Tours" }).click();
    await page.getByRole("heading", { name: "All Archive Experiences" }).waitFor();
  });
});

Deno.test("without a shared location the profile says why it has no location, and lists all archives", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: 1 } as GeolocationPositionError);
    });
    await signIn(page, server, "visitor", "/");
    await hydrated(page, "home-archives");
    await page.getByRole("button", { name: "Share Location" }).click();
    await page.getByRole("alert").getByText("Location access denied by user").waitFor();
    await page.getByText("Unable to find your location. Please enable location services.")
      .waitFor();
    const granted = await page.evaluate(() => localStorage.getItem("location-permission-granted"));
    assert.equal(granted, "false");
  });
});
