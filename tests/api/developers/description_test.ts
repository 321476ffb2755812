/** The description of the API: that it is whole, and fits the URL table and the schemas. */
import assert from "node:assert/strict";
import { z } from "zod";
import { callId } from "../../../routes/call.ts";
import { describeApi } from "../../../routes/developers/document.ts";
import { GROUPS } from "../../../routes/table/groups.ts";
import { PAGES } from "../../../routes/table/pages.ts";
import { ROUTES } from "../../../routes/table/routes.ts";
import { testApp } from "../../support/servers/server.ts";

const CALLS = GROUPS.flatMap(({ calls }) => calls);

Deno.test("each address of the API, and each other one for programs, is declared by a call", () => {
  const declared = CALLS.map(({ method, path }) => `${method} ${path}`);
  const undeclared = PAGES.filter(([, path]) => path.startsWith("/api/"));
  assert.deepEqual(undeclared, [], "declare these by `call`, in a module of a group");
  assert.ok(declared.length > 130, `${declared.length} calls`);
  assert.equal(new Set(declared).size, declared.length, "none is declared twice");
  assert.equal(new Set(CALLS.map(callId)).size, CALLS.length, "each has an anchor of its own");
  const unanswered = CALLS.filter(({ answer }) => !answer).map(callId);
  assert.deepEqual(unanswered, ["head_api_uploads_id"], "GET answers HEAD, too");
});

Deno.test("a row of the URL table has the permission that its call declares", () => {
  for (const { method, path, access, answer } of CALLS.filter(({ answer }) => answer)) {
    const row = ROUTES.find((one) => one[0] === method && one[1] === path);
    assert.deepEqual(row, [method, path, access, answer]);
  }
});

Deno.test("examples are requests that the schemas take", () => {
  let examples = 0;
  for (const { method, path, body, query, example, headers = {} } of CALLS) {
    const at = `${method} ${path}`;
    if (body instanceof z.ZodType) {
      assert.equal(typeof example, "object", `${at} has an example of its body`);
      const parsed = body.safeParse(example);
      // No path of an archive stands under the made-up hash.
      assert.ok(parsed.success, `${at}: ${parsed.error}`);
      examples++;
    }
    if (typeof example === "string") {
      assert.ok(query, at);
      const parsed = query.safeParse(Object.fromEntries(new URLSearchParams(example)));
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
  const document = describeApi(GROUPS, "The Mill Museum");
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

Deno.test("the description is the same for everybody, is asked for once, and stands on pages, too", async () => {
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
  const index = await (await get("/developers")).text();
  for (const group of GROUPS) {
    assert.ok(index.includes(`id="${group.id}" href="/developers/${group.id}"`), group.id);
    const page = await (await get(`/developers/${group.id}`)).text();
    for (const call of group.calls) {
      assert.ok(page.includes(`id="${callId(call)}"`), call.path);
      const link = `id="${callId(call)}"><a href="/developers/${group.id}#${callId(call)}"`;
      assert.ok(index.includes(link), `the former anchor of ${call.path} leads on`);
    }
  }
  assert.equal((await get("/developers/nothing")).status, 404);
  assert.ok(
    (await (await get("/")).text()).includes('href="/developers"'),
    "the footer leads there",
  );
});
