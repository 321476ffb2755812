/** The old picture over the camera's, to find where its photographer stood. */
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { CameraProblem, openCamera } from "../../../lib/device/media/camera.ts";
import { oldPictureOf, type Pictured } from "../../../lib/ui/tour/stop_picture.tsx";
import { imageSource } from "../../../lib/ui/image_source.ts";
import { ScreenDialog } from "./dialog.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("player");

type Props = { stop: Pictured; onClose: () => void };

export function Ghost({ stop, onClose }: Props) {
  const { address, alt = "" } = oldPictureOf(stop)!;
  const video = useRef<HTMLVideoElement>(null);
  const [opacity, setOpacity] = useState(50);
  const problem = useCamera(video);
  return (
    <ScreenDialog label={t("findThisView")} onClose={onClose}>
      <div className="ghost" style={{ "--ghost": opacity / 100 } as CSSProperties}>
        {/* Its picture goes nowhere but to this element. */}
        <video ref={video} autoPlay playsInline muted aria-hidden="true" />
        <img {...imageSource(address!)} alt={alt} sizes="100vw" />
      </div>
      <div className="ghost-foot">
        <p role="status">
          {problem ?? t("findTheView")}
        </p>
        <label>
          <span>{t("oldPicture")}</span>
          <input
            className="slider"
            type="range"
            min={0}
            max={100}
            value={opacity}
            aria-valuetext={t("percentVisible", { percent: opacity })}
            style={{ "--fill": `${opacity}%` } as CSSProperties}
            onChange={({ currentTarget }) => setOpacity(currentTarget.valueAsNumber)}
          />
        </label>
      </div>
    </ScreenDialog>
  );
}

/** Shows the camera's picture while the dialog is open; returns why it cannot, for people. */
function useCamera(video: { current: HTMLVideoElement | null }): string | undefined {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isClosed = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    openCamera().then((opened) => {
      stream = opened;
      if (isClosed) return stop();
      if (video.current) video.current.srcObject = stream;
    }, (error) => {
      if (!(error instanceof CameraProblem)) throw error;
      setProblem(error.message);
    });
    return () => {
      isClosed = true;
      stop();
    };
  }, []);
  return problem;
}
