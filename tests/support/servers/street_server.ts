/** A server for tests in any engine: with one tour of test tones along the street. */
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import type { StopInput } from "../../../lib/model/tour/stop.ts";
import { setRole } from "../../../lib/store/accounts/users.ts";
import { type ServerOptions, testServer } from "./server.ts";
import { serveTiles } from "./tiles.ts";
import { makeTour } from "../data/tours.ts";
import { street } from "../browser/visitor.ts";

type Options = Pick<ServerOptions, "demo" | "settings" | "intercept"> & {
  /** Two stops of a test tone unless told. */
  audioStops?: StopInput[];
};

/** Starts it; `path` is the tour's page, and `demo` adds the demo archives. */
export async function streetServer(
  { settings, audioStops = street(2), ...options }: Options = {},
) {
  const tiles = serveTiles();
  const server = await testServer({ ...options, settings: { ...tiles.settings, ...settings } });
  const tour = makeTour({ title: "The old street", audioStops });
  const { id } = await createTour(server.kv, tour, { userId: NOBODY });
  return {
    origin: server.origin,
    kv: server.kv,
    path: `/tour/${id}`,
    /** Stops listening; the store stays open. */
    stop: server.stop,
    /** Makes the user with this id an administrator. */
    promote: (id: string) => setRole(server.kv, id, "admin", { actor: id, now: new Date() }),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await tiles[Symbol.asyncDispose]();
    },
  };
}
