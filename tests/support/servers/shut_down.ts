/** How a test's server ends. */
import { soon } from "../measure/soon.ts";

/**
 * Ends a server once it has answered. A test that failed may have left a request without an answer:
 * for that one, `shutdown` waits for ever.
 */
export const shutDown = (server: Deno.HttpServer): Promise<void> =>
  soon(server.shutdown(), "an answer to every request");
