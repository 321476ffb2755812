/** Says how many changes wait on this device to be sent; nothing while none do. */
import { CloudUpload } from "lucide-react";
import { useEffect, useState } from "react";
import { getLocalStorage } from "../lib/browser/storage.ts";
import { countUnsent } from "../lib/offline/count_unsent.ts";

/** How often the device is looked at, in milliseconds: another tab may have sent them. */
const INTERVAL = 2000;

export default function UnsentChanges() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = () => setCount(countUnsent(getLocalStorage()));
    look();
    const timer = setInterval(look, INTERVAL);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="unsent-changes" aria-live="polite">
      {count > 0 && (
        <p className="notice">
          <span>
            <CloudUpload aria-hidden="true" />{" "}
            {count === 1 ? "1 change is" : `${count} changes are`}{" "}
            waiting to be sent from this phone.
          </span>
          They will be sent when you are back online.
        </p>
      )}
    </div>
  );
}
