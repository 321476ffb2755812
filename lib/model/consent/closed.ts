/** Recordings that are not released: when one is not, and its stop without the story. */
import { mediaHashesIn } from "../media/media.ts";
import type { Stop } from "../tour/stop.ts";
import type { Visibility } from "../tour/visibility.ts";
import { NOT_AVAILABLE, WITHHELD_AUDIO } from "./withheld.ts";

/**
 * Who may hear a recording: everybody, those who have the link of an unlisted archive, or everybody
 * from a day on.
 */
export const RELEASE_SCOPES = ["public", "link", "from"] as const;

/** As much of a release as decides who may hear its recording. */
type Terms = { scope: typeof RELEASE_SCOPES[number]; from?: string; withdrawnAt?: string };

/** True for what visitors get in place of a stop that is not released. */
export const isWithheld = ({ audioUrl }: Pick<Stop, "audioUrl">): boolean =>
  audioUrl === WITHHELD_AUDIO;

/** What stands in place of its texts. */
export const WITHHELD_TEXTS = {
  title: "Story not available",
  description: NOT_AVAILABLE,
  language: "en",
};

/** By what releases know a recording: the hash of a stored file, else its address. */
export const recordingOf = (audioUrl: string): string => mediaHashesIn(audioUrl)[0] ?? audioUrl;

/** The day in UTC, as ISO 8601: releases open at its beginning. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** True while a recording must not be heard in an archive that these people see, on this day. */
export function isClosed(
  { scope, from, withdrawnAt }: Terms,
  { visibility, today }: { visibility: Visibility; today: string },
): boolean {
  if (withdrawnAt !== undefined) return true;
  if (scope === "link") return visibility === "public";
  return scope === "from" && from !== undefined && from > today;
}

/** A stop without its story: its place stays, since the way leads along it. */
export function withheldStop({ id, latitude, longitude, triggerRadius }: Stop): Stop {
  return {
    id,
    ...WITHHELD_TEXTS,
    latitude,
    longitude,
    triggerRadius,
    audioUrl: WITHHELD_AUDIO,
    audioDuration: "",
  };
}
