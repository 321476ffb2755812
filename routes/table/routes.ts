/** The whole URL table. `deno task routes` prints it. */
import { callsIn } from "../call.ts";
import { developersPage, type Route } from "../late_pages.ts";
import { GROUPS } from "./groups.ts";
import { PAGES } from "./pages.ts";

const CALLS = callsIn(...GROUPS.map(({ calls }) => calls));

/** Each URL of the program, who may call it (which the guard enforces), and its handler. */
export const ROUTES: Route[] = [
  ...PAGES,
  ["GET", "/developers", "anyone", (c) => developersPage(c, GROUPS)],
  ["GET", "/developers/:subject", "anyone", (c) => developersPage(c, GROUPS)],
  ...CALLS.flatMap(({ method, path, access, answer }): Route[] =>
    answer ? [[method, path, access, answer]] : []
  ),
];

/** The paths whose answers scripts of other sites may read. */
export const FOR_OTHER_SITES: ReadonlySet<string> = new Set(
  CALLS.filter(({ isForOtherSites }) => isForOtherSites).map(({ path }) => path),
);
