/** Refuses surplus connections. */
import { within } from "../../model/within.ts";

const ANSWER = new TextEncoder().encode([
  "HTTP/1.1 503 Service Unavailable",
  "content-type: text/plain; charset=utf-8",
  "cache-control: no-store",
  "retry-after: 5",
  "connection: close",
  "",
  "Too many connections are open. Try again in a few seconds.\n",
].join("\r\n"));

/** Most that get an answer at once; more are closed without one. */
const MOST_AT_ONCE = 64;

/** The time limit of one, in milliseconds. */
const LONGEST_MS = 1000;

/** Makes the function that answers 503 to the first request, and closes the connection. */
export function createRefusal(): (connection: Deno.TcpConn) => Promise<void> {
  let running = 0;
  return async (connection) => {
    if (running >= MOST_AT_ONCE) return connection.close();
    running++;
    try {
      await within(LONGEST_MS, () => answer(connection));
    } catch {
      // The client disconnected, or is slow.
    } finally {
      running--;
      connection.close();
    }
  };
}

async function answer(connection: Deno.TcpConn): Promise<void> {
  // Closing a connection with unread data would make the system discard the answer.
  const buffer = new Uint8Array(16 * 1024);
  if (await connection.read(buffer) === null) return;
  await connection.write(ANSWER);
  await connection.closeWrite();
  while (await connection.read(buffer) !== null);
}
