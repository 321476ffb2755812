import assert from "node:assert/strict";
import { shareLink } from "../../../lib/device/share_link.ts";

const LINK = { title: "The mill", url: "https://tours.example.org/tour/1" };

/** A device whose share sheet and clipboard may be missing, or refuse. */
function device({ sheet, clipboard }: { sheet?: Error | "works"; clipboard?: Error | "works" }) {
  const got: unknown[] = [];
  const take = (answer: Error | "works") => (what: unknown) => {
    if (answer instanceof Error) return Promise.reject(answer);
    got.push(what);
    return Promise.resolve();
  };
  return {
    got,
    ...(sheet && { share: take(sheet) }),
    ...(clipboard && { clipboard: { writeText: take(clipboard) } }),
  };
}

const named = (name: string) => Object.assign(new Error(name), { name });

Deno.test("a link goes to the share sheet where there is one", async () => {
  const it = device({ sheet: "works", clipboard: "works" });
  assert.equal(await shareLink(it, LINK), "shared");
  assert.deepEqual(it.got, [LINK]);
});

Deno.test("closing the share sheet copies nothing and shows no error", async () => {
  const it = device({ sheet: named("AbortError"), clipboard: "works" });
  assert.equal(await shareLink(it, LINK), "shared");
  assert.deepEqual(it.got, []);
});

Deno.test("without a share sheet, or with one that does not open, the link is copied", async () => {
  for (const sheet of [undefined, named("NotAllowedError")]) {
    const it = device({ sheet, clipboard: "works" });
    assert.equal(await shareLink(it, LINK), "copied");
    assert.deepEqual(it.got, [LINK.url]);
  }
});

Deno.test("where nothing may be copied either, that is the answer", async () => {
  assert.equal(await shareLink(device({}), LINK), "refused");
  assert.equal(await shareLink(device({ clipboard: named("NotAllowedError") }), LINK), "refused");
});
