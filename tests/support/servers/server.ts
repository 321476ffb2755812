/** A whole server for a test: on a store of its own, with tours of the test's own. */
import type { Hono } from "hono";
import { createDiskStore } from "../../../lib/media/disk_store.ts";
import { readConfig } from "../../../lib/server/host/config.ts";
import { createLog } from "../../../lib/server/host/log.ts";
import { readManifest } from "../../../lib/server/http/manifest.ts";
import { addDemoArchives } from "../../../lib/server/host/new_store.ts";
import { createApp } from "../../../routes/app.ts";
import type { Env, Parts } from "../../../routes/context.ts";
import { openTestStore } from "../store/store.ts";
import { shutDown } from "./shut_down.ts";

/** Failures are shown; requests that a test means to be refused are not. */
const log = createLog({ write: (level, line) => level === "error" && console.error(line) });

export type TestApp = AsyncDisposable & { app: Hono<Env>; kv: Deno.Kv };

/** An app without a port; `settings` are environment variables. Disposing closes its store. */
export async function testApp(
  { settings = {}, ...parts }: Partial<Parts> & { settings?: Record<string, string> } = {},
): Promise<TestApp> {
  const store = await openTestStore();
  const { kv } = store;
  const config = readConfig((name) => settings[name]);
  const client = readManifest("dist");
  const app = createApp({ kv, config, client, now: () => new Date(), fetch, log, ...parts });
  return {
    app,
    kv,
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  };
}

export type TestServer = TestApp & {
  origin: string;
  /** Stops listening; the store stays open. */
  stop(): Promise<void>;
  /** Listens again, at the same address. */
  start(): void;
};

type Answer = (request: Request) => Response | Promise<Response>;

export type ServerOptions = Parameters<typeof testApp>[0] & {
  demo?: boolean;
  /** Answers in place of the app, which it may ask. */
  intercept?: (request: Request, app: Answer) => Response | Promise<Response>;
};

/** The same app, listening on a free port of localhost (geolocation needs that name). */
export async function testServer(
  { demo = false, settings, intercept = (request, app) => app(request), ...options }:
    ServerOptions = {},
): Promise<TestServer> {
  const ready = Promise.withResolvers<TestApp>();
  const listen = (port: number) =>
    Deno.serve(
      { hostname: "127.0.0.1", port, onListen: () => {} },
      async (request) => intercept(request, (await ready.promise).app.fetch),
    );
  let server = listen(0);
  const { port } = server.addr;
  // The app knows its own address before anybody asks it for anything: sign-in leads back there.
  const origin = `http://localhost:${port}`;
  const folder = demo ? await Deno.makeTempDir({ prefix: "demo_" }) : undefined;
  const all = { APP_ORIGIN: origin, ...folder && { DATA_DIR: folder }, ...settings };
  const test = await testApp({ ...options, settings: all });
  if (folder) {
    const objects = createDiskStore(all.DATA_DIR ?? folder);
    await addDemoArchives({ kv: test.kv, objects, now: new Date() });
  }
  ready.resolve(test);
  return {
    ...test,
    origin,
    stop: () => shutDown(server),
    start: () => void (server = listen(port)),
    async [Symbol.asyncDispose]() {
      await shutDown(server);
      await test[Symbol.asyncDispose]();
      if (folder) await Deno.remove(folder, { recursive: true });
    },
  };
}
