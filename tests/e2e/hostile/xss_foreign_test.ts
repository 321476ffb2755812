/** What other servers say, of places and of people, is shown as text, and never run. */
import assert from "node:assert/strict";
import { setRole } from "../../../lib/store/accounts/users.ts";
import { hydrated } from "../../support/browser/browser.ts";
import { author } from "../../support/browser/form.ts";
import { testIssuer } from "../../support/servers/issuer.ts";
import { loopback } from "../../support/servers/loopback.ts";
import { someOf } from "../../support/measure/length.ts";
import { PAYLOADS, payloads } from "../../support/data/xss_payloads.ts";
import { MISSING_FILES, watchForScripts } from "../../support/browser/xss_watch.ts";

/** A geocoder and a service of three words, all names of which are payloads. */
function hostileServices(next: () => string) {
  const geocoder = loopback(() =>
    Response.json(Array.from({ length: 5 }, (_, i) => ({
      place_id: next(),
      lat: `5${i}.5`,
      lon: "0.1",
      display_name: next(),
      icon: next(),
      name: next(),
    })))
  );
  const words = loopback((url) => {
    const suggestions = Array.from({ length: 3 }, () => ({ words: next(), nearestPlace: next() }));
    if (url.pathname.endsWith("autosuggest")) return Response.json({ suggestions });
    if (url.pathname.endsWith("3wa")) return Response.json({ words: next() });
    const coordinates = { lat: 51.5, lng: -0.1 };
    return Response.json({ coordinates, nearestPlace: next(), words: next() });
  });
  return {
    settings: { GEOCODER_URL: geocoder.url, W3W_URL: `${words.url}/v3`, W3W_API_KEY: "KEY" },
    async [Symbol.asyncDispose]() {
      await Promise.all([geocoder, words].map((one) => one[Symbol.asyncDispose]()));
    },
  };
}

Deno.test("no name that a geocoder or a service of three words gives a place runs in the form", async () => {
  await using services = hostileServices(payloads());
  const { settings } = services;
  await author({ account: "author", settings, allowErrors: MISSING_FILES }, async (it) => {
    const { page, box, open, openStop } = it;
    const seen = await watchForScripts(page);
    await open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await openStop(0);
    const entry = box("Starting location");
    const choices = page.getByRole("list", { name: "Possible places" });
    for (let n = 1; n <= 4; n++) {
      await entry.fill(`${n} Mill Lane`);
      await entry.press("Enter");
      await choices.getByRole("button").nth(4).waitFor();
      await choices.getByRole("button").nth(n).click();
      await page.getByText(/^Location set: /).first().waitFor();
      await choices.waitFor({ state: "detached" });
    }
    await entry.fill("///filled.count.soa");
    const suggestions = page.getByRole("list", { name: "Suggestions" });
    await suggestions.getByRole("button").nth(2).waitFor();
    assert.match(await suggestions.innerText(), /^\/\/\//);
    await entry.fill("///filled.count.soap");
    await entry.press("Enter");
    await page.getByText(/^Location set: /).first().waitFor();
    assert.deepEqual(seen, []);
  });
});

/** Pages besides the profile that show who is signed in. */
const OTHER_PAGES = ["/", "/logout", "/profile/delete"];

Deno.test("no name or picture that an identity provider gives a person runs on any page that shows them", async () => {
  await using issuer = await testIssuer();
  const { settings } = issuer;
  await author({ settings, allowErrors: MISSING_FILES }, async ({ page, server }) => {
    const seen = await watchForScripts(page);
    const { origin, kv } = server;
    for (const [n, name] of PAYLOADS.slice(10, 26).entries()) {
      const picture =
        [name, `https://example.org/${name}`, `https://example.org/a.png?${n}'`][n % 3];
      const claims = { sub: `person-${n}`, email: `${n}@example.org`, name, picture };
      const response = await page.request.post(`${origin}/api/auth/login`, {
        headers: { origin },
        data: { firebaseToken: await issuer.sign(claims) },
      });
      assert.equal(response.status(), 204, await response.text());
      const { id } = await (await page.request.get(`${origin}/api/auth/user`)).json();
      await setRole(kv, id, "admin", { actor: id, now: new Date() });
      for (const path of someOf(OTHER_PAGES, 1, n)) await page.goto(origin + path);
      await page.goto(`${origin}/profile`);
      await hydrated(page, "profile-tabs");
    }
    await page.goto(`${origin}/admin/users`);
    await hydrated(page, "admin-users");
    await page.locator("td", { hasText: "xss(" }).first().waitFor();
    await page.goto(`${origin}/admin/audit`);
    assert.deepEqual(seen, []);
  });
});
