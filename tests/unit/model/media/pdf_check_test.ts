/** PDFs that visitors may have, and those in which something runs or is hidden. */
import assert from "node:assert/strict";
import { createPdfCheck } from "../../../../lib/model/media/pdf_check.ts";
import { pdfFlawText } from "../../../../lib/model/media/pdf_flaw_text.ts";
import {
  compressed,
  firstMore,
  lines,
  type PdfObject,
  pdfPages,
} from "../../../support/data/pdf_file.ts";

/** The flaw of a PDF that comes in blocks of this size; a PDF of one page with further objects. */
function flawOf(bytes: Uint8Array, block = 65_536): string | undefined {
  const check = createPdfCheck();
  for (let at = 0; at < bytes.length; at += block) check.push(bytes.subarray(at, at + block));
  const flaw = check.end();
  return flaw && pdfFlawText(flaw);
}

const PAGE = [{ draw: lines([[700, "The word JavaScript, and /JS and /AA, in a text"]]) }];
const withObjects = (...more: PdfObject[]) => pdfPages(PAGE, { more });

const SCRIPT = /^This PDF contains a script, .* Print it to a new PDF, and use that\.$/;
const FILES = /^This PDF contains other files, or films\./;
const UNUSUAL = /^This PDF is made in an unusual way/;

Deno.test("a letter with links, outlines, a form and objects in a stream is fine", () => {
  const fine = pdfPages(PAGE, {
    catalogue: `/OpenAction [3 0 R /Fit] /AcroForm << /Fields [] >> /Outlines ${firstMore(1)} 0 R`,
    more: [
      "<< /Type /Outlines /First 3 0 R /Last 3 0 R /Count 1 >>",
      "<< /S /URI /URI (https://example.org/JavaScript) >>",
      compressed("9 0 << /Type /Font /AAPL true /JSize 3 >>", "/Type /ObjStm /N 1 /First 4"),
    ],
  });
  assert.equal(flawOf(fine), undefined);
  assert.equal(flawOf(fine, 7), undefined);
});

Deno.test("scripts and actions are found in objects, whatever letters their names have", () => {
  for (
    const object of [
      "<< /S /JavaScript /JS (app.alert(1)) >>",
      "<</S/J#61va#53cript/Next 9 0 R>>",
      "<< /S /Launch /F (run.exe) >>",
      "<< /S /SubmitForm /F (https://example.org) >>",
      "<< /AA << /O 9 0 R >> >>",
      "<< /AcroForm << /XFA 9 0 R >> >>",
    ]
  ) {
    assert.match(flawOf(withObjects(object)) ?? object, SCRIPT);
    assert.match(flawOf(withObjects(object), 5) ?? `${object} in blocks`, SCRIPT);
  }
  assert.match(flawOf(withObjects("<< /Type /EmbeddedFile >>")) ?? "", FILES);
  assert.match(flawOf(pdfPages(PAGE, { trailer: "/Encrypt 9 0 R" })) ?? "", /has a password/);
});

Deno.test("scripts are found in streams of objects, with or without the name of their kind", () => {
  const script = "9 0 << /S /JavaScript /JS (app.alert(1)) >>";
  for (const about of ["/Type /ObjStm /N 1 /First 4", "/Type /Obj#53tm", "/N 1 /First 4"]) {
    for (const block of [65_536, 11]) {
      const pdf = withObjects("<< /Type /Font >>", compressed(script, about));
      assert.match(flawOf(pdf, block) ?? about, SCRIPT);
    }
  }
  const plain = { dictionary: "/Type /ObjStm /N 1 /First 4", content: "9 0 << /AA 3 0 R >>" };
  assert.match(flawOf(withObjects(plain)) ?? "", SCRIPT);
});

Deno.test("streams of objects that cannot be read are refused, and so are bombs", () => {
  const about = "/Type /ObjStm /N 1 /First 4";
  for (
    const dictionary of [
      `${about} /Filter /LZWDecode`,
      `${about} /Filter [/ASCIIHexDecode /FlateDecode]`,
      `${about} /Filter /FlateDecode /DecodeParms << /Predictor 12 >>`,
      `${about} /Filter /FlateDecode`,
    ]
  ) {
    assert.match(
      flawOf(withObjects({ dictionary, content: "not deflated" })) ?? dictionary,
      UNUSUAL,
    );
  }
  const bomb = withObjects(compressed(" ".repeat(40_000_000), about));
  assert.ok(bomb.length < 200_000);
  assert.match(flawOf(bomb) ?? "", UNUSUAL);
});

Deno.test("bytes of pictures that look like short names are no script", () => {
  const picture = {
    dictionary: "/Subtype /Image /Filter /DCTDecode",
    content: "\xff/JS /AA /XFA ",
  };
  assert.equal(flawOf(withObjects(picture)), undefined);
});
