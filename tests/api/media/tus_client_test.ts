/** The client library that the form sends files with, against a server that listens. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { Upload, type UploadOptions } from "tus-js-client";
import type { UploadState } from "../../../lib/model/media/media.ts";
import { Client } from "../../support/people/client.ts";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { testServer } from "../../support/servers/server.ts";

const TONE = mediaFile("tone.mp3");

/** Sends `TONE`; resolves to what the server says of it. */
function send(origin: string, cookie: string, options: UploadOptions): Promise<UploadState> {
  return new Promise((resolve, reject) => {
    new Upload(Buffer.from(TONE), {
      endpoint: `${origin}/api/uploads`,
      headers: { cookie, origin },
      metadata: { filename: "Größe.mp3", filetype: "audio/mpeg", sha256: hashOf(TONE) },
      retryDelays: [0, 10, 100],
      onError: reject,
      onSuccess: ({ lastResponse }) => resolve(JSON.parse(lastResponse.getBody())),
      ...options,
    }).start();
  });
}

Deno.test("tus-js-client sends a file in chunks, and goes on after a connection was cut", async () => {
  const folder = await Deno.makeTempDir();
  let patches = 0;
  {
    await using it = await testServer({
      settings: { DATA_DIR: folder },
      async intercept(request, app) {
        // The answer to the second chunk is lost: its bytes are there, and the client must ask.
        if (request.method !== "PATCH" || ++patches !== 2) return await app(request);
        await (await app(request)).body?.cancel();
        return new Response(null, { status: 502 });
      },
    });
    const client = new Client(
      { request: (url, init) => fetch(url, { redirect: "manual", ...init }) },
      it.origin,
    );
    await client.login("author");
    const cookie = client.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const state = await send(it.origin, cookie, { chunkSize: 3000 });
    assert.ok(state.state === "finished");
    assert.deepEqual([state.name, state.media.hash], ["Größe.mp3", hashOf(TONE)]);
    assert.equal(patches, 3, "each chunk is sent once");
    const range = { headers: { cookie, range: "bytes=0-9" } };
    const part = await fetch(`${it.origin}${state.media.url}`, range);
    assert.deepEqual(await part.bytes(), TONE.slice(0, 10));
  }
  await Deno.remove(folder, { recursive: true });
});
