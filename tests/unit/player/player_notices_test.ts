import assert from "node:assert/strict";
import { failureNotice, playRefusal, refusedNotice } from "../../../lib/player/player_notices.ts";

Deno.test("a start that was refused, one that was superseded and a broken sound differ", () => {
  assert.equal(playRefusal(new DOMException("", "NotAllowedError")), "blocked");
  assert.equal(playRefusal(new DOMException("", "AbortError")), "superseded");
  assert.equal(playRefusal(new DOMException("", "NotSupportedError")), "broken");
  assert.equal(playRefusal("anything else"), "broken");
});

Deno.test("every failure of a recording has its own text and offers to try again", () => {
  const notices = [1, 2, 3, 4, undefined].map((code) => failureNotice(code, true));
  assert.equal(new Set(notices.map((n) => n.text)).size, 5);
  for (const { kind, retry, text } of notices) {
    assert.deepEqual({ kind, retry }, { kind: "error", retry: true });
    assert.match(text, /You hear a tone instead\.$/);
  }
});

Deno.test("offline, the missing network is the reason, except for a damaged file", () => {
  assert.match(failureNotice(2, false).text, /offline/);
  assert.match(failureNotice(4, false).text, /offline/);
  assert.match(failureNotice(3, false).text, /damaged/);
});

Deno.test("a refused address offers no retry: it would be refused again", () => {
  assert.equal(refusedNotice("No.").retry, false);
});
