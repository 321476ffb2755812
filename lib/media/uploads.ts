/**
 * Resumable uploads with the protocol tus 1.0 and its extensions creation and termination.
 *
 * Source: https://tus.io/protocols/resumable-upload
 */
import { MemoryLocker, Server } from "@tus/server";
import { MEDIA_TYPES, type UploadRoom, type UploadState } from "../model/media/media.ts";
import { Problem, TryLater } from "../model/web/problem.ts";
import type { IdempotentRequest } from "../store/kv/idempotency.ts";
import { readQuota } from "../store/media/media_quota.ts";
import { getMediaUsage } from "../store/media/media_usage.ts";
import { getUpload } from "../store/media/uploads.ts";
import { endedWhereBroken } from "./blocks.ts";
import { createDiskStore } from "./disk_store.ts";
import { finishUpload } from "./finish_upload.ts";
import { createInspector, type Inspector } from "./inspect/inspector.ts";
import type { MediaConfig } from "./media_config.ts";
import type { ObjectStore } from "./object_store.ts";
import { createRecordingParts, type RecordingParts } from "./recording_parts.ts";
import { createS3Store } from "./s3_store.ts";
import { brokenOff, toProblem } from "./tus_errors.ts";
import { UploadDataStore } from "./upload_data_store.ts";
import type { Upload } from "../store/records/media.ts";
import { texts } from "../texts/texts.ts";

const t = texts("fileProblems");

/** The path of the list of uploads; one upload's id follows. */
export const UPLOADS_PATH = "/api/uploads";

/** How long a request may continue while another one for the same upload waits, in milliseconds. */
const DRAIN_MS = 1000;

type Parts = {
  kv: Deno.Kv;
  config: MediaConfig;
  now: () => Date;
  fetch: typeof fetch;
  /** The inspector of files, by default the process's. */
  inspector?: Inspector;
};

/** The inspector of this process, shared by all servers in it. */
const processInspector = createInspector({
  warn: (text, cause) => console.warn(text, cause),
});

/** Ends the workers that inspect files, so that the process can end. */
export const endInspections = (): void => processInspector.end();

/** Who sends files: a user, or a pupil of a class. */
export type Uploader = { id: string; classId?: string };

/** The stored files and uploads of a server. `objects` is missing where uploading is off. */
export type MediaService = {
  objects?: ObjectStore;
  /** Parts of recordings in `objects`. */
  parts?: RecordingParts;
  /** What somebody may upload. */
  room(uploader: Uploader): Promise<UploadRoom>;
  /** An upload of this user or pupil, or null. */
  state(userId: string, id: string): Promise<UploadState | null>;
  /**
   * Answers a request of the protocol; of the last bytes with the `UploadState` of the finished
   * upload as JSON.
   *
   * @throws {Problem} with a message for people, for every refusal.
   */
  handle(request: Request, uploader: Uploader, idempotent?: IdempotentRequest): Promise<Response>;
};

/** Makes the service from its settings. Nothing is written before the first upload. */
export function createMediaService(
  { kv, config, now, fetch, inspector = processInspector }: Parts,
): MediaService {
  const objects = openObjects(config, fetch);
  const locker = new MemoryLocker();

  const state: MediaService["state"] = async (userId, id) => {
    const upload = await getUpload(kv, userId, id, now());
    return upload && stateOf(upload);
  };

  const standardOf = ({ classId }: Uploader) =>
    classId === undefined ? config.quota : config.pupilQuota;

  return {
    objects,
    parts: objects && createRecordingParts(objects),
    async room(uploader) {
      const { bytes: used } = await getMediaUsage(kv, uploader.id);
      const { maxBytes, storage } = config;
      const quota = await readQuota(kv, uploader.id, standardOf(uploader));
      const types = [...new Set(Object.values(MEDIA_TYPES).map(({ type }) => type))];
      const off = "off" in storage ? { off: storage.off } : {};
      return { ...off, maxBytes, quota, used, types };
    },
    state,
    async handle(request, uploader, idempotent) {
      const { id: userId, classId } = uploader;
      if (!objects) throw offProblem(config);
      checkRequest(request, config.maxBytes);
      let problem: Problem | undefined;
      const server = new Server({
        path: UPLOADS_PATH,
        relativeLocation: true,
        datastore: new UploadDataStore({ kv, objects, now }, {
          userId,
          quota: standardOf(uploader),
          idempotent,
          inClass: classId === undefined ? undefined : { classId, quota: config.classQuota },
        }),
        locker,
        lockDrainTimeout: DRAIN_MS,
        async onUploadFinish(_, { id }) {
          const upload = await getUpload(kv, userId, id, now());
          if (!upload) throw new Problem(404, t("uploadNotFound"));
          await finishUpload({ kv, objects, inspector }, upload, now());
          const body = JSON.stringify(await state(userId, id));
          return { status_code: 200, headers: { "content-type": "application/json" }, body };
        },
        onResponseError(_, error) {
          problem = toProblem(error);
          return undefined;
        },
      });
      let broken: Problem | undefined;
      const body = request.body && endedWhereBroken(request.body, (error) => {
        broken = error instanceof TryLater ? error : brokenOff();
      });
      const answer = await server.handleWeb(new Request(request, { body }));
      if (problem) throw problem;
      if (broken) throw broken;
      if (answer.status >= 400) {
        throw toProblem({ status_code: answer.status, body: await answer.text() });
      }
      return withoutCors(answer);
    },
  };
}

/** The place for files, or undefined. `fetcher` sends requests to the S3 server. */
export function openObjects(
  { storage }: MediaConfig,
  fetcher: typeof fetch,
): ObjectStore | undefined {
  if ("off" in storage) return undefined;
  return "s3" in storage ? createS3Store(storage.s3, fetcher) : createDiskStore(storage.folder);
}

const offProblem = ({ storage }: MediaConfig) =>
  new Problem(503, "off" in storage ? storage.off : t("uploadsOff"));

function checkRequest(request: Request, maxBytes: number): void {
  if (request.method === "POST" && request.headers.get("content-type")?.includes("octet-stream")) {
    throw new Problem(400, t("beginUploadFirstThen"));
  }
  const size = bytesIn(request, "Upload-Length");
  bytesIn(request, "Upload-Offset");
  if (size <= maxBytes) return;
  // Keeps a number of 400 digits out of the message.
  throw new Problem(
    413,
    size < 1e12
      ? t("fileTooLarge", { megabytes: (size / 1e6).toFixed(1), limit: maxBytes / 1e6 })
      : t("fileMuchTooLarge", { limit: maxBytes / 1e6 }),
  );
}

/** The number of bytes in a header; 0 without it. */
function bytesIn({ headers }: Request, name: string): number {
  const text = headers.get(name) ?? "0";
  if (!/^(0|[1-9]\d*)$/.test(text)) {
    throw new Problem(400, t("mustWholeNumberBytes", { name }));
  }
  return Number(text);
}

function stateOf({ id, name, size, offset, expiresAt, result }: Upload): UploadState {
  const upload = { id, name, size, offset, expiresAt };
  if (!result) return { ...upload, state: offset < size ? "receiving" : "received" };
  if ("media" in result) return { ...upload, state: "finished", media: result.media };
  return { ...upload, state: "refused", detail: result.detail };
}

/** Only pages of our own upload, so the library's permission for other sites is removed. */
function withoutCors(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const name of answer.headers.keys()) {
    if (name.startsWith("access-control-")) headers.delete(name);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
