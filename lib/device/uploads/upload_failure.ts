/** What failures of the work on uploads mean for those that follow. */
import { ApiError, isForLater } from "../api.ts";
import { ChunkError } from "../load_chunk.ts";

/** Why nothing is sent now; "busy": the server takes nothing at the moment, and says so. */
export type Hold = "offline" | "busy" | "signed-out";

/** What work needs: the parts of the program that convert, or the server. */
export type Need = "converter" | "server";

/** Failures after which the same work is worth another try. */
export function isTemporary(error: unknown, need: Need): boolean {
  if (error instanceof ChunkError) return error.reason !== "stuck";
  if (need === "converter") return false;
  return error instanceof TypeError ||
    error instanceof ApiError && (isForLater(error.status) || [409, 423].includes(error.status));
}

/** Why nothing is sent after a temporary failure of the server or on the way to it. */
export function holdAfter(error: unknown): Hold {
  if (!(error instanceof ApiError)) return "offline";
  return error.status === 401 ? "signed-out" : "busy";
}
