import assert from "node:assert/strict";
import { openCheckedConnections } from "../../../lib/import/checked_connections.ts";
import { shutDown } from "../../support/servers/shut_down.ts";

/** A site of this machine that calls itself `museum.example`. */
function serveMuseum() {
  const asked: string[] = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, (request) => {
    asked.push(request.headers.get("host") ?? "");
    return new Response("A mill");
  });
  return { asked, port: server.addr.port, [Symbol.asyncDispose]: () => shutDown(server) };
}

Deno.test("a request goes to the address that was checked, under the name of the host", async () => {
  await using museum = serveMuseum();
  const looked: string[] = [];
  using connections = openCheckedConnections({
    resolve: (host) => {
      looked.push(host);
      return Promise.resolve(["127.0.0.1"]);
    },
    isAllowed: () => true,
  });
  const answer = await connections.fetch(`http://museum.example:${museum.port}/`);
  assert.equal(await answer.text(), "A mill");
  assert.deepEqual([looked, museum.asked], [
    ["museum.example"],
    [`museum.example:${museum.port}`],
  ]);
});

Deno.test("a name that leads to this machine when something connects to it is not asked, nor is an address", async () => {
  await using museum = serveMuseum();
  using connections = openCheckedConnections({ resolve: () => Promise.resolve(["127.0.0.1"]) });
  for (const host of ["museum.example", "127.0.0.1", "[::1]"]) {
    await assert.rejects(connections.fetch(`http://${host}:${museum.port}/`), TypeError, host);
  }
  assert.deepEqual(museum.asked, []);
});
