import { useEffect, useState } from "react";
import { currentUser } from "../../../../lib/device/current_user.ts";
import { readUploadRoom } from "../../../../lib/device/uploads/upload_room.ts";

/** The answer for this page: it does not change while the server runs. */
let asked: Promise<string | undefined> | undefined;

/** Why nothing can be uploaded here, for people; undefined where it can, or nobody knows. */
export function useUploadsOff(): string | undefined {
  const [off, setOff] = useState<string>();
  useEffect(() => {
    if (!currentUser()) return;
    asked ??= readUploadRoom().then(({ off }) => off).catch(() => {
      asked = undefined; // Without a connection: the next field asks again.
      return undefined;
    });
    asked.then(setOff);
  }, []);
  return off;
}
