import { freePort, start } from "../../support/servers/process.ts";
import { shutDown } from "../../support/servers/shut_down.ts";

/** A collector of OpenTelemetry that keeps what it gets, by OTLP over HTTP in JSON. */
function startCollector() {
  const received: Record<string, string> = {};
  const arrived = new EventTarget();
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    async (request) => {
      const { pathname } = new URL(request.url);
      received[pathname] = (received[pathname] ?? "") + await request.text();
      arrived.dispatchEvent(new Event("received"));
      return Response.json({});
    },
  );
  /** Waits until `signal` has all of `texts`. */
  const has = async (signal: string, ...texts: string[]) => {
    while (!texts.every((text) => received[signal]?.includes(text))) {
      await new Promise((heard) => arrived.addEventListener("received", heard, { once: true }));
    }
  };
  return { port: server.addr.port, has, [Symbol.asyncDispose]: () => shutDown(server) };
}

Deno.test("Deno's own telemetry reaches a collector, with no permission more", async () => {
  await using collector = startCollector();
  const dataDir = await Deno.makeTempDir();
  {
    await using program = await start({
      PORT: String(freePort()),
      DATA_DIR: dataDir,
      OTEL_DENO: "true",
      OTEL_SERVICE_NAME: "archives",
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}`,
      OTEL_BSP_SCHEDULE_DELAY: "100",
      OTEL_BLRP_SCHEDULE_DELAY: "100",
    });
    await (await fetch(`${program.origin}/api/drafts`)).body?.cancel();
    await collector.has("/v1/traces", '"archives"', "/api/drafts", '"401"');
    await collector.has("/v1/logs", "A request was refused");
  }
  await Deno.remove(dataDir, { recursive: true });
});
