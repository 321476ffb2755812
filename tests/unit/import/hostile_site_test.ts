/** Sites that are broken or mean harm: refused with a line, within bounds. */
import assert from "node:assert/strict";
import { foreseeImport } from "../../../lib/import/omeka/import_site.ts";
import { readHtml, readLine } from "../../../lib/import/omeka/plain_text.ts";
import { stopsOn } from "../../../lib/import/omeka/read_tours.ts";
import { isPublicAddress } from "../../../lib/import/public_addresses.ts";
import { createWebReader, Unreadable } from "../../../lib/import/web_reader.ts";
import { loopback } from "../../support/servers/loopback.ts";
import { omekaSite } from "../../support/servers/omeka.ts";

const pause = () => Promise.resolve();
const local = createWebReader({ isLocal: true, pause });

const refuses = (reading: Promise<unknown>, reason: RegExp) =>
  assert.rejects(reading, (error) => {
    assert.ok(error instanceof Unreadable, String(error));
    assert.match(error.message, reason);
    return true;
  });

Deno.test("only addresses of the public internet are public", () => {
  for (
    const address of [
      "127.0.0.1",
      "10.1.2.3",
      "172.31.255.255",
      "192.168.0.1",
      "169.254.169.254",
      "100.64.0.1",
      "0.0.0.0",
      "224.0.0.1",
      "255.255.255.255",
      "::1",
      "::",
      "::ffff:127.0.0.1",
      "::ffff:7f00:1",
      "::127.0.0.1",
      "64:ff9b::7f00:1",
      "2002:7f00:1::",
      "fd00:ec2::254",
      "fe80::1",
      "3fff::1",
      "5f00::1",
      "192.88.99.1",
    ]
  ) assert.equal(isPublicAddress(address), false, address);
  for (const address of ["93.184.216.34", "172.32.0.1", "2606:2800:220:1::1", "::ffff:8.8.8.8"]) {
    assert.equal(isPublicAddress(address), true, address);
  }
});

Deno.test("a private network is not asked, by name, by number, or by a redirect", async () => {
  await using inside = loopback(() => new Response("secret"));
  const asked: string[] = [];
  const reader = createWebReader({
    pause,
    resolve: (host) =>
      Promise.resolve([host === "museum.example" ? "93.184.216.34" : "127.0.0.1", "93.184.216.34"]),
    fetch: (input) => {
      asked.push(String(input));
      return Promise.resolve(Response.redirect(inside.url, 302));
    },
  });
  const plain = createWebReader({ pause });
  await refuses(plain.text(`${inside.url}/`, 100), /localhost is in a private network/);
  await refuses(plain.text("http://[::ffff:7f00:1]/", 100), /is in a private network/);
  await refuses(plain.text("http://2130706433/", 100), /127\.0\.0\.1 is in a private network/);
  await refuses(reader.text("https://two-faced.example/", 100), /is in a private network/);
  await refuses(reader.text("https://museum.example/", 100), /localhost is in a private network/);
  assert.deepEqual(asked, ["https://museum.example/"]);
  assert.equal(inside.asked.length, 0);
});

Deno.test("redirects that go round, other kinds of addresses and bodies without an end are refused", async () => {
  await using it = loopback(() => new Response(""));
  it.answer = ({ pathname }) =>
    pathname === "/round"
      ? Response.redirect(`${it.url}/round`, 307)
      : pathname === "/file"
      ? new Response("", { status: 302, headers: { location: "file:///etc/passwd" } })
      : pathname === "/large"
      ? new Response(new Uint8Array(1000), { headers: { "content-length": "1000" } })
      : new Response(
        new ReadableStream({ pull: (body) => body.enqueue(new Uint8Array(65_536)) }),
      );
  await refuses(local.text(`${it.url}/round`, 100), /it redirects again and again/);
  await refuses(local.text(`${it.url}/file`, 100), /not of the web \(file:\)/);
  await refuses(local.text(`${it.url}/large`, 999), /it is larger than 0 MB/);
  const path = await Deno.makeTempFile();
  await refuses(local.save(`${it.url}/endless`, path, 3_000_000), /it is larger than 3 MB/);
  assert.ok((await Deno.stat(path)).size <= 3_000_000);
  await Deno.remove(path);
  const hasty = createWebReader({ isLocal: true, pause, patience: 50 });
  const silence = Promise.withResolvers<void>();
  it.answer = () => silence.promise.then(() => new Response(""));
  await refuses(hasty.text(`${it.url}/silent`, 100), /the connection failed/);
  silence.resolve();
});

Deno.test("never more than four requests are open at once, whatever is asked for", async () => {
  let [open, most] = [0, 0];
  const waiting: (() => void)[] = [];
  await using it = loopback(async () => {
    most = Math.max(most, ++open);
    // The first four wait for each other: if fewer came at once, the test would not end.
    if (waiting.length < 4) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 4) { for (const go of waiting) go(); }
      });
    }
    open--;
    return new Response("ok");
  });
  await Promise.all(Array.from({ length: 40 }, (_, i) => local.text(`${it.url}/${i}`, 100)));
  assert.equal(most, 4);
});

Deno.test("a site that repeats its pages, or fills them with anything, is read to an end", async () => {
  await using site = omekaSite();
  const lines = async () => (await foreseeImport(local, site.url)).lines.join("\n");
  const first = { id: 1, public: true, element_texts: [] };
  site.intercept = ({ pathname, searchParams }) =>
    pathname === "/api/items"
      ? Response.json([first, { id: "x" }, null, { id: 7, element_texts: "no list" }])
      : pathname === "/api/files" && searchParams.get("page") !== "1"
      ? Response.json({ error: "no list" })
      : null;
  const said = await lines();
  assert.match(said, /Record 7 of the list of items can’t be read/);
  assert.match(said, /4 records of items can’t be read\./);
  assert.match(said, /Page 2 of items has nothing new, and ends the list/);
  assert.match(said, /Page 2 of files is no list, and ends it/);
  assert.match(said, /The site counts 9 files; it shows 2 to everybody/);
  assert.match(said, /“Walls and Water”: its stop 6 is private there, or gone/);
  assert.match(said, /Not taken: tour 2, “Second Walk”: it has no stops/);

  site.intercept = ({ pathname }) =>
    pathname.startsWith("/api/") || pathname === "/items/browse"
      ? new Response("<!DOCTYPE html><form>Log in</form>")
      : null;
  await refuses(lines(), /something that is not omeka-xml/);
  site.intercept = () => Response.json(JSON.parse("[".repeat(5000) + "]".repeat(5000)));
  await refuses(lines(), /something that is not omeka-xml/);
});

Deno.test("mark-up in titles and texts becomes words, and takes a time that grows with its length", () => {
  assert.equal(
    readLine('<img src=x onerror="alert(1)">A <b>bold</b>\r\n\u0085title'),
    "A bold title",
  );
  assert.equal(
    readHtml('See <a href="https://a.example/">this</a>.').text,
    "See this (https://a.example/).",
  );
  assert.equal(readHtml('<a href="javascript:alert(1)">this</a>').text, "this");
  for (
    const piece of [
      '<a href="https://x',
      "<a ",
      "<p>",
      "/items/show/1?tour=1&amp;",
      "<a href='https://x'>",
    ]
  ) {
    const text = piece.repeat(100_000);
    const began = performance.now();
    readHtml(text);
    stopsOn(text, 1);
    const ms = performance.now() - began;
    assert.ok(ms < 3000, `${piece}: ${ms} ms`);
  }
});
