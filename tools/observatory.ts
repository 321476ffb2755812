/**
 * Grades all pages with Mozilla's HTTP Observatory, and prints the figures: this program behind
 * Caddy with our example configuration, on loopback with TLS. Fails if a page has less than
 * `LEAST`.
 *
 * The Observatory is no dependency of the program: `tools/observatory.lock` pins it, and only this
 * task fetches it.
 */
import { ROUTES } from "../routes/table/routes.ts";
import { freePort, start } from "../tests/support/servers/process.ts";
import { missingForProxy, startProxy } from "../tests/support/servers/proxies.ts";
import { readArguments } from "./arguments.ts";

/** A+ begins at 100. */
const LEAST = 130;

type Grade = { path: string; status: number; grade: string; score: number; failed: string[] };

readArguments({ usage: "deno task observatory" });
const lack = missingForProxy("caddy");
if (lack) {
  console.error(`This needs Caddy and OpenSSL; ${lack}`);
  Deno.exit(1);
}
const [port, tls] = [freePort(), freePort()];
await using proxy = await startProxy("caddy", [`127.0.0.1:${port}`], tls);
await using server = await start({
  PORT: String(port),
  DATA_DIR: await Deno.makeTempDir(),
  APP_ORIGIN: proxy.origin,
  TRUSTED_PROXIES: "1",
});
const [{ id }] = await (await fetch(`${server.origin}/api/tours`)).json();
// Fetched before the grading, because the certificate variable for grading may not cover the
// registry.
await run([]);
const graded = await run([String(tls), ...await pages(id)], {
  NODE_EXTRA_CA_CERTS: proxy.certificate,
});
const grades: Grade[] = graded.trim().split("\n").map((line) => JSON.parse(line));
console.table(grades.map((one) => ({ ...one, failed: one.failed.join(", ") })));
Deno.exitCode = grades.every(({ score }) => score >= LEAST) ? 0 : 1;

/** The output of the grader; its errors go to the terminal, and end this task. */
async function run(args: string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout, success } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-config",
      "--frozen",
      "--lock=tools/observatory.lock",
      "-A",
      "tools/observatory/grade.ts",
      ...args,
    ],
    env,
    stdout: "piped",
    stderr: "inherit",
  }).output();
  if (!success) throw new Error("The Observatory's grader failed");
  return new TextDecoder().decode(stdout);
}

/** The paths of all routes that show anybody a page, even if it is the sign-in. */
async function pages(tourId: string): Promise<string[]> {
  const paths: string[] = [];
  for (const [method, route] of ROUTES) {
    if (method !== "GET") continue;
    const path = route.replaceAll(/:\w+/g, tourId);
    const options: RequestInit & { client: Deno.HttpClient } = {
      client: proxy.client,
      redirect: "manual",
    };
    const response = await fetch(proxy.origin + path, options);
    await response.body?.cancel();
    if (response.headers.get("content-type")?.startsWith("text/html")) paths.push(path);
  }
  return paths;
}
