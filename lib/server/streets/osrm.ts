/**
 * Asks a server that speaks OSRM's protocol for a way on foot.
 *
 * Source: https://project-osrm.org/docs/v5.24.0/api/#route-service.
 */
import { z } from "zod";
import type { FoundWay } from "../../geo/streets/street_way.ts";
import { decodeLine } from "../../model/tour/legs/polyline.ts";
import { below, ForeignName } from "../http/ask_json.ts";
import { type Asked, joinStretches, type Stretch } from "./answers.ts";

const Step = z.object({
  name: ForeignName.default(""),
  geometry: z.string(),
  distance: z.number(),
});

const Found = z.object({
  code: z.literal("Ok"),
  routes: z.array(z.object({
    distance: z.number(),
    legs: z.array(z.object({ steps: z.array(Step) })),
  })).min(1),
  /** How far each place is from the street where the way begins or ends, in metres. */
  waypoints: z.array(z.object({ distance: z.number().default(0) })).max(2),
});

const Refused = z.object({ code: z.enum(["NoRoute", "NoSegment"]) });

/** Degrees to a tenth of a metre; OSRM reads no number with an exponent, such as 1e-7. */
const degrees = (exact: number): number => Math.round(exact * 1e6) / 1e6;

/** The address of the question. */
export function osrmAddress(url: string, { from, to }: Asked): URL {
  const places = [from, to]
    .map(({ latitude, longitude }) => `${degrees(longitude)},${degrees(latitude)}`).join(";");
  return below(url, places, { overview: "false", steps: "true", geometries: "polyline" });
}

/** What the server has answered; undefined for an answer of another form. */
export function readOsrm(body: unknown, asked: Asked): FoundWay | undefined {
  const refused = Refused.safeParse(body).data;
  if (refused) return { problem: refused.code === "NoRoute" ? "none" : "far" };
  const found = Found.safeParse(body).data;
  if (!found) return undefined;
  const [{ distance, legs }] = found.routes;
  const stretches = legs.flatMap(({ steps }) => steps).map(({ name, geometry }): Stretch => ({
    points: decodeLine(geometry) ?? [],
    ...name && { name },
  }));
  const away = found.waypoints.map((place) => place.distance);
  return joinStretches(stretches, { metres: distance, away }, asked);
}
