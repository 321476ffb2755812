/** Answers of a proxy while the server behind it does not answer: they count as no connection. */

/** No answer of the server itself; `answer` is the proxy's. */
export class ServerDown extends Error {
  constructor(readonly answer: Response) {
    super("The server is down");
  }
}

/**
 * The answer of the server, unchanged.
 *
 * @throws {ServerDown} for an answer that a proxy has made in its place. Those of `deploy/` say so
 * in a header (RFC 9209), and others by their status.
 */
export function ofServer(answer: Response): Response {
  const { status, headers } = answer;
  const isDown = status === 502 || status === 504 ||
    /;\s*error=/.test(headers.get("proxy-status") ?? "");
  if (isDown) throw new ServerDown(answer);
  return answer;
}
