/** The bytes beside a store, as checks of the data ask for them. */
import type { StoredFiles } from "../store/check/check_media.ts";
import { mediaObject } from "./finish_upload.ts";
import type { ObjectStore } from "./object_store.ts";
import { partOf } from "./upload_parts.ts";

/** What is among `objects`. */
export const storedFilesIn = (objects: ObjectStore): StoredFiles => ({
  mediaSize: (name) => objects.size(mediaObject(name)),
  partSize: (uploadId, part) => objects.size(partOf(uploadId, part)),
});
