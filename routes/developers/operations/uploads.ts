/** Recordings and pictures of authors. */
import { FileRemoval } from "../../../lib/model/media/own_files.ts";
import { TranscriptionRequest } from "../../../lib/model/tour/transcription.ts";
import {
  OriginalsAnswer,
  OwnFilesAnswer,
  RemovedAnswer,
  RoomAnswer,
  UploadAnswer,
} from "../answers/media.ts";
import { type Group, IDEMPOTENCY_KEY, ok, type RequestHeader } from "../operation.ts";
import { SAMPLE_HASH } from "../samples.ts";

const TUS: Record<string, RequestHeader> = {
  "Tus-Resumable": {
    says: "The version of the protocol.",
    pattern: "^1\\.0\\.0$",
    example: "1.0.0",
    required: true,
  },
};
const VERSION = { "tus-resumable": "The version of the protocol." };
const ANSWERED = { ...VERSION, "upload-offset": "How many bytes are there." };
const WRONG = { 400: "The request, or the file, is not valid.", 412: "Tus-Resumable is missing." };

export const UPLOADS: Group = {
  id: "files",
  title: "Recordings and pictures",
  about: "Uploads speak tus 1.0, with which they go on where they broke off: any client for tus " +
    "will do. An upload waits three days for its next bytes.",
  operations: {
    "GET /api/uploads": {
      summary: "What you may upload",
      answers: ok(RoomAnswer, "The largest file, your room and what of it is used, in bytes."),
    },
    "POST /api/uploads": {
      summary: "Begin an upload",
      about: "Without a body. The size is reserved until the upload ends.",
      headers: {
        ...TUS,
        "Upload-Length": {
          says: "The size of the file in bytes.",
          pattern: "^(0|[1-9]\\d{0,11})$",
          example: "48000",
          required: true,
        },
        "Upload-Metadata": {
          says: "filename, filetype and sha256 (64 hexadecimal digits), each in base64.",
          example: "filename YmVsbC5tcDM=,filetype YXVkaW8vbXBlZw==",
        },
        ...IDEMPOTENCY_KEY,
      },
      answers: {
        201: { says: "It has begun.", headers: { location: "Its address.", ...VERSION } },
      },
      refusals: {
        ...WRONG,
        409: "The key was used for another request.",
        413: "The file is too large, or your room is used up.",
        415: "Files of this type are not stored.",
        503: "Uploads are off on this site, or it is busy.",
      },
    },
    "GET /api/uploads/:id": {
      summary: "The state of an upload",
      answers: ok(UploadAnswer, "With the stored file, where it has arrived."),
    },
    "HEAD /api/uploads/:id": {
      summary: "How many bytes of an upload have arrived",
      headers: TUS,
      answers: { 200: { says: "The headers say it.", headers: ANSWERED } },
      refusals: WRONG,
    },
    "PATCH /api/uploads/:id": {
      summary: "Send bytes of an upload",
      headers: {
        ...TUS,
        "Upload-Offset": {
          says: "How many bytes are there already.",
          pattern: "^(0|[1-9]\\d{0,11})$",
          example: "0",
          required: true,
        },
      },
      body: { type: "application/offset+octet-stream", says: "The next bytes." },
      answers: {
        200: { says: "These were the last bytes.", schema: UploadAnswer, headers: ANSWERED },
        204: { says: "More bytes are missing.", headers: ANSWERED },
      },
      refusals: {
        ...WRONG,
        409: "These are not the next bytes: ask for the offset.",
        413: "This is more than was announced.",
        415: "The bytes are of a type that is not stored, or the content type is another.",
      },
    },
    "DELETE /api/uploads/:id": {
      summary: "Cancel an upload",
      headers: TUS,
      answers: { 204: { says: "Its room is free.", headers: VERSION } },
      refusals: WRONG,
    },
    "GET /api/account/files": {
      summary: "What your files take, and which nothing uses",
      answers: ok(OwnFilesAnswer, "Sizes are bytes."),
    },
    "GET /api/account/originals": {
      summary: "Your recordings as they were made",
      about: "Those that are kept beside their MP3s.",
      answers: ok(OriginalsAnswer, "By the SHA-256 of the MP3s."),
    },
    "DELETE /api/account/files": {
      summary: "Remove files that nothing uses",
      about: "Others that are named stay as they are.",
      body: FileRemoval,
      answers: ok(RemovedAnswer, "What is gone, and the bytes that are free now."),
      example: { body: { hashes: [SAMPLE_HASH] } },
    },
    "POST /api/transcriptions": {
      summary: "Have a recording transcribed by the site’s machine",
      about:
        "The answer is lines of JSON, one a second; the last one has the transcript, or says " +
        "why there is none.",
      body: TranscriptionRequest,
      answers: { 200: { says: "The lines.", type: "application/x-ndjson" } },
      refusals: {
        404: "The recording doesn’t exist, or this site has no such machine.",
        413: "The recording is too large.",
      },
      example: { body: { audioUrl: `/media/${SAMPLE_HASH}.mp3` } },
    },
  },
};
