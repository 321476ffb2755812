/** A module as Vite builds it, on a page with the app's policy. */
import type { Page } from "playwright-core";
import { build } from "vite";
import config from "../../../../vite.config.ts";
import { LANGUAGES, sectionsOf } from "../../../../lib/texts/catalogue.ts";
import { textsScript } from "../../../../tools/build_texts.ts";
import { freePort } from "../../servers/process.ts";
import { shutDown } from "../../servers/shut_down.ts";

const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:";

/** The types of a build's files; all others are bytes. */
const TYPES: Record<string, string> = { js: "text/javascript", wasm: "application/wasm" };

/** The folders of builds, by the paths of their entries; they go with the process. */
const builds = new Map<string, Promise<string>>();
globalThis.addEventListener("unload", () => folders.forEach(removeFolder));
const folders: string[] = [];
const removeFolder = (folder: string) => Deno.removeSync(folder, { recursive: true });

async function buildEntry(entry: string): Promise<string> {
  const folder = await Deno.makeTempDir();
  folders.push(folder);
  const { plugins, resolve, worker } = config;
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins,
    resolve,
    worker,
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: { page: entry }, output: { entryFileNames: "page.js" } },
    },
  });
  return folder;
}

/**
 * Serves a page that loads the module at the path `entry`; `files` are those that it asks for, by
 * their paths, such as "/1.mp3".
 */
export async function serveBuilt(entry: string, files: Map<string, Uint8Array<ArrayBuffer>>) {
  const building = builds.get(entry) ?? buildEntry(entry);
  builds.set(entry, building);
  const folder = await building;
  const headers = { "content-security-policy": POLICY };
  const asked: string[] = [];
  const server = Deno.serve({ port: freePort(), onListen() {} }, async ({ url }) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    if (pathname === "/favicon.ico") return new Response(null, { status: 204 });
    const file = files.get(pathname);
    if (file) return new Response(file);
    if (pathname === "/texts.js") {
      const headers = { "content-type": "text/javascript" };
      return new Response(textsScript(sectionsOf(LANGUAGES.get("en")!)), { headers });
    }
    if (pathname === "/") {
      const html =
        '<!doctype html><html lang="en"><title>Built</title><script src="/texts.js"></script>' +
        '<script type="module" src="/page.js"></script>';
      return new Response(html, { headers: { ...headers, "content-type": "text/html" } });
    }
    try {
      const bytes = await Deno.readFile(`${folder}${pathname}`);
      const type = TYPES[pathname.replace(/.*\./, "")] ?? "application/octet-stream";
      return new Response(bytes, { headers: { ...headers, "content-type": type } });
    } catch {
      return new Response(null, { status: 404 });
    }
  });
  return {
    url: `http://localhost:${server.addr.port}/`,
    /** The paths that the page asked for. */
    asked,
    [Symbol.asyncDispose]: () => shutDown(server),
  };
}

/** Opens such a page, and waits until its module has set the global function `name`. */
export async function openBuilt(
  page: Page,
  { entry, files, name }: {
    entry: string;
    files: Map<string, Uint8Array<ArrayBuffer>>;
    name: string;
  },
) {
  const server = await serveBuilt(entry, files);
  await page.goto(server.url);
  await page.waitForFunction((name) => name in globalThis, name);
  return server;
}
