/** Recordings and pictures on their way to the server, as stored on the device. */
import type { Media, MediaKind } from "../../model/media/media.ts";
import type { Position } from "../../model/tour/position.ts";
import type { FileChanges, Records } from "../queue/records.ts";
import type { RecordingFlaw } from "../media/flaws.ts";
import type { PhotoOrigin } from "../media/photo_origin.ts";

/** A file that is sent: a recording has one, a picture one for each size. */
export type OutgoingFile = {
  /** Its size in bytes. */
  bytes: number;
  /** By this key the server recognizes a repeated request to begin its upload. */
  key: string;
  /** The path of the upload on the server, once that has begun. */
  uploadUrl?: string;
  /** The stored file on the server, once it is there. */
  media?: Media;
};

/**
 * "preparing": it is being converted. "waiting": it is sent as soon as possible. "paused": by its
 * author. "failed": `problem` has the reason. "finished": all its files are on the server.
 */
type UploadStep = "preparing" | "waiting" | "paused" | "failed" | "finished";

/** Why a recording is stored without its original: there is no room, or it was refused. */
export type OriginalLeftOut = "no-room" | "refused";

/**
 * An original recording, which is sent after its MP3 from the "source" of its upload. `leftOut` has
 * the reason if it is not sent.
 */
export type OutgoingOriginal = OutgoingFile & { leftOut?: OriginalLeftOut };

/** The field of a stop that a file was added to: one of its two sounds, or a thing by its id. */
export type FileField = "audioUrl" | "ambientUrl" | `things.${string}`;

/** The form field that a file was added to; `target` is NEW_ARCHIVE or an archive's id. */
export type UploadField = {
  target: string;
  stopId: string;
  field: FileField;
};

/**
 * The form of a photograph that has no stop yet: NEW_ARCHIVE, or the id of an archive. Of several
 * new archives it is the one with a stop of these ids.
 */
export type LoosePlace = { target: string; stopIds: string[] };

/** One recording or picture. `addedAt` and `takenAt` are in milliseconds since 1970. */
export type UploadRecord = {
  id: string;
  kind: MediaKind;
  /** The name of the chosen file. */
  name: string;
  addedAt: number;
  /** The owner's id; missing until a user has signed in. */
  userId?: string;
  cutSilence?: boolean;
  /** The wanted part of a recording in seconds; missing for all of it. */
  range?: { start: number; end: number };
  step: UploadStep;
  /** The reason for people. */
  problem?: string;
  /** Its place, until a form that names it is saved on the server. */
  field?: UploadField;
  /** The stop that it was added to: two files may become the same, and have one address. */
  stopId?: string;
  /** It waits for a stop, and is not sent before. */
  loose?: LoosePlace;
  /** Empty before the conversion. */
  files: OutgoingFile[];
  /** The original of the recording, if it is another file. */
  original?: OutgoingOriginal;
  /** The length of a recording. */
  seconds?: number;
  /** The seconds cut off its start, until times that were read for the whole of it are moved. */
  cut?: number;
  /** The flaws of a recording. */
  flaws?: RecordingFlaw[];
  /** The size of a picture in pixels. */
  width?: number;
  height?: number;
  /** Where and when a photograph was taken. */
  place?: Position;
  takenAt?: number;
  /** It is a phone's photograph without a place. */
  lacksPlace?: PhotoOrigin["lacksPlace"];
  /** The pages of the file, of which the picture is the first. */
  pages?: number;
};

/** True while an upload will be sent without another act of its author. */
export const isOnItsWay = ({ step, loose }: Pick<UploadRecord, "step" | "loose">): boolean =>
  !loose && (step === "preparing" || step === "waiting");

/** True while an original is to be sent; its MP3 never waits for it. */
export const hasOriginalToSend = ({ step, original }: UploadRecord): boolean =>
  step === "finished" && original !== undefined && !original.media && !original.leftOut;

/** How long an upload is remembered, in milliseconds: 30 days, like copies of forms. */
export const UPLOAD_LIFETIME = 30 * 24 * 3600 * 1000;

/** Uploads and their files: the chosen one as "source", those to send as "0" and "1". */
export type UploadStore = Records<UploadRecord>;

export type BlobChanges = FileChanges<Blob>;
