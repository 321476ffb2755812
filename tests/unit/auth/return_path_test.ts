import assert from "node:assert/strict";
import fc from "fast-check";
import { safeReturnPath } from "../../../lib/auth/return_path.ts";

Deno.test("a path of ours stays as it is, with query and fragment", () => {
  for (
    const path of [
      "/",
      "/tours",
      "/tour/01ARZ3NDEKTSV4RRFFQ69G5FAV?autoplay=1#stop-2",
      "/tours?q=a%20b&share=100%25",
      "/tours?from=https://example.org/",
      "/s%C3%B6k",
    ]
  ) assert.equal(safeReturnPath(path), path);
});

const HOSTILE = [
  "",
  "tours",
  "https://evil.example",
  "https:evil.example",
  "http://localhost:8000/",
  "//evil.example",
  "///evil.example",
  "////evil.example/..",
  "/\\evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/ok\r\nset-cookie: session=x",
  "/%0d%0aset-cookie:%20session=x",
  "/%2f%2fevil.example",
  "/%2Fevil.example",
  "/%5cevil.example",
  "/%255cevil.example",
  "/%252f%252fevil.example",
  "/%25252fevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/%2e%2e//evil.example",
  "/%09/evil.example",
  "/%00",
  "/%",
  "/%c3%28",
  "javascript:alert(1)",
  "/\u0000javascript:alert(1)",
  "data:text/html,x",
  "@evil.example",
  "?next=//evil.example",
  "/api/auth/user",
  "/API/login",
  "/demo-provider/auth",
  `/${"x".repeat(1000)}`,
];

for (const text of HOSTILE) {
  Deno.test(`a sign-in leads home instead of to ${JSON.stringify(text.slice(0, 40))}`, () => {
    assert.equal(safeReturnPath(text), "/");
  });
}

Deno.test("whatever is asked for, a browser stays on our origin", () => {
  const piece = fc.constantFrom("/", "\\", ".", "..", "%2f", "%5c", "%252f", "%09", "\t", "@", ":");
  const text = fc.array(fc.oneof(piece, fc.string({ maxLength: 4 }), fc.constant("evil.example")));
  fc.assert(
    fc.property(text.map((parts) => `/${parts.join("")}`), (path) => {
      const result = safeReturnPath(path);
      for (const base of ["http://localhost:8000", "https://tours.school.example"]) {
        assert.equal(new URL(result, base).origin, base);
      }
      assert.match(result, /^\/(?![/\\])/);
    }),
    { numRuns: 2000 },
  );
});
