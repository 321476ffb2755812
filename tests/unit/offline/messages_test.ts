import assert from "node:assert/strict";
import { isTakeoverRequest, mayTakeOver } from "../../../lib/offline/messages.ts";

const pageFiles = ["/assets/client-2.js", "/assets/styles-2.css"];
const request = { type: "take-over", files: pageFiles } as const;
const ask = (files: string[], openPages: number) =>
  mayTakeOver({ ...request, files }, { pageFiles, openPages });

Deno.test("a new build takes over from the only page that is open, if it is of that build", () => {
  assert.ok(ask(pageFiles, 1));
});

Deno.test("a new build waits while another page is open, which may need the files before it", () => {
  assert.equal(ask(pageFiles, 2), false);
});

Deno.test("a new build waits while the page that asks is of the build before", () => {
  assert.equal(ask(["/assets/client-1.js", "/assets/styles-1.css"], 1), false);
  assert.equal(ask(["/assets/client-2.js", "/assets/styles-1.css"], 1), false);
  assert.equal(ask([], 1), false);
});

Deno.test("a message of anybody else is no request to take over", () => {
  assert.ok(isTakeoverRequest({ ...request }));
  for (const data of [null, undefined, "take-over", 1, {}, { type: "take-over" }, { files: [] }]) {
    assert.equal(isTakeoverRequest(data), false);
  }
});
