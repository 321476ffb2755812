/** The proxies of `deploy/` answer in place of a server that is down. */
import { shown } from "../../support/browser/browser.ts";
import { type Change, visitOffline } from "../../support/browser/offline.ts";

const page = await Deno.readTextFile("deploy/down.html");

/** As the proxies answer; `tests/api/host/down_page_test.ts` asks them. */
const down: Change = (request) => {
  const isForPeople = request.headers.get("accept")?.includes("text/html");
  const headers = {
    "content-type": isForPeople ? "text/html" : "application/problem+json",
    "cache-control": "no-store",
    "proxy-status": "nginx; error=destination_unavailable",
  };
  return Promise.resolve(new Response(isForPeople ? page : "{}", { status: 503, headers }));
};

Deno.test("while the server is down, saved pages open, others say so and come by themselves, and nothing that is saved is replaced", () =>
  visitOffline(async ({ openTour, coldStart, tourPath, otherPath, change, server }) => {
    await openTour();
    change(down);
    let next = await coldStart(otherPath);
    await shown(next, "Back in a minute");
    next = await coldStart(tourPath, next);
    await shown(next, "The old mill");
    next = await coldStart(otherPath, next);
    await shown(next, "Back in a minute");
    change(undefined);
    await shown(next, "The new bridge");
    await server.stop();
    next = await coldStart("/tours?q=bell", next);
    await shown(next, "No connection");
  }));
