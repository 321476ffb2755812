/** The camera's picture, and the codes in it. */
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { cameraProblem, openCamera } from "../../../lib/device/scan/camera.ts";
import { openCodeReader } from "../../../lib/device/scan/code_reader.ts";
import { readScanned } from "../../../lib/device/scan/scanned_text.ts";
import { formatShortCode } from "../../../lib/model/tour/short_code.ts";
import { openCode } from "../code/open_code.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("find");

/** The pause between two looks at the picture, in milliseconds. */
const LOOK_EVERY = 150;

/** Milliseconds in which the same code is not read again, so that people can read its text. */
const SAME_AGAIN = 4000;

export function ScanDialog({ close }: { close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [said, setSaid] = useState(t("waitingForCamera"));

  useEffect(() => {
    const { current: box } = dialog;
    box!.showModal();
    const ended = new AbortController();
    scan(video.current!, ended.signal, setSaid).then((isDone) => isDone && close());
    return () => ended.abort();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="dialog scan-dialog"
      aria-labelledby="scan-title"
      onClose={close}
    >
      <header>
        <h2 id="scan-title">{t("scanCode")}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={texts("shell")("close")}
          onClick={close}
        >
          <X aria-hidden="true" />
        </button>
      </header>
      <video ref={video} muted playsInline aria-label={t("cameraPicture")} />
      <p role="status">{said}</p>
    </dialog>
  );
}

/**
 * Looks at the camera's picture until a code was opened, or `ended`; true for the former. What is
 * found or fails is told to `say`.
 */
async function scan(
  video: HTMLVideoElement,
  ended: AbortSignal,
  say: (text: string) => void,
): Promise<boolean> {
  let camera: MediaStream | undefined;
  let reader: Awaited<ReturnType<typeof openCodeReader>> | undefined;
  try {
    camera = await openCamera();
    video.srcObject = camera;
    if (ended.aborted) return false;
    await video.play();
    reader = await openCodeReader();
    say(t("holdCode"));
    let last = { text: "", at: -Infinity };
    while (!ended.aborted) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
      const text = ended.aborted ? undefined : await reader.read(video);
      if (text === undefined) continue;
      if (text === last.text && performance.now() - last.at < SAME_AGAIN) continue;
      last = { text, at: performance.now() };
      const scanned = readScanned(text, location.origin);
      if ("problem" in scanned) {
        say(scanned.problem);
        continue;
      }
      say(t("openingCode", { code: formatShortCode(scanned.code) }));
      const refusal = await openCode(scanned.code);
      if (refusal === undefined) return true;
      say(refusal.problem);
    }
  } catch (error) {
    if (!ended.aborted) say(cameraProblem(error));
  } finally {
    reader?.close();
    for (const track of camera?.getTracks() ?? []) track.stop();
  }
  return false;
}
