/** PDFs that authors send beside the pictures of their pages. */
import assert from "node:assert/strict";
import { hashOf } from "../../support/data/media_files.ts";
import { lines, pdfPages } from "../../support/data/pdf_file.ts";
import { makeTour } from "../../support/data/tours.ts";
import { withUploads } from "../../support/people/uploads.ts";

const LETTER = pdfPages([{ draw: lines([[700, "Dear Ada,"]]) }]);

Deno.test("a PDF is stored as a document, and sent as a download that runs nothing", async () => {
  await using it = await withUploads();
  const sent = await it.author.send(LETTER);
  assert.equal(sent.status, 200);
  const { media } = await sent.json();
  const url = `/media/${hashOf(LETTER)}.pdf`;
  assert.deepEqual([media.url, media.kind, media.type], [url, "document", "application/pdf"]);
  const things = [{ id: "letter", url: "https://example.org/page.jpg", file: url }];
  const tour = makeTour();
  const [stop] = tour.audioStops;
  const saved = await it.author.client.json("POST", "/api/tours", {
    ...tour,
    audioStops: [{ ...stop, things }],
  });
  assert.equal(saved.status, 201);
  const answer = await it.app.request(url);
  assert.deepEqual(await answer.bytes(), LETTER);
  assert.equal(answer.headers.get("content-type"), "application/pdf");
  assert.match(answer.headers.get("content-disposition")!, /^attachment; filename="\w+\.pdf"$/);
  assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
  assert.match(answer.headers.get("content-security-policy")!, /default-src 'none'.*sandbox/);
});

Deno.test("a PDF with a script, one without its end and no PDF are refused in clear words", async () => {
  await using it = await withUploads();
  const refused = async (bytes: Uint8Array<ArrayBuffer>, said: RegExp) => {
    const answer = await it.author.send(bytes);
    assert.equal(answer.status, 400);
    assert.match((await answer.json()).detail, said);
  };
  const script = pdfPages([{ draw: "" }], { more: ["<< /S /JavaScript /JS (app.alert(1)) >>"] });
  await refused(script, /^This PDF contains a script, .* Print it to a new PDF, and use that\.$/);
  await refused(LETTER.slice(0, -400), /^This file is damaged: its end is missing\./);
});
