/** What the service worker fetches of other sites for a page. */
import assert from "node:assert/strict";
import {
  fetchForeignFile,
  FOREIGN_FILE_PATH,
} from "../../../../lib/offline/worker/foreign_files.ts";

/** Asks for the file at `url`; resolves to what was fetched, if anything was. */
async function ask(url: string, init: RequestInit = {}) {
  const fetched: { url: string; init: RequestInit }[] = [];
  const address = `http://localhost${FOREIGN_FILE_PATH}?${new URLSearchParams({ url })}`;
  const answer = await fetchForeignFile(new Request(address, init), (url, init) => {
    fetched.push({ url: String(url), init: init! });
    return Promise.resolve(new Response("sound"));
  });
  return { answer, fetched };
}

Deno.test("a file of another site is fetched as nobody, in the range that was asked for", async () => {
  const url = "https://sounds.example/bell.mp3?size=large";
  const { answer, fetched } = await ask(url, { headers: { range: "bytes=5-9" } });
  assert.equal(await answer.text(), "sound");
  const [{ url: asked, init: { method, mode, credentials, headers } }] = fetched;
  assert.deepEqual([asked, method, mode, credentials], [url, "GET", "cors", "omit"]);
  assert.deepEqual(headers, { range: "bytes=5-9" });
  const { fetched: [{ init }] } = await ask(url, { method: "HEAD" });
  assert.deepEqual([init.method, init.headers], ["HEAD", undefined]);
});

for (
  const url of [
    "/api/user/export",
    "/media/bell.mp3",
    "http://sounds.example/bell.mp3",
    "data:text/plain,a",
    "",
  ]
) {
  Deno.test(`"${url}" is no file of another site, and is not fetched`, async () => {
    const { answer, fetched } = await ask(url);
    assert.equal(answer.type, "error");
    assert.deepEqual(fetched, []);
  });
}
