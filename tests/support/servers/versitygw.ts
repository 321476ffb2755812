/** A real S3 server for tests: versitygw, which keeps buckets in a folder. */
import { pathOf } from "../../../tools/programs.ts";
import type { S3Config } from "../../../lib/media/media_config.ts";
import { answers, freePort } from "./process.ts";

/**
 * A server with an empty bucket, and what sends it a signal; disposing ends it, and its data is
 * gone.
 */
type Versitygw = AsyncDisposable & {
  config: S3Config;
  /** The bucket as settings of the program. */
  settings: Record<string, string>;
  send: (signal: Deno.Signal) => void;
};

export async function startVersitygw(): Promise<Versitygw> {
  const folder = await Deno.makeTempDir({ prefix: "versitygw-" });
  await Deno.mkdir(`${folder}/archives`);
  const port = freePort();
  const config = {
    url: `http://127.0.0.1:${port}`,
    bucket: "archives",
    region: "us-east-1",
    accessKeyId: "test",
    secretAccessKey: "a secret of the tests",
  };
  const server = new Deno.Command(pathOf("versitygw")!, {
    args: ["--port", `127.0.0.1:${port}`, "--health", "/health", "posix", folder],
    env: {
      ROOT_ACCESS_KEY: config.accessKeyId,
      ROOT_SECRET_KEY: config.secretAccessKey,
    },
    stdout: "null",
    stderr: "null",
  }).spawn();
  let running = true;
  server.status.then(() => running = false);
  while (!await answers(`${config.url}/health`)) {
    if (!running) throw new Error("versitygw ended at its start");
    await new Promise((done) => setTimeout(done, 20));
  }
  return {
    config,
    settings: {
      S3_URL: config.url,
      S3_BUCKET: config.bucket,
      S3_ACCESS_KEY_ID: config.accessKeyId,
      S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    },
    send: (signal) => server.kill(signal),
    async [Symbol.asyncDispose]() {
      server.kill();
      await server.status;
      await Deno.remove(folder, { recursive: true });
    },
  };
}
