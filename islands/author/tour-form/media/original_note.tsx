/** The original recording: where it is, or why it is not kept beside the MP3. */
import { Download } from "lucide-react";
import { useContext, useEffect } from "react";
import { signal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { api } from "../../../../lib/device/api.ts";
import { currentUser } from "../../../../lib/device/current_user.ts";
import type { ShownUpload } from "../../../../lib/device/uploads/upload_list.ts";
import { mediaHashesIn } from "../../../../lib/model/media/media.ts";
import type { OriginalFile, Originals } from "../../../../lib/model/media/own_files.ts";
import { ArchiveTarget } from "../stops/stop_id.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("uploads");

const LEFT_OUT = { "no-room": "noRoomForOriginal", refused: "originalRefused" } as const;

/** The account's originals, requested once for all stops of a form. */
const originals = signal<Originals>({});
let asked: string | undefined;

function askFor(target: string): void {
  if (asked === target || !currentUser()) return;
  asked = target;
  api<Originals>("GET", `/api/account/originals?tour=${encodeURIComponent(target)}`).then(
    (found) => originals.value = found,
    () => asked = undefined, // Without a connection: the next stop asks again.
  );
}

/** The name with an ending, which takes lack: theirs end with a time, such as "09.30". */
const downloadName = ({ name, url }: OriginalFile) =>
  /\.[a-z]\w{1,4}$/i.test(name) ? name : name + url.slice(url.lastIndexOf("."));

type Props = {
  address: string;
  /** The upload of the stop's recording, if it is on this device. */
  upload: ShownUpload | undefined;
};

export function OriginalNote({ address, upload }: Props) {
  useSignals();
  const target = useContext(ArchiveTarget);
  useEffect(() => askFor(target), [target]);
  const [hash = ""] = mediaHashesIn(address);
  const { media, leftOut } = upload?.original ?? {};
  const { [hash]: kept } = originals.value;
  const files: OriginalFile[] = media && upload
    ? [{ url: media.url, name: upload.name, bytes: media.bytes }]
    : kept
    ? [kept, ...kept.more ?? []]
    : [];
  if (files.length > 0) {
    return files.map((file) => (
      <p key={file.url} className="original-note">
        <a href={file.url} download={downloadName(file)}>
          <Download aria-hidden="true" />
          {files.length > 1
            ? t("downloadOriginalNamed", { name: file.name })
            : t("downloadOriginal")}
        </a>
      </p>
    ));
  }
  return leftOut ? <p className="original-note soft">{t(LEFT_OUT[leftOut])}</p> : null;
}
