/** Many requests at once, each with a body and a connection of its own, and what became of them. */

type Burst = {
  /** Answered, whatever the status. */
  answered: number;
  /** Their connections were not taken any more. */
  refused: number;
  /** Taken, and closed without a whole answer. */
  dropped: number;
};

const BODY = JSON.stringify({ text: "a".repeat(2000) });

/**
 * Sends `requests` POSTs to `path` at `port`; calls `midway` when a quarter of them are answered.
 */
export async function sendBurst(
  { port, path, requests, midway }: {
    port: number;
    path: string;
    requests: number;
    midway: () => void;
  },
): Promise<Burst> {
  const burst: Burst = { answered: 0, refused: 0, dropped: 0 };
  const bytes = new TextEncoder().encode(
    [
      `POST ${path} HTTP/1.1`,
      `Host: localhost:${port}`,
      `Origin: http://localhost:${port}`,
      "Content-Type: application/json",
      `Content-Length: ${BODY.length}`,
      "",
      BODY,
    ].join("\r\n"),
  );
  await Promise.all(Array.from({ length: requests }, async () => {
    const outcome = await send(port, bytes);
    burst[outcome]++;
    if (outcome === "answered" && burst.answered === Math.ceil(requests / 4)) midway();
  }));
  return burst;
}

async function send(port: number, bytes: Uint8Array): Promise<keyof Burst> {
  let connection: Deno.TcpConn;
  try {
    connection = await Deno.connect({ hostname: "127.0.0.1", port });
  } catch (error) {
    if (error instanceof Deno.errors.ConnectionRefused) return "refused";
    throw error;
  }
  try {
    for (let at = 0; at < bytes.length;) at += await connection.write(bytes.subarray(at));
    const buffer = new Uint8Array(16 * 1024);
    const read = await connection.read(buffer);
    const text = new TextDecoder().decode(buffer.subarray(0, read ?? 0));
    return text.startsWith("HTTP/1.1 ") ? "answered" : "dropped";
  } catch {
    return "dropped";
  } finally {
    connection.close();
  }
}
