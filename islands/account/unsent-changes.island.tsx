/** Says how many changes and files wait on this device to be sent; empty without any. */
import { CloudUpload } from "lucide-react";
import { type ComponentType, useEffect, useState } from "react";
import { currentUser } from "../../lib/device/current_user.ts";
import { loadChunk } from "../../lib/device/load_chunk.ts";
import { orAlert } from "../shell/alert.ts";
import { readWaiting } from "../../lib/offline/outbox/waiting.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("account");

/** How often the device is checked, in milliseconds: another tab may have sent them. */
const INTERVAL = 2000;

/** The waiting changes, and the obstacle. */
type Waiting = { changes: number; files: number; isSignedIn: boolean; isOnline: boolean };

const NOTHING: Waiting = { changes: 0, files: 0, isSignedIn: true, isOnline: true };

const isSame = (a: Waiting, b: Waiting) => JSON.stringify(a) === JSON.stringify(b);

async function lookAtDevice(): Promise<Waiting> {
  const userId = currentUser();
  const { progress, drafts, files } = await readWaiting(userId);
  return {
    changes: progress + drafts,
    files,
    isSignedIn: userId !== undefined,
    isOnline: navigator.onLine,
  };
}

type Props = {
  /** On the page of shared files, which lists them and the archives that may take them. */
  shared?: boolean;
};

export default function UnsentChanges({ shared = false }: Props) {
  const [waiting, setWaiting] = useState(NOTHING);
  useEffect(() => {
    const look = async () => {
      const now = await lookAtDevice();
      setWaiting((before) => isSame(before, now) ? before : now);
    };
    look();
    const timer = setInterval(look, INTERVAL);
    return () => clearInterval(timer);
  }, []);
  const [SharedFiles, setSharedFiles] = useState<ComponentType>();
  useEffect(() => {
    if (!shared) return;
    orAlert(async () => {
      const loaded = await loadChunk(() => import("./shared-files/shared_files.tsx"));
      setSharedFiles(() => loaded.SharedFiles);
    });
  }, []);
  if (shared) return SharedFiles ? <SharedFiles /> : <p>{t("lookingForFiles")}</p>;
  const { changes, files } = waiting;
  return (
    <div className="unsent-changes" aria-live="polite">
      {changes + files > 0 && (
        <p className="notice">
          <span>
            <CloudUpload aria-hidden="true" /> {whatWaits(waiting)}
          </span>
          {whenSent(waiting)}
        </p>
      )}
    </div>
  );
}

function whatWaits({ changes, files }: Waiting): string {
  if (files === 0) return t("changesWait", { count: changes });
  if (changes === 0) return t("filesWait", { count: files });
  return t("changesAndFilesWait", {
    changes: t("changes", { count: changes }),
    files: t("files", { count: files }),
  });
}

/** When sending continues, in a sentence. */
export function whenSent({ changes, files, isSignedIn, isOnline }: Waiting): string {
  const one = changes + files === 1;
  if (!isSignedIn) return one ? t("oneSentAfterSignIn") : t("sentAfterSignIn");
  if (files > 0) return one ? t("oneSentWhileOpen") : t("sentWhileOpen");
  if (isOnline) return one ? t("oneSentWithNextPage") : t("sentWithNextPage");
  return one ? t("oneSentWhenOnline") : t("sentWhenOnline");
}
