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

/** The sounds of a stop: its recording, and the ambient sound of its zone. */
export type Sounds = { audioUrl?: string; ambientUrl?: string };

/** The keys of both. */
export const soundsOf = ({ audioUrl = "", ambientUrl }: Sounds): string[] =>
  [audioUrl, ...ambientUrl ? [ambientUrl] : []].map(recordingOf);

/** The stop without its ambient sound, if that is a recording which is not released. */
export function withOpenAmbient<S extends Sounds>(stop: S, closed: ReadonlySet<string>): S {
  if (!stop.ambientUrl || !closed.has(recordingOf(stop.ambientUrl))) return stop;
  const { ambientUrl: _, ...rest } = stop;
  return rest as S;
}

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
export function stopsInDraft(draftData: unknown): Sounds[] {
  const stops = (draftData as { audioStops?: unknown } | null)?.audioStops;
  if (!Array.isArray(stops)) return [];
  return stops.filter((stop) => typeof stop === "object" && stop !== null)
    .map((stop) => ({ ...stop, ...textsOf(stop) }));
}

const textsOf = ({ audioUrl, ambientUrl }: Record<keyof Sounds, unknown>): Sounds => ({
  audioUrl: typeof audioUrl === "string" ? audioUrl : undefined,
  ambientUrl: typeof ambientUrl === "string" ? ambientUrl : undefined,
});

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
