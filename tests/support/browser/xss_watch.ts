/** Whether a page runs what somebody typed. */
import type { Page } from "playwright-core";
import { PAYLOADS } from "../data/xss_payloads.ts";

/** From now on the page notes scripts that run, and what its policy had to forbid. */
export async function watchForScripts(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction("xss", (n: number) => seen.push(`ran: ${PAYLOADS[n]}`));
  await page.exposeFunction("reportViolation", (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as {
      reportViolation: (text: string) => void;
    };
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      reportViolation(`forbidden: ${violatedDirective} ${blockedURI} at ${location.pathname}`);
    });
  });
  page.on("dialog", (dialog) => {
    // A form with changes asks before it is left.
    if (dialog.type() === "beforeunload") return dialog.accept();
    seen.push(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  return seen;
}

/** Invalid pictures and recordings fail to load, which the console reports. */
export const MISSING_FILES = /Failed to load resource|net::ERR_|Not allowed to load local resource/;
