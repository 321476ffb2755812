/** What an address or this device says is shown as it is, or left out, and never run. */
import assert from "node:assert/strict";
import * as keys from "../../../lib/device/storage_keys.ts";
import { setRole } from "../../../lib/store/accounts/users.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hydrated } from "../../support/browser/browser.ts";
import { author } from "../../support/browser/form.ts";
import { makeTour } from "../../support/data/tours.ts";
import { PAYLOADS, payloads } from "../../support/data/xss_payloads.ts";
import { byLength } from "../../support/measure/length.ts";
import { MISSING_FILES, watchForScripts } from "../../support/browser/xss_watch.ts";

/** What pages read of their queries. */
const FIELDS: Record<string, string[]> = {
  "/": ["q", "account", "utm_source"],
  "/tours": [
    "q",
    "type",
    "length",
    "lat",
    "lng",
    "radius",
    "sort",
    "cursor",
    "page",
    "pages",
    "limit",
    "map",
  ],
  "/tour/:id": ["q", "stop", "autoplay"],
  "/tour/:id/edit": ["draft", "revision"],
  "/tour/:id/history": ["cursor", "limit"],
  "/create": ["draft", "template"],
  "/profile": ["cursor", "limit", "tab"],
  "/logout": ["account", "next"],
  "/sign-in-failed": ["reason", "next", "error"],
  "/kept": ["tour"],
  "/admin": ["q", "sort", "cursor", "limit"],
  "/admin/users": ["q", "sort", "cursor"],
  "/admin/audit": ["q", "act", "cursor"],
  "/admin/deleted": ["q", "cursor"],
  "/admin/invitations": ["q", "cursor"],
  "/nowhere": ["returnTo"],
};

/** A page is refused where its query is, which the console says. */
const lineOf = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, " ");

Deno.test("no part of an address runs on the page that it names", async () => {
  await author({ account: "admin", allowErrors: MISSING_FILES }, async ({ page, server }) => {
    const seen = await watchForScripts(page);
    const { origin, kv } = server;
    const { id: userId } = await (await page.request.get(`${origin}/api/auth/user`)).json();
    await setRole(kv, userId, "admin", { actor: userId, now: new Date() });
    const { id } = await createTour(kv, makeTour(), { userId });
    const next = payloads();
    let addresses = 0;
    for (const [pattern, fields] of Object.entries(FIELDS)) {
      const path = origin + pattern.replace(":id", id);
      // One at a time before a release: a page that refuses one of them reads no other.
      const together = byLength(fields.length, 1);
      for (let i = 0; i < fields.length; i += together) {
        const query = new URLSearchParams(
          fields.slice(i, i + together).map((field) => [field, lineOf(next())]),
        );
        await page.goto(`${path}?${query}#${encodeURIComponent(lineOf(next()))}`);
        addresses++;
      }
      await page.goto(`${path}?${encodeURIComponent(lineOf(next()))}`);
      await page.goto(`${path}/${encodeURIComponent(lineOf(next()))}`);
      addresses += 2;
    }
    await page.goto(`${origin}/tours?q=${encodeURIComponent(PAYLOADS[18])}`);
    assert.match(await page.title(), /<img src=x onerror=xss\(18\)>/);
    assert.deepEqual(seen, []);
    console.log(`${addresses} addresses: none ran.`);
  });
});

/** What a device may have in place of something else: of an older version, or cut off. */
const STORED = [
  "",
  "null",
  "0",
  "[]",
  "{}",
  '{"tour":null,"id":{}}',
  '[{"id":"<img src=x onerror=xss(18)>"}]',
  '{"__proto__":{"title":"<img src=x onerror=xss(18)>"},"constructor":{"prototype":1}}',
  '"<img src=x onerror=xss(18)>"',
  "<img src=x onerror=xss(18)>",
  '{"a":',
];

/** These say what was answered or seen, and any value does. */
const ANSWERS = [keys.SPLASH_SEEN_KEY, keys.LOCATION_HANDLED_KEY];

/** Pages that read it, and the islands that are alive afterwards. */
const ISLANDS: Record<string, string> = {
  "/": "home-archives",
  "/tour/:id": "stop-list",
  "/create": "tour-form",
  "/profile": "profile-tabs",
  "/kept": "kept-tours",
};

Deno.test("pages open whatever this device has stored, and run none of it", async () => {
  await author({ account: "author", allowErrors: MISSING_FILES }, async ({ page, server }) => {
    const seen = await watchForScripts(page);
    const { origin, kv } = server;
    const { id: userId } = await (await page.request.get(`${origin}/api/auth/user`)).json();
    const { id } = await createTour(kv, makeTour(), { userId });
    const names = Object.values(keys).filter((key) => !ANSWERS.includes(key))
      .map((key) => key.endsWith(":") ? `${key}${userId}` : key);
    await page.goto(origin);
    // All rounds give each value to each name.
    for (let round = 0; round < byLength(3, STORED.length); round++) {
      const pairs = names.map((name, i) => [name, STORED[(i + round) % STORED.length]]);
      await page.evaluate((pairs) => {
        for (const [name, value] of pairs) {
          localStorage.setItem(name, value);
          sessionStorage.setItem(name, value);
        }
      }, pairs);
      for (const [path, island] of Object.entries(ISLANDS)) {
        await page.goto(origin + path.replace(":id", id));
        // An island that fails says so on the console, which fails the test.
        await hydrated(page, island);
        assert.equal(
          await page.getByText("Something went wrong").count(),
          0,
          `${path}, round ${round}`,
        );
      }
    }
    assert.deepEqual(seen, []);
  });
});
