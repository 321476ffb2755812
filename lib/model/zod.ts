/**
 * zod, for every module that may reach the browser: importing it from here sets its options before
 * the first schema is made.
 */
import { z } from "zod";

// In the browser zod would test whether it may compile its checks with `new Function`. The content
// security policy forbids that, and would report each test as a violation. The server keeps the
// faster, compiled checks.
if ("document" in globalThis) z.config({ jitless: true });

export { z };
