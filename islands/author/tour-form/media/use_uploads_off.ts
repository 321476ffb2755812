import { useEffect, useState } from "react";
import { currentUploader } from "../../../../lib/device/pupil/pupil.ts";
import { readUploadRoom } from "../../../../lib/device/uploads/upload_room.ts";

/** The answer for this page, which does not change while the server runs. */
let asked: Promise<string | undefined> | undefined;

/** Why uploads are switched off, for people; undefined if they are not, or it is unknown. */
export function useUploadsOff(): string | undefined {
  const [off, setOff] = useState<string>();
  useEffect(() => {
    if (!currentUploader()) return;
    asked ??= readUploadRoom().then(({ off }) => off).catch(() => {
      asked = undefined; // Without a connection: the next field asks again.
      return undefined;
    });
    asked.then(setOff);
  }, []);
  return off;
}
