/** The aligner of transcripts as Vite builds it, on a page with the app's policy. */
import type { Page } from "playwright-core";
import { build } from "vite";
import config from "../../../vite.config.ts";
import { freePort } from "../servers/process.ts";
import { shutDown } from "../servers/shut_down.ts";

const ENTRY = "tests/support/browser/aligner_page.ts";
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:";

/** Opens the aligner in `page`; `files` are recordings by their paths, such as "/1.mp3". */
export async function openAligner(page: Page, files: Map<string, Uint8Array<ArrayBuffer>>) {
  const folder = await Deno.makeTempDir();
  const { plugins, worker } = config;
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins,
    worker,
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: { page: ENTRY }, output: { entryFileNames: "page.js" } },
    },
  });
  const headers = { "content-security-policy": POLICY };
  const asked: string[] = [];
  const server = Deno.serve({ port: freePort(), onListen() {} }, async ({ url }) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    if (pathname === "/favicon.ico") return new Response(null, { status: 204 });
    const file = files.get(pathname);
    if (file) return new Response(file);
    if (pathname === "/") {
      const html =
        '<!doctype html><title>Aligner</title><script type="module" src="/page.js"></script>';
      return new Response(html, { headers: { ...headers, "content-type": "text/html" } });
    }
    try {
      const bytes = await Deno.readFile(`${folder}${pathname}`);
      const type = pathname.endsWith(".js")
        ? "text/javascript"
        : pathname.endsWith(".wasm")
        ? "application/wasm"
        : "application/octet-stream";
      return new Response(bytes, { headers: { ...headers, "content-type": type } });
    } catch {
      return new Response(null, { status: 404 });
    }
  });
  await page.goto(`http://localhost:${server.addr.port}/`);
  await page.waitForFunction(() => "alignRecording" in globalThis);
  return {
    /** The paths that the page asked for. */
    asked,
    async [Symbol.asyncDispose]() {
      await shutDown(server);
      await Deno.remove(folder, { recursive: true });
    },
  };
}
