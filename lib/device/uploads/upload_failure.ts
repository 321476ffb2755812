/** Which failures of an upload concern the next ones. */
import { ApiError, isForLater, NoAnswer } from "../api.ts";
import { ChunkError } from "../load_chunk.ts";

/** Why nothing is sent at present; "busy": the server says that it accepts nothing at present. */
export type Hold = "offline" | "busy" | "signed-out";

/** The requirement of the work: the converters, or the server. */
export type Need = "converter" | "server";

/** In use elsewhere, locked, or of a pupil whose class's archive is in the trash (410). */
const PASSING = [409, 410, 423];

/**
 * Failures after which the same work may succeed. A TypeError that is not a NoAnswer is a fault of
 * the program, which trying again would only repeat.
 */
export function isTemporary(error: unknown, need: Need): boolean {
  if (error instanceof ChunkError) return error.reason !== "stuck";
  if (need === "converter") return false;
  return error instanceof NoAnswer ||
    error instanceof ApiError && (isForLater(error.status) || PASSING.includes(error.status));
}

/** Why nothing is sent after a temporary failure of the server or the network. */
export function holdAfter(error: unknown): Hold {
  if (!(error instanceof ApiError)) return "offline";
  return error.status === 401 ? "signed-out" : "busy";
}
