import assert from "node:assert/strict";
import { cameraProblem } from "../../../../lib/device/scan/camera.ts";
import { readScanned } from "../../../../lib/device/scan/scanned_text.ts";
import { checkLetterOf, formatShortCode } from "../../../../lib/model/tour/short_code.ts";

const SITE = "https://archive.example.org";
const CODE = `K7M4Q${checkLetterOf("K7M4Q")}`;

const problem = (text: string): string => {
  const scanned = readScanned(text, SITE);
  assert.ok("problem" in scanned, text);
  return scanned.problem;
};

Deno.test("addresses of this site and bare codes are accepted, in any spelling", () => {
  const texts = [
    `${SITE}/q/${CODE}`,
    `${SITE}/q/${CODE.toLowerCase()}/`,
    `HTTPS://ARCHIVE.EXAMPLE.ORG/Q/${CODE}`,
    `${SITE}/de/q/${CODE}`,
    CODE,
    formatShortCode(CODE),
  ];
  for (const text of texts) assert.deepEqual(readScanned(text, SITE), { code: CODE }, text);
});

Deno.test("other texts are named, and never opened", () => {
  for (
    const text of [
      `https://evil.example.com/q/${CODE}`,
      `${SITE}.evil.example.com/q/${CODE}`,
      `${SITE}@evil.example.com/q/${CODE}`,
      `http://archive.example.org/q/${CODE}`,
      `${SITE}/tour/01ARZ3NDEKTSV4RRFFQ69G5FAV`,
      `javascript:alert(1)`,
      "4006381333931",
    ]
  ) assert.equal(problem(text), `This isn’t a code of this site. It says: ${text}`);
  assert.ok(problem(`https://example.com/${"x".repeat(3000)}`).length < 130);
});

Deno.test("an address of this site with a wrong letter says so", () => {
  assert.match(problem(`${SITE}/q/${CODE.replace("M", "N")}`), /one letter is wrong/);
});

Deno.test("each fault of a camera says what to do, and that the code can be typed", () => {
  const names = [
    "NotAllowedError",
    "NotFoundError",
    "NotReadableError",
    "NoCameras",
    "ReaderMissing",
  ];
  const said = names.map((name) => cameraProblem({ name, message: "?" }));
  assert.equal(new Set(said).size, names.length);
  for (const text of said) assert.match(text, /type the code instead/);
});
