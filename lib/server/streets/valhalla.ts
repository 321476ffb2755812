/**
 * Asks a server that speaks Valhalla's protocol for a way on foot.
 *
 * Source: https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/.
 */
import { z } from "zod";
import { distanceBetween } from "../../geo/distance.ts";
import type { FoundWay } from "../../geo/streets/street_way.ts";
import { decodeLine } from "../../model/tour/legs/polyline.ts";
import type { Position } from "../../model/tour/position.ts";
import { ForeignName } from "../http/ask_json.ts";
import { type Asked, joinStretches, type Stretch } from "./answers.ts";

const Maneuver = z.object({
  /** The names where the maneuver begins, if they are not all its names to its end. */
  begin_street_names: z.array(ForeignName).optional(),
  street_names: z.array(ForeignName).optional(),
  begin_shape_index: z.int().min(0),
  end_shape_index: z.int().min(0),
  type: z.int(),
});

/** The types of maneuvers that enter steps, or an escalator. */
const STEPS = [40, 41];

const Found = z.object({
  trip: z.object({
    status: z.literal(0),
    // In kilometres.
    summary: z.object({ length: z.number() }),
    legs: z.array(z.object({ shape: z.string(), maneuvers: z.array(Maneuver) })).min(1),
  }),
});

const Refused = z.object({ error_code: z.int() });

/** Codes of "no path could be found", and of places without a street nearby. */
const [NO_PATHS, NO_STREETS] = [[170, 441, 442, 443], [171]];

/** The address of the question. Wheelchairs avoid steps. */
export function valhallaAddress(service: string, { from, to, stepFree }: Asked): URL {
  const place = ({ latitude: lat, longitude: lon }: Position) => ({ lat, lon });
  const question = {
    locations: [place(from), place(to)],
    costing: "pedestrian",
    ...stepFree && { costing_options: { pedestrian: { type: "wheelchair" } } },
    units: "kilometers",
  };
  const url = new URL(service);
  url.searchParams.set("json", JSON.stringify(question));
  return url;
}

/** What the server has answered; undefined for an answer of another form. */
export function readValhalla(body: unknown, asked: Asked): FoundWay | undefined {
  const code = Refused.safeParse(body).data?.error_code ?? 0;
  if (NO_PATHS.includes(code)) return { problem: "none" };
  if (NO_STREETS.includes(code)) return { problem: "far" };
  const found = Found.safeParse(body).data;
  if (!found) return undefined;
  const { legs, summary } = found.trip;
  const stretches = legs.flatMap(({ shape, maneuvers }) => {
    const points = decodeLine(shape, 6) ?? [];
    return maneuvers.map((maneuver): Stretch => {
      const [name] = maneuver.begin_street_names ?? maneuver.street_names ?? [];
      return {
        points: points.slice(maneuver.begin_shape_index, maneuver.end_shape_index + 1),
        ...name && { name },
        ...STEPS.includes(maneuver.type) && { steps: true },
      };
    });
  });
  const line = stretches.flatMap(({ points }) => points);
  if (line.length === 0) return undefined;
  const away = [distanceBetween(asked.from, line[0]), distanceBetween(asked.to, line.at(-1)!)];
  return joinStretches(stretches, { metres: summary.length * 1000, away }, asked);
}
