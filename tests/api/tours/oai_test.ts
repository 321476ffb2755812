/** OAI-PMH, as catalogues and aggregators harvest it. */
import assert from "node:assert/strict";
import { parseXml, type XmlElement } from "@rgrove/parse-xml";
import { listHarvest } from "../../../lib/store/index/harvest.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { withAuthor } from "../../support/people/author.ts";
import { ORIGIN } from "../../support/people/client.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeTour } from "../../support/data/tours.ts";

type App = { app: { request(url: string, init?: RequestInit): Response | Promise<Response> } };

const isElement = (node: object): node is XmlElement => "attributes" in node;
const all = (node: XmlElement, name: string): XmlElement[] =>
  node.children.filter(isElement).flatMap((one) => [
    ...one.name === name ? [one] : [],
    ...all(one, name),
  ]);
const texts = (node: XmlElement, name: string) => all(node, name).map(({ text }) => text);

/** The answer to a query, as XML. */
async function ask({ app }: App, query: string | Record<string, string>): Promise<XmlElement> {
  const response = await app.request(`${ORIGIN}/oai?${new URLSearchParams(query)}`);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "text/xml; charset=utf-8");
  assert.equal(response.headers.get("cache-control"), "no-store");
  return parseXml(await response.text()).root!;
}

const errorIn = (answer: XmlElement) => all(answer, "error")[0]?.attributes.code;

const RECORDS = { verb: "ListRecords", metadataPrefix: "oai_dc" };

Deno.test("records are of public archives alone, change with them, and stay as deleted ones", async () => {
  await using it = await withAuthor();
  const create = async (over: object): Promise<string> =>
    (await it.send("POST", "/api/tours", makeTour(over))).body.id;
  const id = await create({ title: "The mill" });
  const hidden = [
    await create({ visibility: "private" }),
    await create({ visibility: "unlisted" }),
  ];
  const identifier = `oai:localhost:${id}`;
  const get = (identifier: string) => ask(it, { ...RECORDS, verb: "GetRecord", identifier });

  assert.deepEqual(texts(await ask(it, RECORDS), "identifier"), [identifier]);
  const first = await get(identifier);
  assert.deepEqual(texts(first, "dc:title"), ["The mill"]);
  for (const other of hidden) {
    assert.equal(errorIn(await get(`oai:localhost:${other}`)), "idDoesNotExist");
  }

  await it.send("PUT", `/api/tours/${id}`, { ...makeTour({ title: "The bridge" }), revision: 1 });
  const second = await get(identifier);
  assert.deepEqual(texts(second, "dc:title"), ["The bridge"]);
  assert.ok(texts(second, "datestamp")[0] >= texts(first, "datestamp")[0]);

  await it.send("PATCH", `/api/tours/${id}/visibility`, { visibility: "private" });
  for (const answer of [await get(identifier), await ask(it, RECORDS)]) {
    assert.equal(all(answer, "header")[0].attributes.status, "deleted");
    assert.deepEqual([all(answer, "metadata"), texts(answer, "dc:title")], [[], []]);
  }
  await it.send("PATCH", `/api/tours/${id}/visibility`, { visibility: "public" });
  assert.deepEqual(texts(await get(identifier), "dc:title"), ["The bridge"]);
  await it.send("DELETE", `/api/tours/${id}`);
  await it.send("DELETE", `/api/trash/${id}`);
  assert.equal(all(await get(identifier), "header")[0].attributes.status, "deleted");
});

Deno.test("lists go on by tokens, by POST as by GET, and end with an empty one", async () => {
  await using test = await testApp();
  for (let i = 0; i < 205; i++) await createTour(test.kv, makeTour(), { userId: NOBODY });
  const found: string[] = [];
  const cursors: (string | undefined)[] = [];
  let query: Record<string, string> = { ...RECORDS, verb: "ListIdentifiers" };
  for (;;) {
    const body = new URLSearchParams(query);
    const answer = await test.app.request(`${ORIGIN}/oai`, { method: "POST", body });
    const xml = parseXml(await answer.text()).root!;
    found.push(...texts(xml, "identifier"));
    const [token] = all(xml, "resumptionToken");
    cursors.push(token.attributes.cursor);
    if (!token.text) break;
    query = { verb: "ListIdentifiers", resumptionToken: token.text };
  }
  assert.deepEqual(cursors, ["0", "100", "200"]);
  assert.equal(new Set(found).size, 205);
  const { resumptionToken } = query;
  assert.equal(
    errorIn(await ask(test, { verb: "ListRecords", resumptionToken })),
    "badResumptionToken",
  );
});

Deno.test("from and until are days or seconds, both included", async () => {
  await using test = await testApp();
  for (let i = 0; i < 3; i++) await createTour(test.kv, makeTour(), { userId: NOBODY });
  const { tours } = await listHarvest(test.kv, { limit: 9 });
  const second = `${tours[1].at.slice(0, 19)}Z`;
  const day = tours[0].at.slice(0, 10);
  const count = async (range: Record<string, string>) =>
    all(await ask(test, { ...RECORDS, ...range }), "record").length;
  assert.ok(await count({ from: second, until: second }) >= 1);
  assert.equal(await count({ from: day }), 3);
  assert.equal(await count({ from: "2000-01-01", until: "9999-12-31" }), 3);
  assert.equal(await count({ until: "9999-12-31T23:59:59Z" }), 3);
  assert.equal(errorIn(await ask(test, { ...RECORDS, until: "2000-01-01" })), "noRecordsMatch");
  assert.equal(errorIn(await ask(test, { ...RECORDS, from: "2999-01-01" })), "noRecordsMatch");
});

Deno.test("the repository says who it is, and to whom one writes", async () => {
  const emailOf = async (settings: Record<string, string>) => {
    await using test = await testApp({ settings });
    const answer = await ask(test, "verb=Identify");
    assert.deepEqual(texts(answer, "deletedRecord"), ["persistent"]);
    assert.deepEqual(texts(answer, "granularity"), ["YYYY-MM-DDThh:mm:ssZ"]);
    assert.match(texts(answer, "earliestDatestamp")[0], /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    return texts(answer, "adminEmail")[0];
  };
  const SECURITY_CONTACT = "it@school.example";
  assert.equal(await emailOf({ HARVEST_EMAIL: "a@b.example", SECURITY_CONTACT }), "a@b.example");
  assert.equal(await emailOf({ SECURITY_CONTACT }), SECURITY_CONTACT);
  assert.equal(
    await emailOf({ SECURITY_CONTACT: "https://school.example/report" }),
    "webmaster@localhost.invalid",
  );
  assert.equal(
    await emailOf({ APP_ORIGIN: "https://tours.example.org" }),
    "webmaster@tours.example.org",
  );
});

const IDENTIFIER = `oai:localhost:${NOBODY}`;
const encode = (value: unknown) =>
  new TextEncoder().encode(JSON.stringify(value)).toBase64({ alphabet: "base64url" });

const ERRORS: [code: string, queries: string[]][] = [
  ["badVerb", [
    "",
    "verb=",
    "verb=identify",
    "verb=Identify&verb=Identify",
    "verb=toString",
    "a=1",
  ]],
  ["badArgument", [
    "verb=Identify&set=a",
    "verb=ListMetadataFormats&metadataPrefix=oai_dc",
    `verb=GetRecord&identifier=${IDENTIFIER}`,
    "verb=GetRecord&metadataPrefix=oai_dc",
    "verb=GetRecord&metadataPrefix=oai_dc&identifier=a%20b",
    `verb=GetRecord&metadataPrefix=oai_dc&identifier=${"a".repeat(501)}`,
    "verb=ListRecords",
    "verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc",
    "verb=ListRecords&metadataPrefix=",
    "verb=ListRecords&metadataPrefix=oai_dc&from=",
    "verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30",
    "verb=ListRecords&metadataPrefix=oai_dc&from=2026-05-03T09:00Z",
    "verb=ListRecords&metadataPrefix=oai_dc&from=2026-05-03T09:00:00.5Z",
    "verb=ListRecords&metadataPrefix=oai_dc&from=2026-05-03T09:00:00%2B01:00",
    "verb=ListRecords&metadataPrefix=oai_dc&from=2026-05-03&until=2026-05-04T09:00:00Z",
    "verb=ListRecords&metadataPrefix=oai_dc&from=2026-05-03&until=2026-05-02",
    "verb=ListRecords&metadataPrefix=oai_dc&resumptionToken=a",
    `verb=ListRecords&resumptionToken=${"a".repeat(501)}`,
    "verb=GetRecord&resumptionToken=a",
    "verb=ListRecords&metadataPrefix=oai_dc&__proto__=1",
  ]],
  ["cannotDisseminateFormat", [
    "verb=ListRecords&metadataPrefix=marc21",
    "verb=ListIdentifiers&metadataPrefix=OAI_DC",
  ]],
  ["noSetHierarchy", ["verb=ListSets", "verb=ListRecords&metadataPrefix=oai_dc&set=a:b"]],
  ["noRecordsMatch", ["verb=ListRecords&metadataPrefix=oai_dc"]],
  ["idDoesNotExist", [
    "verb=GetRecord&metadataPrefix=oai_dc&identifier=x",
    `verb=GetRecord&metadataPrefix=oai_dc&identifier=${IDENTIFIER}`,
    `verb=ListMetadataFormats&identifier=oai:elsewhere.example:${NOBODY}`,
  ]],
  ["badResumptionToken", [
    "verb=ListRecords&resumptionToken=",
    "verb=ListRecords&resumptionToken=!",
    "verb=ListSets&resumptionToken=a",
    ...[
      null,
      {},
      { verb: "ListRecords", at: "2026", id: NOBODY, sent: 1 },
      { verb: "ListRecords", at: "2026-05-03T09:00:00.000Z", id: "~", sent: 1 },
      { verb: "ListRecords", at: "2026-05-03T09:00:00.000Z", id: NOBODY, sent: -1 },
      { verb: "ListRecords", at: "2026-05-03T09:00:00.000Z", id: NOBODY, sent: 1, x: 1 },
    ].map((value) => `verb=ListRecords&resumptionToken=${encode(value)}`),
  ]],
];

Deno.test("what cannot be answered has the protocol's own error, which repeats no bad argument", async () => {
  await using test = await testApp();
  for (const [code, queries] of ERRORS) {
    for (const query of queries) {
      const answer = await ask(test, query);
      assert.equal(errorIn(answer), code, query);
      const [request] = all(answer, "request");
      const isBad = code === "badVerb" || code === "badArgument";
      assert.equal(Object.keys(request.attributes).length === 0, isBad, query);
      assert.equal(request.text, `${ORIGIN}/oai`);
    }
  }
});
