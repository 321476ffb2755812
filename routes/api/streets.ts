/** Ways along streets, for authors. Only the server contacts the router behind it. */
import { z } from "zod";
import { WAY_ENDS, WAY_PROBLEMS } from "../../lib/geo/streets/street_way.ts";
import { StreetsQuery } from "../../lib/model/tour/location.ts";
import { Position } from "../../lib/model/tour/position.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { findWay } from "../../lib/server/streets/find_way.ts";
import { texts } from "../../lib/texts/texts.ts";
import { call, ok } from "../call.ts";

const t = texts("storeProblems");

/** A way, or the reason why none was found. */
const WayAnswer = z.union([
  z.strictObject({
    points: z.array(Position),
    metres: z.number(),
    parts: z.array(z.strictObject({
      at: z.int().min(0),
      name: z.string().optional(),
      steps: z.literal(true).optional(),
    })),
  }),
  z.strictObject({ problem: z.enum(WAY_PROBLEMS), at: z.enum(WAY_ENDS).optional() }),
]);

export const find = call({
  route: "GET /api/streets",
  access: "signed-in",
  summary: "A way on foot along the streets",
  about:
    "Found by the router that the host has named (`ROUTER_URL`). `parts` say at which point a " +
    "street begins. `problem` is `far` (the place that `at` names, if known, is not near a " +
    "street), `none` (nothing connects them), `long` (more than 20 km) or `unread` (the router " +
    "gave no answer).",
  query: StreetsQuery,
  example: "from=51.7548,-1.2544&to=51.7561,-1.2567",
  answers: ok(WayAnswer, "The way, or the reason why none was found."),
  refusals: { 404: "This site has no router, or one that can’t avoid steps." },
  async handle({ query: { from, to, stepFree } }, c) {
    const { config: { router }, fetch } = c.var.parts;
    if (!router) throw new Problem(404, t("noRouter"));
    if (stepFree && router.protocol === "osrm") throw new Problem(404, t("routerKnowsNoSteps"));
    return await findWay({ router, fetch }, { from, to, stepFree: stepFree !== undefined });
  },
});
