/** One side of a difference: files by their names, other values as in the form. */
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { imageSource } from "../../../../lib/ui/image_source.ts";
import { textIn } from "../../../../lib/model/text/language.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("writing");

type Props = {
  value: string;
  /** The name of a file of this device that is not sent yet; undefined for others. */
  fileName?: (uploadId: string) => string | undefined;
  /** Pictures of other sites are shown, too. */
  hasElsewhere?: boolean;
};

/** The kind of a stored file, by its ending. */
const STORED = /^\/media\/\w+\.(\w+)/;
const PICTURES = ["jpg", "png", "webp"];

/** Addresses of files among the lines of a value are shown as files, each in its line. */
export function DifferenceValue({ value, ...props }: Props) {
  const lines = value.split("\n");
  const isList = lines.length > 1 && lines.some((line) => isFile(line, props));
  if (!isList) return <LineValue {...props} value={value} />;
  return (
    <div className="conflict-things">
      {lines.map((line, i) => <LineValue key={i} {...props} value={line} />)}
    </div>
  );
}

const isFile = (line: string, { hasElsewhere }: Omit<Props, "value">): boolean =>
  uploadIdOf(line) !== undefined || STORED.test(line) ||
  hasElsewhere === true && /^https:\/\/\S+$/.test(line);

function LineValue({ value, fileName, hasElsewhere }: Props) {
  const uploadId = uploadIdOf(value);
  if (uploadId !== undefined) {
    return <span className="conflict-value">{uploadText(fileName?.(uploadId))}</span>;
  }
  if (!isFile(value, { hasElsewhere })) {
    return <span className="conflict-value" {...textIn()}>{value || t("emptyValue")}</span>;
  }
  const ending = STORED.exec(value)?.[1];
  return ending === undefined || PICTURES.includes(ending)
    ? (
      <img
        className="conflict-picture"
        {...imageSource(value)}
        sizes="10rem"
        alt={t("thePicture")}
        loading="lazy"
        referrerPolicy="no-referrer"
      />
    )
    : <audio className="conflict-recording" controls preload="none" src={value} />;
}

const uploadText = (name: string | undefined) =>
  name === undefined ? t("fileElsewhere") : t("fileNotSentYet", { name });

/** The name of a file in the queue of this device. */
export const fileName = (uploadId: string): string | undefined =>
  getUploadQueue().uploads.value.get(uploadId)?.name;
