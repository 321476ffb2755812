/** What other sites show of an archive: oEmbed, and the page for their frame. */
import assert from "node:assert/strict";
import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { withAuthor } from "../../support/people/author.ts";
import { Client, ORIGIN } from "../../support/people/client.ts";

const TITLE = 'The "old" mill & <b>bridge</b>';

async function withArchives() {
  const it = await withAuthor();
  const create = async (over: object): Promise<string> =>
    (await it.send("POST", "/api/tours", makeTour({ title: TITLE, ...over }))).body.id;
  const visitor = new Client(it.app);
  const ask = (url: string, more = "") =>
    visitor.request(`/oembed?url=${encodeURIComponent(url)}${more}`);
  return { ...it, create, visitor, ask };
}

Deno.test("oEmbed answers with a frame for a public archive, as JSON and as XML, to any site", async () => {
  await using it = await withArchives();
  const id = await it.create({ creatorName: "Class 8b" });
  const answer = await it.ask(`${ORIGIN}/tour/${id}#stop-2`);
  assert.equal(answer.headers.get("access-control-allow-origin"), "*");
  assert.equal(answer.headers.get("content-type"), "application/json");
  const { html, ...rest } = await answer.json();
  assert.deepEqual(rest, {
    version: "1.0",
    type: "rich",
    title: TITLE,
    author_name: "Class 8b",
    provider_name: "Animating the Archives",
    provider_url: ORIGIN,
    width: 640,
    height: 560,
  });
  assert.equal(
    html,
    `<iframe src="${ORIGIN}/embed/tour/${id}" title="The &quot;old&quot; mill &amp; ` +
      `&lt;b&gt;bridge&lt;/b&gt;" width="640" height="560" loading="lazy" ` +
      `style="border:0;max-width:100%"></iframe>`,
  );
  const xml = await it.ask(`${ORIGIN}/tour/${id}`, "&format=xml&maxwidth=320&maxheight=9999");
  assert.equal(xml.headers.get("content-type"), "text/xml; charset=utf-8");
  const elements = parseXml(await xml.text()).root!.children
    .filter((child) => child instanceof XmlElement);
  const read = new Map(elements.map((element) => [element.name, element.text]));
  assert.equal(read.get("width"), "320");
  assert.equal(read.get("html"), html.replace('"640"', '"320"'));
});

Deno.test("oEmbed knows nothing but public archives of this site, in two formats", async () => {
  await using it = await withArchives();
  const id = await it.create({});
  const others = await Promise.all(
    ["unlisted", "private"].map((visibility) => it.create({ visibility })),
  );
  const statusOf = async (url: string, more?: string) => {
    const answer = await it.ask(url, more);
    assert.ok(answer.ok || !(await answer.text()).includes("mill"));
    return answer.status;
  };
  const page = `${ORIGIN}/tour/${id}`;
  assert.equal(await statusOf(page), 200);
  for (
    const url of [
      ...others.map((other) => `${ORIGIN}/tour/${other}`),
      `https://elsewhere.example/tour/${id}`,
      `${ORIGIN}/tours`,
      `${ORIGIN}/tour/${id}/edit`,
      "javascript:alert(1)",
      "nothing",
    ]
  ) {
    assert.equal(await statusOf(url), 404, url);
  }
  assert.equal(await statusOf(page, "&format=yaml"), 501);
  assert.equal(await statusOf(page, "&maxwidth=0"), 400);
  const refused = await it.visitor.request("/oembed");
  assert.equal(refused.status, 400);
  assert.equal(refused.headers.get("content-type"), "application/problem+json");
  await it.send("DELETE", `/api/tours/${id}`);
  assert.equal(await statusOf(page), 404);
});

Deno.test("an archive's page says where its oEmbed is, and has the HTML to be copied; an unlisted one has neither", async () => {
  await using it = await withArchives();
  const pageOf = async (over: object) => {
    const id = await it.create(over);
    return { id, html: await (await it.visitor.request(`/tour/${id}`)).text() };
  };
  const { id, html } = await pageOf({});
  const address = encodeURIComponent(`${ORIGIN}/tour/${id}`);
  for (const type of ["application/json", "text/xml"]) {
    const [link] = html.match(new RegExp(`<link rel="alternate" type="${type}\\+oembed"[^>]*>`))!;
    assert.ok(link.includes(`href="${ORIGIN}/oembed?url=${address}&amp;format=`), link);
  }
  assert.match(html, /&lt;iframe src=&quot;/);
  assert.doesNotMatch((await pageOf({ visibility: "unlisted" })).html, /oembed|iframe/);
});

Deno.test("the page for a frame has each story's recording, opens links elsewhere, and may be framed", async () => {
  await using it = await withArchives();
  const id = await it.create({
    audioStops: [
      makeStop({ title: "The gate", audioUrl: "/archives/oxford-schools/stop-1.mp3" }),
      makeStop({ title: "The test sound" }),
    ],
  });
  const page = await it.visitor.request(`/embed/tour/${id}`);
  assert.equal(page.status, 200);
  assert.deepEqual(page.headers.getSetCookie(), []);
  assert.equal(page.headers.get("x-frame-options"), null);
  assert.match(page.headers.get("content-security-policy")!, /frame-ancestors \*/);
  const html = await page.text();
  assert.match(html, /<meta name="robots" content="noindex"\/>/);
  assert.deepEqual(
    Array.from(html.matchAll(/<audio [^>]*src="([^"]*)"/g), ([, src]) => src),
    ["/archives/oxford-schools/stop-1.mp3"],
  );
  const links = html.match(/<a (?![^>]*class="map-skip")[^>]*>/g)!;
  assert.equal(links.length, 4);
  for (const link of links) assert.match(link, /target="_blank" rel="noopener"/);
  assert.ok(html.includes(`href="${ORIGIN}/tour/${id}#stop-2"`));
  assert.doesNotMatch(html, /<b>bridge/);
});

Deno.test("a frame of an archive that is not public says so to its owner, too, and tells nothing of it", async () => {
  await using it = await withArchives();
  for (const visibility of ["unlisted", "private"] as const) {
    const id = await it.create({ visibility });
    const page = await it.client.request(`/embed/tour/${id}`);
    assert.equal(page.status, 404);
    assert.match(page.headers.get("content-security-policy")!, /frame-ancestors \*/);
    const html = await page.text();
    assert.match(html, /isn’t public any more/);
    assert.doesNotMatch(html, /mill|audio/);
  }
});
