/** One line about the storage of the account, and the dialog to free some. */
import { useEffect, useRef, useState } from "react";
import { currentUser } from "../../../lib/device/current_user.ts";
import { readUploadRoom } from "../../../lib/device/uploads/upload_room.ts";
import type { UploadRoom } from "../../../lib/model/media/media.ts";
import { sizeText } from "../../../lib/offline/keep/size_text.ts";
import { Dialog } from "../../forms/dialog.tsx";
import { usePart } from "../../runtime/use_part.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("account");

type Props = {
  /** How many files have arrived: each changes the figures. */
  arrived: number;
  unsaved: () => unknown;
};

/** The used share from which the line asks for attention. */
const NEARLY_FULL = 0.9;

export function RoomLine({ arrived, unsaved }: Props) {
  const [room, setRoom] = useState<UploadRoom>();
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const { part, failure, retry } = usePart(isOpen, () => import("./file_room.tsx"));
  // Nothing without a connection: the files themselves say that they wait.
  const read = () => void (currentUser() && readUploadRoom().then(setRoom, () => {}));
  useEffect(read, [arrived]);
  if (!room || room.off || room.used === 0) return null;
  const { used, quota } = room;
  const show = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <div className="room-line" data-full={used > NEARLY_FULL * quota ? "" : undefined}>
      <p>{t("filesTake", { used: sizeText(used), quota: sizeText(quota) })}</p>
      <button type="button" className="button quiet" onClick={show}>{t("freeRoom")}</button>
      <Dialog dialog={dialog} title={t("yourFiles")} onClose={() => setOpen(false)}>
        {isOpen && part && <part.default unsaved={unsaved} onFreed={read} />}
        {failure && (
          <>
            <p className="field-error" role="alert">{failure}</p>
            <button type="button" className="button" onClick={retry}>{t("tryAgain")}</button>
          </>
        )}
      </Dialog>
    </div>
  );
}
