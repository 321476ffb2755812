/** Says how many changes and files wait on this device to be sent; nothing while none do. */
import { CloudUpload } from "lucide-react";
import { useEffect, useState } from "react";
import { currentUser } from "../lib/browser/current_user.ts";
import { getLocalStorage } from "../lib/browser/storage.ts";
import { countWaitingFiles } from "../lib/browser/waiting_files.ts";
import { countUnsent } from "../lib/offline/count_unsent.ts";

/** How often the device is looked at, in milliseconds: another tab may have sent them. */
const INTERVAL = 2000;

export default function UnsentChanges() {
  const [{ changes, files }, setCounts] = useState({ changes: 0, files: 0 });
  useEffect(() => {
    const look = () => {
      const storage = getLocalStorage();
      const [changes, files] = [countUnsent(storage), countWaitingFiles(storage, currentUser())];
      setCounts((before) =>
        before.changes === changes && before.files === files ? before : { changes, files }
      );
    };
    look();
    const timer = setInterval(look, INTERVAL);
    return () => clearInterval(timer);
  }, []);
  const counts = [counted(changes, "change"), counted(files, "file")].filter(Boolean);
  return (
    <div className="unsent-changes" aria-live="polite">
      {counts.length > 0 && (
        <p className="notice">
          <span>
            <CloudUpload aria-hidden="true" /> {counts.join(" and ")}{" "}
            {changes + files === 1 ? "is" : "are"} waiting to be sent from this phone.
          </span>
          {files > 0
            ? "They are sent automatically while this site is open and online."
            : "They will be sent when you are back online."}
        </p>
      )}
    </div>
  );
}

const counted = (count: number, what: string) =>
  count > 0 && `${count} ${what}${count === 1 ? "" : "s"}`;
