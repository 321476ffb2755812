import assert from "node:assert/strict";
import { failureNotice, playRefusal, refusedNotice } from "../../../lib/audio/player_notices.ts";

Deno.test("a refused start, an overtaken one and a broken sound are told apart", () => {
  assert.equal(playRefusal(new DOMException("", "NotAllowedError")), "blocked");
  assert.equal(playRefusal(new DOMException("", "AbortError")), "superseded");
  assert.equal(playRefusal(new DOMException("", "NotSupportedError")), "broken");
  assert.equal(playRefusal("anything else"), "broken");
});

Deno.test("every failure of a recording is said in words of its own, with a way to try again", () => {
  const notices = [1, 2, 3, 4, undefined].map((code) => failureNotice(code, true));
  assert.equal(new Set(notices.map((n) => n.text)).size, 5);
  for (const { kind, retry, text } of notices) {
    assert.deepEqual({ kind, retry }, { kind: "error", retry: true });
    assert.match(text, /A tone plays instead\.$/);
  }
});

Deno.test("without a network the network is the reason, except for a damaged file", () => {
  assert.match(failureNotice(2, false).text, /offline/);
  assert.match(failureNotice(4, false).text, /offline/);
  assert.match(failureNotice(3, false).text, /damaged/);
});

Deno.test("a refused address offers no retry: it would be refused again", () => {
  assert.equal(refusedNotice("No.").retry, false);
});
