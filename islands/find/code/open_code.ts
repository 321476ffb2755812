/** Opens codes that were typed or scanned within the program. */
import { api, ApiError, messageOf } from "../../../lib/device/api.ts";
import type { OpenedCode, ShortCode } from "../../../lib/model/tour/short_code.ts";
import { fromLocal } from "../../../lib/texts/local_paths.ts";
import { getWalk } from "../../../lib/walk/walk_instance.ts";
import { playStop } from "../../tour/walk/play_stop.ts";
import { visit } from "../../shell/visit.ts";

/** Why a text opens nothing, for people; `meant` is the code to offer instead, if there is one. */
export type Refusal = { problem: string; meant?: ShortCode };

/**
 * Shows the page that the code in a text opens, at its stop; in a walk of that archive its story
 * starts. Returns why it cannot be opened.
 */
export async function openCode(text: string): Promise<Refusal | undefined> {
  let opened: OpenedCode;
  try {
    opened = await api<OpenedCode>("GET", `/api/codes/${encodeURIComponent(text)}`);
  } catch (error) {
    const meant = error instanceof ApiError ? error.member<ShortCode>("meant") : undefined;
    return { problem: messageOf(error), meant };
  }
  playInWalk(opened);
  const { pathname, hash } = new URL(opened.path, location.origin);
  if (pathname === fromLocal(location.pathname).path) location.hash = hash;
  else await visit(opened.path);
}

/** Starts the story of a stop, if a walk of its archive is under way. */
function playInWalk({ tourId, stopId }: OpenedCode): void {
  const { tour: { value: tour }, walk: { value: walk } } = getWalk();
  if (tour?.id !== tourId || walk?.phase !== "walking") return;
  const index = tour.audioStops.findIndex(({ id }) => id === stopId);
  if (index >= 0) playStop(tour, index);
}
