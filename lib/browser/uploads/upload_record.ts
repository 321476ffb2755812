/** Recordings and pictures on their way to the server, as the device stores them. */
import type { Media, MediaKind } from "../../model/media.ts";
import type { Position } from "../../model/position.ts";

/** A file that is sent: a recording has one, a picture one for each size. */
export type OutgoingFile = {
  /** Its size in bytes. */
  bytes: number;
  /** By which the server recognizes a second request to begin its upload. */
  key: string;
  /** The path of the upload on the server, once that has begun. */
  uploadUrl?: string;
  /** What came of it, once it is there. */
  media?: Media;
};

/**
 * "preparing": it is being converted. "waiting": it is sent as soon as that can be. "paused": by
 * its author. "failed": `problem` says why. "finished": all its files are on the server.
 */
export type UploadStep = "preparing" | "waiting" | "paused" | "failed" | "finished";

/** One recording or picture. `addedAt` and `takenAt` are in milliseconds since 1970. */
export type UploadRecord = {
  id: string;
  kind: MediaKind;
  /** The name of the file that was chosen. */
  name: string;
  addedAt: number;
  /** Whose it is; missing until somebody has signed in. */
  userId?: string;
  cutSilence?: boolean;
  step: UploadStep;
  /** In words for people. */
  problem?: string;
  /** None before it is converted. */
  files: OutgoingFile[];
  /** How long a recording lasts. */
  seconds?: number;
  /** The size of a picture in pixels. */
  width?: number;
  height?: number;
  /** Where and when a photograph was taken. */
  place?: Position;
  takenAt?: number;
};

/** True while an upload reaches the server by itself as soon as it can. */
export const isOnItsWay = ({ step }: Pick<UploadRecord, "step">): boolean =>
  step === "preparing" || step === "waiting";

/** How long what was added is remembered, in milliseconds: 30 days, as copies of forms are. */
export const UPLOAD_LIFETIME = 30 * 24 * 3600 * 1000;
