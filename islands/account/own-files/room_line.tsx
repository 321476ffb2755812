/** One line about the storage of the account, and the dialog to free some. */
import { useEffect, useRef, useState } from "react";
import { currentUser } from "../../../lib/device/current_user.ts";
import { readUploadRoom } from "../../../lib/device/uploads/upload_room.ts";
import type { UploadRoom } from "../../../lib/model/media/media.ts";
import { sizeText } from "../../../lib/offline/keep/size_text.ts";
import { Dialog } from "../../forms/dialog.tsx";
import { usePart } from "../../runtime/use_part.ts";

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
      <p>
        Your files take {sizeText(used)} of {sizeText(quota)}.
      </p>
      <button type="button" className="button quiet" onClick={show}>Free room</button>
      <Dialog dialog={dialog} title="Your files" onClose={() => setOpen(false)}>
        {isOpen && part && <part.default unsaved={unsaved} onFreed={read} />}
        {failure && (
          <>
            <p className="field-error" role="alert">{failure}</p>
            <button type="button" className="button" onClick={retry}>Try again</button>
          </>
        )}
      </Dialog>
    </div>
  );
}
