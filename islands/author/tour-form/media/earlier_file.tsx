/** The file of a field, and the offer to bring an earlier one back, like removed stops. */
import { Undo2 } from "lucide-react";
import { useContext, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import type { MediaKind } from "../../../../lib/model/media/media.ts";
import { isDivisible, wholeOf } from "../../../../lib/model/media/part_address.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { ArchiveTarget } from "../stops/stop_id.ts";
import type { TourValues } from "../values.ts";
import { changePart } from "../parts/choose_part.ts";
import { attachFile } from "./attach_file.ts";
import {
  type EarlierFile,
  putBack,
  removalOf,
  replaceAddress,
  replacedBy,
} from "./earlier_files.ts";
import { type MediaPath, stopIndexOf } from "./media_paths.ts";
import { addressOf } from "./upload_addresses.ts";
import { useLocalUrl } from "./use_local_url.ts";
import { useUploadsOff } from "./use_uploads_off.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("uploads");

export type MediaField = ReturnType<typeof useMediaField>;

/** The file of a field, and the one before it. The caller calls `useSignals`. */
export function useMediaField(path: MediaPath) {
  const form = useFormContext<TourValues>();
  const address = useWatch({ control: form.control, name: path }) ?? "";
  const uploadId = uploadIdOf(address);
  /** The upload whose place was taken over. */
  const [placedId, setPlacedId] = useState<string>();
  const target = useContext(ArchiveTarget);
  const uploads = getUploadQueue().uploads.value;
  /** The upload with this address that was added last, of this stop if possible. */
  const arrived = () => {
    const found = [...uploads.values()].filter((one) => addressOf(one) === wholeOf(address));
    const stopId = form.getValues(`audioStops.${stopIndexOf(path)}.id`);
    return found.findLast((one) => one.stopId !== undefined && one.stopId === stopId) ??
      found.at(-1);
  };
  const upload = uploadId === undefined ? arrived() : uploads.get(uploadId);
  const { replacement = "", earlier: removed } = removalOf(form, path) ?? {};
  const replacing = uploads.get(uploadIdOf(replacement) ?? "");
  const isReplacement = address === replacement ||
    replacing !== undefined && addressOf(replacing) === address;
  const isWhole = wholeOf(address) === address;
  const earlier = isReplacement ? removed : upload && isWhole ? replacedBy(upload.id) : undefined;
  const replace = (next: string) => replaceAddress(form, path, next);
  return {
    form,
    address,
    uploadId,
    /** The upload of this field, sent or not; undefined for another address. */
    upload,
    earlier,
    /** What shows or plays it here; "" without a file. */
    url: useLocalUrl(address),
    /** Why no file can be added. */
    off: useUploadsOff(),
    /** Where the photo was taken, until `placeUsed`. */
    place: upload?.id === placedId ? undefined : upload?.place,
    placeUsed: () => setPlacedId(upload?.id),
    /** Sends the first of `files` and puts it in its place; `isNamed`: its name is meaningful. */
    add: ([file]: File[], isNamed = true) =>
      attachFile(form, path, { blob: file, name: file.name, target, isNamed }),
    /** Puts another address in its place. */
    replace,
    remove: () => replace(""),
    undo(): void {
      if (!earlier) return;
      const put = () => putBack(form, path, earlier);
      if (!isOtherPart(earlier, address)) return put();
      changePart(form, stopIndexOf(path), earlier.address, put);
    },
  };
}

/** Whether a stop had another part of the same recording, or the whole. */
const isOtherPart = (earlier: EarlierFile, address: string): boolean =>
  isDivisible(address) && wholeOf(earlier.address) === wholeOf(address);

const REMOVED = {
  recording: "recordingRemoved",
  picture: "pictureRemoved",
  document: "documentRemoved",
} as const;
const REPLACED = {
  recording: "recordingReplaced",
  picture: "pictureReplaced",
  document: "documentReplaced",
} as const;

type Props = { kind: MediaKind; field: Pick<MediaField, "address" | "earlier" | "undo"> };

export function EarlierFileNote({ kind, field: { address, earlier, undo } }: Props) {
  if (!earlier) return null;
  return (
    <div className="removed-note field-undo" role="status">
      <p>
        {isOtherPart(earlier, address)
          ? t("anotherPartRecordingChosen")
          : address === ""
          ? t(REMOVED[kind])
          : t(REPLACED[kind])}
      </p>
      <button type="button" className="button" onClick={undo}>
        <Undo2 aria-hidden="true" />
        {t("undo")}
      </button>
    </div>
  );
}
