/** The storage of @tus/server for one user: our records and our objects. */
import { DataStore, ERRORS, Upload as TusUpload } from "@tus/server";
import { Problem } from "../model/web/problem.ts";
import { cutText, fitText } from "../model/text/unfit_text.ts";
import { checkClassRoom } from "../store/classes/class_quota.ts";
import type { IdempotentRequest } from "../store/kv/idempotency.ts";
import {
  addPart,
  createUpload,
  getUpload,
  listExpiredUploads,
  removeUpload,
} from "../store/media/uploads.ts";
import type { ObjectStore } from "./object_store.ts";
import { partOf, removeParts, storeParts } from "./upload_parts.ts";
import type { Upload } from "../store/records/media.ts";
import { texts } from "../texts/texts.ts";

const t = texts("fileProblems");

/** The user, and the limit in bytes. */
type UploadOwner = {
  userId: string;
  quota: number;
  /** The class of a pupil, and the quota in bytes of all its pupils. */
  inClass?: { classId: string; quota: number };
  /** Recognizes a second sending of the request that begins an upload. */
  idempotent?: IdempotentRequest;
};

type Parts = { kv: Deno.Kv; objects: ObjectStore; now: () => Date };

/** Longest name of a file, in UTF-16 units; longer ones are cut. */
const LONGEST_NAME = 200;

/** The uploads of one user, with the interface of @tus/server. */
export class UploadDataStore extends DataStore {
  constructor(private readonly parts: Parts, private readonly owner: UploadOwner) {
    super();
    this.extensions = ["creation", "termination"];
  }

  /**
   * Throws a Problem 400, 413 or 415 for a file that would be refused, before it is sent, and a
   * `DiskFull` for one for which there is no room.
   */
  override async create(file: TusUpload): Promise<TusUpload> {
    const { kv, objects, now } = this.parts;
    const { userId, quota, idempotent, inClass } = this.owner;
    const declared = declarationOf(file);
    // At the end its parts are there as well as the whole.
    objects.requireRoomFor?.(2 * declared.size);
    // Expired uploads keep their reserved bytes until they are removed.
    for (const { id } of await listExpiredUploads(kv, now(), userId)) await this.remove(id);
    const besides = inClass && ((operation: Deno.AtomicOperation) => {
      const { size } = declared;
      return checkClassRoom(kv, operation, { ...inClass, memberId: userId, size, now: now() });
    });
    const options = { now: now(), quota, idempotent, besides };
    file.id = (await createUpload(kv, { userId, ...declared }, options)).id;
    return file;
  }

  override async getUpload(id: string): Promise<TusUpload> {
    const { size, offset, name } = await this.#find(id);
    return new TusUpload({ id, size, offset, metadata: { filename: name } });
  }

  override async write(
    stream: AsyncIterable<Uint8Array>,
    id: string,
    offset: number,
  ): Promise<number> {
    const { kv, objects, now } = this.parts;
    let upload = await this.#find(id);
    if (upload.offset !== offset) throw ERRORS.INVALID_OFFSET;
    for await (const part of storeParts(objects, id, stream)) {
      try {
        upload = await addPart(kv, upload, part, now());
      } catch (error) {
        await this.#removeUnnamed(id, part.name);
        throw error;
      }
    }
    return upload.offset;
  }

  override async remove(id: string): Promise<void> {
    const { kv, objects } = this.parts;
    const removed = await removeUpload(kv, this.owner.userId, id);
    if (!removed) throw ERRORS.FILE_NOT_FOUND;
    await removeParts(objects, id);
  }

  /** Removes a part that was not accepted, as after a cancellation. */
  async #removeUnnamed(id: string, part: string): Promise<void> {
    const { kv, objects, now } = this.parts;
    const upload = await getUpload(kv, this.owner.userId, id, now());
    if (!upload?.parts.includes(part)) await objects.remove(partOf(id, part));
  }

  async #find(id: string): Promise<Upload> {
    const { kv, now } = this.parts;
    const upload = await getUpload(kv, this.owner.userId, id, now());
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }
}

/** A sender's metadata of a file; an uninformative type is accepted. */
function declarationOf({ size, metadata }: TusUpload) {
  if (!size) throw new Problem(400, t("fileEmptyChooseAnother"));
  const { filename, filetype, sha256, originalof: originalOf } = metadata ?? {};
  if (
    filetype &&
    !/^(audio|video|image)\/(?!svg)|^application\/(octet-stream|ogg|pdf)$/.test(filetype)
  ) {
    throw new Problem(
      415,
      t("fileOfType", { type: fitText(filetype).slice(0, 100) }),
    );
  }
  if (sha256 && !/^[0-9a-f]{64}$/.test(sha256)) {
    throw new Problem(400, t("shaFileMustHexadecimal"));
  }
  if (originalOf && !/^[0-9a-f]{64}$/.test(originalOf)) {
    throw new Problem(400, t("shaRecordingMustHexadecimal"));
  }
  const name = cutText(fitText(filename ?? "").trim(), LONGEST_NAME) || t("untitledFile");
  return {
    name,
    size,
    sha256: sha256 ?? undefined,
    ...originalOf ? { originalOf } : {},
  };
}
