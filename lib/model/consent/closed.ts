/** Which recordings are not released, and what replaces their stories. */
import { mediaHashesIn } from "../media/media.ts";
import { isTestBeep } from "../media/url_rules.ts";
import type { Stop } from "../tour/stop.ts";
import type { Visibility } from "../tour/visibility.ts";
import { WITHHELD_AUDIO } from "./withheld.ts";

/**
 * Who may hear a recording: everybody, those who have the link of an unlisted archive, or everybody
 * from a day on.
 */
export const RELEASE_SCOPES = ["public", "link", "from"] as const;

/** The part of a release that decides who may hear its recording. */
type Terms = { scope: typeof RELEASE_SCOPES[number]; from?: string; withdrawnAt?: string };

/** True for the placeholder that visitors get instead of a stop that is not released. */
export const isWithheld = ({ audioUrl }: Pick<Stop, "audioUrl">): boolean =>
  audioUrl === WITHHELD_AUDIO;

/** The key of a recording in releases: the hash of a stored file, else its address. */
export const recordingOf = (audioUrl: string): string => mediaHashesIn(audioUrl)[0] ?? audioUrl;

/**
 * A stop with a recording; `recording` is what its releases name. `language` is that of a
 * translation with a recording of its own.
 */
export type ReleasableStop = { id: string; label: string; recording: string; language?: string };

/** The stops with a recording of their own. */
export const releasableStops = (
  stops: readonly Pick<Stop, "id" | "title" | "audioUrl">[],
): ReleasableStop[] =>
  stops.flatMap(({ id, title, audioUrl }, i) =>
    isTestBeep(audioUrl)
      ? []
      : [{ id, label: `${i + 1}. ${title}`, recording: recordingOf(audioUrl) }]
  );

/** The stops in the data of a draft, which may be anything. */
export function stopsInDraft(draftData: unknown): { audioUrl?: string }[] {
  const stops = (draftData as { audioStops?: unknown } | null)?.audioStops;
  if (!Array.isArray(stops)) return [];
  return stops.filter((stop) => typeof stop === "object" && stop !== null)
    .map((stop) => typeof stop.audioUrl === "string" ? stop : { ...stop, audioUrl: undefined });
}

/** A day in UTC as ISO 8601; a release opens when its day begins. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** True while a recording must not be heard, in an archive with this audience, on this day. */
export function isClosed(
  { scope, from, withdrawnAt }: Terms,
  { visibility, today }: { visibility: Visibility; today: string },
): boolean {
  if (withdrawnAt !== undefined) return true;
  if (scope === "link") return visibility === "public";
  return scope === "from" && from !== undefined && from > today;
}
