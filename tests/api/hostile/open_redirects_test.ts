/** No address of ours leads to another host: neither its answer, nor a link on its page. */
import assert from "node:assert/strict";
import { Client, ORIGIN } from "../../support/people/client.ts";
import { testApp } from "../../support/servers/server.ts";
import { leastMs } from "../../support/measure/machine.ts";
import { someOf } from "../../support/measure/length.ts";

const HOST = "evil.example";

/** Addresses of ours that browsers, or programs between, might read as one of another host. */
const STARTS = [
  `//${HOST}`,
  `///${HOST}`,
  `/%2f${HOST}`,
  `/%2f%2f${HOST}`,
  `/%5c${HOST}`,
  `/%5c%5c${HOST}`,
  `/%5c/${HOST}`,
  `/\\${HOST}`,
  `/.//${HOST}`,
  `/%2e//${HOST}`,
  `/%09/${HOST}`,
  `//${HOST}%2f..`,
  `//${HOST}:443`,
  `//user@${HOST}`,
  `/tours//${HOST}`,
  `/tours/%2f%2f${HOST}`,
  `/create-tour//${HOST}`,
  `/https://${HOST}`,
  `/javascript:alert(1)`,
];

const ENDS = [
  "",
  "/",
  "/x",
  "/x/",
  "/%2e%2e/",
  "?q=%07",
  "/x?q=%07",
  "?lat=x",
  "/%ed%a0%80",
  "/?a=//b/",
];

/** Parameters by which somebody might be led on. */
const LEADS = ["next", "returnTo", "redirect_uri", "url"];

const AT = ["/", "/de", "/tours", "/logout", "/sign-in-failed", "/api/login", "/create"];

/** The addresses on a page to which a tap leads, or a form. */
const linksOf = (html: string): string[] =>
  Array.from(
    html.matchAll(/\s(?:href|action|formaction)="([^"]*)"/g),
    ([, href]) => href.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"),
  );

const isOurs = (href: string, at: string) => URL.parse(href, at)?.origin === ORIGIN;

async function check(client: Client, address: string): Promise<number> {
  const response = await client.app.request(ORIGIN + address, { redirect: "manual" });
  const location = response.headers.get("location");
  if (location !== null) assert.ok(isOurs(location, ORIGIN + address), `${address} to ${location}`);
  const html = await response.text();
  const links = linksOf(html);
  for (const href of links) {
    assert.ok(isOurs(href, ORIGIN + address), `${address} has a link to ${href}`);
    const { pathname, searchParams } = new URL(href, ORIGIN + address);
    // The page's own script goes there once somebody has signed in.
    const next = pathname === "/api/login" ? searchParams.get("next") ?? "/" : "/";
    assert.ok(isOurs(next, ORIGIN), `${address} leads to ${next}`);
  }
  // The page's own scripts go to its path again, after a sign-in and in place of a reload.
  const isPage = location === null && response.headers.get("content-type")?.includes("html");
  if (isPage) assert.ok(!new URL(ORIGIN + address).pathname.startsWith("//"), address);
  return links.length;
}

Deno.test("no address of ours, however it is written, leads to another host", async () => {
  await using test = await testApp();
  const client = new Client(test.app);
  let links = 0;
  let addresses = 0;
  for (const start of STARTS) {
    for (const end of ENDS) {
      links += await check(client, start + end);
      addresses++;
    }
  }
  for (const at of AT) {
    for (const name of LEADS) {
      for (const [turn, start] of STARTS.entries()) {
        const values = [start, encodeURIComponent(start), `https://${HOST}`];
        for (const value of someOf(values, 1, turn)) {
          links += await check(client, `${at}?${name}=${value}`);
          addresses++;
        }
      }
    }
  }
  assert.ok(links > 5000, `${links} links were seen`);
  console.log(`${addresses} addresses, ${links} links on their pages.`);
});

Deno.test("an address that begins with several slashes leads to the one with a single slash", async () => {
  await using test = await testApp();
  const at = async (path: string, method = "GET") => {
    const headers = { origin: ORIGIN };
    const { status, headers: got } = await test.app.request(ORIGIN + path, { method, headers });
    return [status, got.get("location")];
  };
  assert.deepEqual(await at("//tours?q=mill"), [308, "/tours?q=mill"]);
  assert.deepEqual(await at(`///${HOST}/a//b`, "HEAD"), [308, `/${HOST}/a//b`]);
  assert.deepEqual(await at(`//${HOST}/`), [308, `/${HOST}`]);
  assert.deepEqual(await at("//api/auth/logout", "POST"), [404, null]);
});

Deno.test("60,000 slashes in an address take no time", async () => {
  await using test = await testApp();
  const path = `/a${"/".repeat(60_000)}b/`;
  const redirected = async () => assert.equal((await test.app.request(ORIGIN + path)).status, 308);
  const least = await leastMs(redirected, 500);
  assert.ok(least < 500, `${least} ms`);
});
