/** Recordings and pictures on their way to the server, as the device stores them. */
import type { Media, MediaKind } from "../../model/media/media.ts";
import type { Position } from "../../model/tour/position.ts";
import type { RecordingFlaw } from "../media/flaws.ts";

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
type UploadStep = "preparing" | "waiting" | "paused" | "failed" | "finished";

/** Why a recording is stored without its original: there is no room, or it is not taken. */
export type OriginalLeftOut = "no-room" | "refused";

/**
 * The recording as it was made, which is sent after its MP3, from the "source" of its upload.
 * `leftOut` says why it is not.
 */
export type OutgoingOriginal = OutgoingFile & { leftOut?: OriginalLeftOut };

/** The field of a form that a file was added to; `target` is NEW_ARCHIVE or an archive's id. */
export type UploadField = { target: string; stopId: string; field: "audioUrl" | "imageUrl" };

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
  /** What of a recording is wanted, in seconds; all of it where that is missing. */
  range?: { start: number; end: number };
  step: UploadStep;
  /** In words for people. */
  problem?: string;
  /** Where it belongs, until a form that names it is saved on the server. */
  field?: UploadField;
  /** None before it is converted. */
  files: OutgoingFile[];
  /** What the recording was made of, where that is another file. */
  original?: OutgoingOriginal;
  /** How long a recording lasts. */
  seconds?: number;
  /** What is wrong with a recording. */
  flaws?: RecordingFlaw[];
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

/** True while an original is to be sent, which its MP3 never waits for. */
export const hasOriginalToSend = ({ step, original }: UploadRecord): boolean =>
  step === "finished" && original !== undefined && !original.media && !original.leftOut;

/** How long what was added is remembered, in milliseconds: 30 days, as copies of forms are. */
export const UPLOAD_LIFETIME = 30 * 24 * 3600 * 1000;
