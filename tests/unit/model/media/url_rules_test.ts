import assert from "node:assert/strict";
import { isSafeUrl, isTestBeep, parseUrl } from "../../../../lib/model/media/url_rules.ts";

Deno.test("https addresses and paths of our own are safe", () => {
  for (
    const url of [
      "https://example.org/a.mp3?b=1#c",
      "HTTPS://example.org",
      "/archives/a.mp3",
      "/media/api/a.jpg",
      "/apiary.jpg",
    ]
  ) {
    assert.ok(isSafeUrl(url), url);
  }
});

Deno.test("any other address is not", () => {
  const unsafe = [
    "",
    "a.mp3",
    "http://example.org/a.mp3",
    "javascript:alert(1)",
    "data:audio/wav,x",
    "//example.org/a.mp3",
    "//own.invalid/a.mp3",
    "/\\example.org/a.mp3",
    "https:example.org",
    "https:///example.org",
    "https://user@example.org/a.mp3",
    "https://user:secret@example.org/a.mp3",
    "https://:secret@example.org/a.mp3",
    "https://exa mple.org",
    'https://example.org/"><script>',
    "https://[",
    `https://example.org/${"a".repeat(2048)}`,
    // Requests to these change something, or their answers depend on the user.
    "/api/login",
    "/api",
    "/API/login",
    "/archives/../api/login",
    "/%61pi/login",
    "/archives/%2e%2e/api/login",
    "/./api/auth/session?x.jpg",
    "/archives/..%2fapi/login",
    "/%2561pi/login",
    "/api/%252e%252e/x.jpg",
    "/%61pi/%252e%252e/x.jpg",
    "/archives/%2e%2e%2fapi/login",
    "/%5capi/login",
    "/archives%5c..%5cAPI/login",
    "/demo-provider/auth",
    "/%",
  ];
  for (const url of unsafe) assert.ok(!isSafeUrl(url), url);
});

Deno.test("test sounds are test-beep, alone or with a number of up to three digits", () => {
  for (const text of ["test-beep", "test-beep-1", "test-beep-999"]) assert.ok(isTestBeep(text));
  for (const text of ["beep", "test-beep-", "test-beep-1000", "test-beep-x", "a test-beep-1"]) {
    assert.ok(!isTestBeep(text), text);
  }
});

Deno.test("a text that is no URL is undefined, also where browsers have no URL.canParse", () => {
  assert.equal(parseUrl("https://["), undefined);
  assert.equal(parseUrl("/a"), undefined);
  assert.equal(parseUrl("/a", "https://example.org")?.href, "https://example.org/a");
});
