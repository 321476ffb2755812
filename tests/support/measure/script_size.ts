/** How much JavaScript a page loads. */
import type { Page } from "playwright-core";

/** The scripts of ours that `page` asks for from now on, with their gzipped bytes as built. */
export function watchScripts(page: Page): { names: () => string[]; bytes: () => number } {
  const paths = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/assets/") && pathname.endsWith(".js")) paths.add(pathname);
  });
  return {
    names: () => [...paths],
    bytes: () => [...paths].reduce((sum, path) => sum + Deno.statSync(`dist${path}.gz`).size, 0),
  };
}
