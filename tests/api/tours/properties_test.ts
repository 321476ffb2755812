import assert from "node:assert/strict";
import fc from "fast-check";
import { exportTour } from "../../../lib/formats/export_tour.ts";
import { importFile } from "../../../lib/formats/import_file.ts";
import { withThings } from "../../../lib/model/media/with_things.ts";
import { type Tour, TourInput } from "../../../lib/model/tour/tour.ts";
import { toForm } from "../../../lib/model/tour/tour_form.ts";
import { anySentTour } from "../../support/data/any/any_tour.ts";
import type { Client } from "../../support/people/client.ts";
import { withAuthor } from "../../support/people/author.ts";
import { makeTour, withoutCodes } from "../../support/data/tours.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const ORIGIN = "https://tours.example.org";
/** As JSON holds it: no fields without a value. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

/** The tour that the page of the form at `path` hands to the browser. */
async function tourOnPage(client: Client, path: string): Promise<Tour> {
  const html = await (await client.request(path)).text();
  const [, props] = /data-name="tour-form"[^>]* data-props="([^"]*)"/.exec(html)!;
  const text = props.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  return JSON.parse(text).tour;
}

/** Nobody has uploaded the documents and the parts of recordings that these forms name. */
const withoutFiles = (form: TourInput): TourInput =>
  JSON.parse(JSON.stringify(form, (name, value) => {
    if (name === "file") return undefined;
    return name === "audioUrl" && value.startsWith("/media/") ? "test-beep-1" : value;
  }));

Deno.test("any valid form survives API, store, API, page, export and import unchanged", async () => {
  await using it = await withAuthor();
  await fc.assert(
    fc.asyncProperty(anySentTour.map(withoutFiles), async (form) => {
      const made = await it.send("POST", "/api/tours", form);
      assert.equal(made.status, 201);
      const { body: tour } = await it.send("GET", `/api/tours/${made.body.id}`);
      const audioStops = form.audioStops.map((stop, i) => {
        const { id, code } = tour.audioStops[i];
        return { ...stop, id, code };
      });
      const whole = { ...form, audioStops };
      assert.deepEqual(plain(toForm(tour)), whole);
      const shown = await tourOnPage(it.client, `/tour/${tour.id}/edit`);
      assert.deepEqual(plain(toForm(shown)), whole);
      for (const kind of ["json", "geojson"] as const) {
        const file = exportTour(toForm(tour), kind, { now: NOW, origin: ORIGIN });
        const bytes = new TextEncoder().encode(file.text);
        const { form: imported, report } = importFile(bytes, file.name, ORIGIN);
        assert.deepEqual(imported, {
          ...withThings(form),
          audioStops: withoutCodes(audioStops).map(withThings),
        });
        assert.deepEqual(report, []);
      }
      const saved = await it.send("PUT", `/api/tours/${tour.id}`, { ...whole, revision: 1 });
      assert.equal(saved.status, 200);
      assert.deepEqual(plain(toForm(saved.body)), whole);
    }),
    { numRuns: 60 },
  );
});

/** A valid form in which one thing is replaced by anything, or to which something is added. */
const nearlyValid = fc.tuple(
  fc.constantFrom(...Object.keys(TourInput.shape), "userId", "revision", "draftId", "__proto__"),
  fc.jsonValue({ maxDepth: 3 }),
  fc.boolean(),
).map(([field, value, inStop]) => {
  const form = plain(makeTour());
  const target = inStop ? form.audioStops[0] : form;
  Object.defineProperty(target, field, { value, enumerable: true, configurable: true });
  return JSON.stringify(form);
});

const anyBody = fc.oneof(fc.json({ maxDepth: 4 }), fc.string(), nearlyValid);

Deno.test("whatever is thrown at the API: a 4xx with paths that changes nothing, or a success", async () => {
  // The clock goes on by a second for each request, so that none is refused as too fast.
  let at = Date.now();
  await using it = await withAuthor({
    now: () => new Date(at += 1000),
    elapsed: () => at += 1000,
  });
  const tour = (await it.send("POST", "/api/tours", makeTour())).body;
  const draft = (await it.send("POST", "/api/drafts", { draftData: {} })).body;
  const targets = [
    ["POST", "/api/tours"],
    ["PUT", `/api/tours/${tour.id}`],
    ["POST", "/api/drafts"],
    ["PUT", `/api/drafts/${draft.id}`],
  ];
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(anyBody, fc.constantFrom(...targets), async (body, [method, path]) => {
      const before = await it.everything();
      const answer = await it.send(method, path, body);
      if (answer.status < 300) return;
      refused++;
      assert.ok([400, 409].includes(answer.status), `${answer.status} for ${body}`);
      assert.equal(answer.headers.get("content-type"), "application/problem+json");
      if (answer.status === 400 && isJson(body)) {
        assert.ok(answer.body.errors.length > 0);
        for (const error of answer.body.errors) {
          assert.deepEqual(Object.keys(error), ["path", "message"]);
          assert.ok(error.message.length > 0);
        }
      }
      assert.deepEqual(await it.everything(), before);
    }),
    { numRuns: 400 },
  );
  assert.ok(refused > 200, `only ${refused} were refused`);
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

Deno.test("a tour that is nested too deep, of the wrong type or no JSON is refused without an error of ours", async () => {
  await using it = await withAuthor();
  const before = await it.everything();
  const deep = "[".repeat(400_000) + "]".repeat(400_000);
  for (const body of [deep, `{"audioStops":${deep}}`, "{", "\u0000", "null", '"text"']) {
    for (const path of ["/api/tours", "/api/drafts"]) {
      assert.equal((await it.send("POST", path, body)).status, 400, body.slice(0, 20));
    }
  }
  const text = await it.client.request("/api/tours", { method: "POST", body: "{}" });
  assert.equal(text.status, 415);
  assert.deepEqual(await it.everything(), before);
});
