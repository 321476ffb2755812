/** Requests of people whose signal ends while they send. */
import assert from "node:assert/strict";
import { createLog } from "../../../lib/server/host/log.ts";
import { Client } from "../../support/people/client.ts";
import { testServer } from "../../support/servers/server.ts";

for (const path of ["/api/drafts", "/api/auth/login"]) {
  Deno.test(`a body for ${path} that breaks off is no failure of ours, and has one short line in the log`, async () => {
    const refused = Promise.withResolvers<Record<string, unknown>>();
    const log = createLog({
      isJson: true,
      write(_, line) {
        const said = JSON.parse(line);
        if (said.route === path) refused.resolve(said);
      },
    });
    await using server = await testServer({ log });
    const request = (url: string, init?: RequestInit) =>
      fetch(url, { ...init, redirect: "manual" });
    const client = new Client({ request }, server.origin);
    await (await client.login("author")).body?.cancel();
    const { host, hostname, port } = new URL(server.origin);
    const connection = await Deno.connect({ hostname, port: Number(port) });
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${server.origin}`,
      `Cookie: session=${client.cookie("session")}`,
      "Content-Type: application/json",
      "Content-Length: 1000",
    ];
    const sent = `${head.join("\r\n")}\r\n\r\n{"title": "`;
    await connection.write(new TextEncoder().encode(sent));
    connection.close();
    const { level, status, error } = await refused.promise;
    assert.deepEqual([level, status, error], ["warn", 400, undefined]);
  });
}
