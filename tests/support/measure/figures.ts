/** What a server says of itself at /metrics. */

/** The token of tests and benches. */
export const METRICS_TOKEN = "0123456789abcdef0123456789abcdef";

/** The figures that `ask` answers with at /metrics, by name and labels as they stand there. */
export async function readFigures(
  ask: (path: string, init: RequestInit) => Response | Promise<Response>,
): Promise<Map<string, number>> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const response = await ask("/metrics", { headers });
  if (!response.ok) throw new Error(`/metrics answers ${response.status}`);
  const lines = (await response.text()).split("\n").filter((line) => /^[a-z]/.test(line));
  return new Map(lines.map((line) => {
    const space = line.lastIndexOf(" ");
    return [line.slice(0, space), Number(line.slice(space + 1))];
  }));
}
