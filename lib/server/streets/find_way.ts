/** Finds a way on foot with the router that the host has named. */
import { distanceBetween } from "../../geo/distance.ts";
import { type FoundWay, LONGEST_WAY } from "../../geo/streets/street_way.ts";
import type { RouterConfig } from "../host/router_config.ts";
import { failure } from "../host/log.ts";
import { AskError, askJson } from "../http/ask_json.ts";
import type { Asked } from "./answers.ts";
import { osrmAddress, readOsrm } from "./osrm.ts";
import { readValhalla, valhallaAddress } from "./valhalla.ts";

/** The milliseconds that a router may take, and the bytes of an answer. */
const [TIMEOUT_MS, MAX_BYTES] = [10_000, 4 * 1024 * 1024];

/** The router, and how it is asked. */
export type RouterParts = { router: RouterConfig; fetch: typeof fetch; timeoutMs?: number };

/** Finds the way from place to place, or says why it cannot. Never rejects. */
export async function findWay(
  { router: { url, protocol }, fetch, timeoutMs = TIMEOUT_MS }: RouterParts,
  asked: Asked,
): Promise<FoundWay> {
  if (distanceBetween(asked.from, asked.to) > LONGEST_WAY) return { problem: "long" };
  const isOsrm = protocol === "osrm";
  const address = isOsrm ? osrmAddress(url, asked) : valhallaAddress(url, asked);
  try {
    const { body, status } = await askJson(address, { fetch, timeoutMs, maxBytes: MAX_BYTES });
    const answer = isOsrm ? readOsrm(body, asked) : readValhalla(body, asked);
    if (answer) return answer;
    throw new AskError(`status ${status}, and no way that can be read`);
  } catch (error) {
    if (!(error instanceof AskError)) throw error;
    failure("The router gave no way", error);
    return { problem: "unread" };
  }
}
