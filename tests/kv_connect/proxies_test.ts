/** Outages behind the proxies whose configurations we ship, where this machine has them. */
import assert from "node:assert/strict";
import { startMain } from "../support/kills/killed_server.ts";
import { denokvTest } from "../support/servers/denokv.ts";
import { freePort } from "../support/servers/process.ts";
import { missingForProxy, PROXY_NAMES, startProxy } from "../support/servers/proxies.ts";
import { orSkipped } from "../support/skipped.ts";

type Proxy = Awaited<ReturnType<typeof startProxy>>;

/** Asks a proxy; gives the answer's status, its text, and the seconds that it took. */
async function ask({ origin, client }: Proxy, path: string, init: RequestInit = {}) {
  const began = performance.now();
  const response = await fetch(origin + path, { ...init, client } as RequestInit);
  const text = await response.text();
  const seconds = (performance.now() - began) / 1000;
  return { status: response.status, headers: response.headers, text, seconds };
}

/**
 * A server that answers a GET by "begins", and by "ends" when `goOn` resolves. It notes any other
 * method in `sent`, and closes the connection, as a process does that is killed.
 */
function breakingServer(sent: string[], goOn: Promise<void>): Disposable & { address: string } {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const write = (connection: Deno.Conn, text: string) =>
    connection.write(new TextEncoder().encode(text));
  const serve = async (connection: Deno.Conn) => {
    const head = new Uint8Array(4096);
    const length = await connection.read(head) ?? 0;
    const [method] = new TextDecoder().decode(head.subarray(0, length)).split(" ");
    if (method === "GET") {
      const headers = "connection: close\r\nx-accel-buffering: no";
      await write(connection, `HTTP/1.1 200 OK\r\n${headers}\r\n\r\nbegins`);
      await goOn;
      await write(connection, ", ends");
    } else if (method !== "") sent.push(method);
    connection.close();
  };
  const listening = (async () => {
    for await (const connection of listener) serve(connection).catch(() => {});
  })();
  return {
    address: `127.0.0.1:${listener.addr.port}`,
    [Symbol.dispose]() {
      listener.close();
      listening.catch(() => {});
    },
  };
}

for (const name of PROXY_NAMES) {
  denokvTest(
    `of two processes behind ${name} one may be frozen, and while the store does not answer, pages are the program's own`,
    async ({ denokv, env, step }) => {
      const [tls, ...ports] = Array.from({ length: 3 }, freePort);
      const settings = { ...env, APP_ORIGIN: `https://localhost:${tls}`, TRUSTED_PROXIES: "1" };
      await using programs = new AsyncDisposableStack();
      const [first] = await Promise.all(ports.map(async (port) => {
        return programs.use(await startMain({ ...settings, PORT: String(port) }));
      }));
      await using proxy = await startProxy(name, ports.map((port) => `127.0.0.1:${port}`), tls);
      const pages = Array.from({ length: 8 }, (_, n) => n % 2 ? `/api/tours?limit=${n}` : "/tours");
      const all = () => Promise.all(pages.map((path) => ask(proxy, path)));
      const isFine = async () => (await all()).every(({ status }) => status === 200);
      while (!await isFine());

      await step("each page comes from the other process within five seconds", async () => {
        first.send("SIGSTOP");
        try {
          for (const _ of [1, 2]) {
            const answers = await all();
            assert.deepEqual(answers.map(({ status }) => status), pages.map(() => 200));
            const slowest = Math.max(...answers.map(({ seconds }) => seconds));
            assert.ok(slowest < 6, `${slowest} s`);
          }
        } finally {
          first.send("SIGCONT");
        }
      });

      await step(
        "what was seen is sent, and all else is refused in the program's words",
        async () => {
          while (!await isFine());
          // Caddy chooses by chance: so often that each process has seen the page.
          for (let times = 0; times < 5; times++) assert.ok(await isFine());
          denokv.send("SIGSTOP");
          try {
            // The answer of a moment ago is still sent as one.
            while (!(await ask(proxy, "/tours")).headers.get("cache-status")?.includes("stale"));
            for (const _ of [1, 2, 3]) {
              const page = await ask(proxy, "/tours");
              assert.equal(page.status, 200);
              assert.match(page.headers.get("cache-status")!, /stale/);
              const unseen = await ask(proxy, "/tours?q=bell");
              assert.equal(unseen.status, 503);
              assert.match(unseen.text, /One moment, please/);
              assert.equal(unseen.headers.get("retry-after"), "10");
              const headers = {
                "content-type": "application/json",
                cookie: "__Host-session=0123456789abcdef0123456789abcdef0123456789a",
                origin: proxy.origin,
              };
              const saved = await ask(proxy, "/api/drafts", {
                method: "POST",
                headers,
                body: "{}",
              });
              assert.deepEqual([saved.status, JSON.parse(saved.text).status], [503, 503]);
              const slowest = Math.max(page.seconds, unseen.seconds, saved.seconds);
              assert.ok(slowest < 8, `${slowest} s`);
            }
          } finally {
            denokv.send("SIGCONT");
          }
          while (!await isFine());
        },
      );
    },
    missingForProxy(name),
  );

  const title =
    `behind ${name} nothing that may have been done is sent twice, and an answer comes as it is made`;
  Deno.test(orSkipped(title, missingForProxy(name)), async () => {
    const sent: string[] = [];
    const goOn = Promise.withResolvers<void>();
    using servers = new DisposableStack();
    const upstreams = [1, 2].map(() => servers.use(breakingServer(sent, goOn.promise)).address);
    await using proxy = await startProxy(name, upstreams);
    const slow = await fetch(`${proxy.origin}/slow`, { client: proxy.client } as RequestInit);
    const reader = slow.body!.pipeThrough(new TextDecoderStream()).getReader();
    assert.equal((await reader.read()).value, "begins");
    goOn.resolve();
    assert.equal((await reader.read()).value, ", ends");
    await reader.cancel();
    for (const method of ["POST", "PATCH"]) {
      await ask(proxy, "/api/tours", { method, body: "{}" }).catch(() => {});
    }
    assert.deepEqual(sent, ["POST", "PATCH"]);
  });
}
