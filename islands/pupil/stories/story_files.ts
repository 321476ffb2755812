/** The recording and the photograph of a story while they are on their way to the server. */
import { filesOf, mapFiles } from "../../../lib/model/media/files_of.ts";
import type { ShownUpload } from "../../../lib/device/uploads/upload_list.ts";
import { type SubmissionStop } from "../../../lib/model/class/submission.ts";
import { uploadIdOf } from "../../../lib/model/media/upload_address.ts";
import { addressOf } from "../../author/tour-form/media/upload_addresses.ts";
import { lengthText } from "../../author/tour-form/stops/recording_length.ts";

/** The uploads on this device, by id. */
export type Uploads = ReadonlyMap<
  string,
  Pick<ShownUpload, "step" | "files" | "width" | "height" | "seconds">
>;

/** The ids of the story's files that the server does not have yet. */
export const waitingFilesOf = (stop: SubmissionStop): string[] =>
  filesOf(stop).flatMap(([, address]) => uploadIdOf(address) ?? []);

/** The stop with the addresses and the length of its files that have arrived. */
export function withSentFiles(stop: SubmissionStop, uploads: Uploads): SubmissionStop {
  const uploadAt = (address = "") => uploads.get(uploadIdOf(address) ?? "");
  const { seconds } = uploadAt(stop.audioUrl) ?? {};
  const filled = mapFiles(stop, (address) => {
    const upload = uploadAt(address);
    return upload && addressOf(upload) || address;
  });
  return seconds && !stop.audioDuration
    ? { ...filled, audioDuration: lengthText(seconds) }
    : filled;
}
