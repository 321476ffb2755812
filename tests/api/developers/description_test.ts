/** The description of the API: that it is whole, and fits the URL table and the schemas. */
import assert from "node:assert/strict";
import { z } from "zod";
import { ROUTES } from "../../../routes/table/routes.ts";
import { callId, callsOf, describeApi } from "../../../routes/developers/document.ts";
import { FOR_OTHER_SITES } from "../../../routes/middleware/other_sites.ts";
import { testApp } from "../../support/servers/server.ts";

const ROWS = ROUTES.map(([method, path, access]) => ({ method, path, access }));
const CALLS = callsOf(ROWS);

Deno.test("each address of the API, and each other one for programs, is described", () => {
  const described = CALLS.map(({ method, path }) => `${method} ${path}`);
  const missing = ROWS.filter(({ path }) => path.startsWith("/api/") || FOR_OTHER_SITES.has(path))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !described.includes(call));
  assert.deepEqual(missing, [], "add these to routes/developers/operations");
  assert.equal(new Set(described).size, described.length, "none is described twice");
  assert.equal(new Set(CALLS.map(callId)).size, CALLS.length, "each has an anchor of its own");
});

Deno.test("a call that the URL table does not have stops the description", () => {
  const rows = ROWS.filter(({ path }) => path !== "/api/tours/map");
  assert.throws(() => callsOf(rows), /GET \/api\/tours\/map is described, and is not/);
});

Deno.test("examples are requests that the schemas take", () => {
  let examples = 0;
  for (const { method, path, operation: { body, query, example, headers = {} } } of CALLS) {
    const at = `${method} ${path}`;
    if (body instanceof z.ZodType) {
      assert.ok(example?.body, `${at} has an example of its body`);
      const parsed = body.safeParse(example.body);
      // No path of an archive stands under the made-up hash.
      assert.ok(parsed.success, `${at}: ${parsed.error}`);
      examples++;
    }
    if (example?.query !== undefined) {
      assert.ok(query, at);
      const parsed = query.safeParse(Object.fromEntries(new URLSearchParams(example.query)));
      assert.ok(parsed.success, `${at}: ${parsed.error}`);
      examples++;
    }
    for (const [name, { pattern = "", example }] of Object.entries(headers)) {
      assert.match(example, new RegExp(pattern), `${at} ${name}`);
    }
  }
  assert.ok(examples >= 25, `${examples} examples`);
});

Deno.test("all references of the document lead to schemas that are there and that are used", () => {
  const document = describeApi(ROWS, "The Mill Museum");
  const text = JSON.stringify(document);
  const used = new Set(
    Array.from(text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g), ([, name]) => name),
  );
  assert.deepEqual([...used].sort(), Object.keys(document.components.schemas).sort());
  assert.equal(document.openapi, "3.1.1");
  // A box that was emptied may be sent as null, and is answered by no field.
  const { ArchiveForm, Archive } = document.components.schemas;
  assert.deepEqual(ArchiveForm.properties?.record, {
    anyOf: [{ $ref: "#/components/schemas/CatalogueRecordForm" }, { type: "null" }],
  });
  assert.deepEqual(Archive.properties?.record, { $ref: "#/components/schemas/CatalogueRecord" });
  // What a query takes as text and reads as a number is a number.
  const { parameters } = document.paths["/api/tours/nearby"].get as {
    parameters: { name: string; required: boolean; schema: object }[];
  };
  assert.deepEqual(parameters.find(({ name }) => name === "lat"), {
    in: "query",
    name: "lat",
    required: true,
    schema: { type: "number", minimum: -90, maximum: 90 },
  });
});

Deno.test("the description is the same for everybody, is asked for once, and stands on a page, too", async () => {
  await using test = await testApp();
  const get = (path: string, headers = {}) =>
    test.app.request(`http://localhost:8000${path}`, { headers });
  const answer = await get("/api/openapi.json");
  assert.equal(answer.headers.get("content-type"), "application/json");
  assert.match(answer.headers.get("cache-control")!, /^public/);
  assert.equal((await answer.json()).paths["/api/tours"].get.operationId, "get_api_tours");
  const again = await get("/api/openapi.json", {
    "if-none-match": answer.headers.get("etag")!,
  });
  assert.equal(again.status, 304);
  const page = await (await get("/developers")).text();
  for (const call of CALLS) assert.ok(page.includes(`id="${callId(call)}"`), call.path);
  assert.ok(
    (await (await get("/")).text()).includes('href="/developers"'),
    "the footer leads there",
  );
});
