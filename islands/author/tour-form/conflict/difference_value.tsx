/** One side of a difference: files by their names, other values as in the form. */
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { imageSource } from "../../../../lib/ui/image_source.ts";
import { textIn } from "../../../../lib/model/text/language.ts";

type Props = {
  value: string;
  /** The name of a file of this device that is not sent yet; undefined for others. */
  fileName?: (uploadId: string) => string | undefined;
};

/** The kind of a stored file, by its ending. */
const STORED = /^\/media\/\w+\.(\w+)/;
const PICTURES = ["jpg", "png", "webp"];

export function DifferenceValue({ value, fileName }: Props) {
  const uploadId = uploadIdOf(value);
  const ending = STORED.exec(value)?.[1];
  if (uploadId !== undefined) {
    return <span className="conflict-value">{uploadText(fileName?.(uploadId))}</span>;
  }
  if (ending === undefined) {
    return <span className="conflict-value" {...textIn()}>{value || "(empty)"}</span>;
  }
  return PICTURES.includes(ending)
    ? <img className="conflict-picture" {...imageSource(value)} sizes="10rem" alt="The picture" />
    : <audio className="conflict-recording" controls preload="none" src={value} />;
}

const uploadText = (name: string | undefined) =>
  name === undefined
    ? "A file on another device, not sent yet"
    : `${name}, on this device, not sent yet`;

/** The name of a file in the queue of this device. */
export const fileName = (uploadId: string): string | undefined =>
  getUploadQueue().uploads.value.get(uploadId)?.name;
