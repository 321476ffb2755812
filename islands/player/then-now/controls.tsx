/** What visitors can do with an old picture: compare it, see it large, and find its place. */
import { Camera, Maximize2 } from "lucide-react";
import { useState } from "react";
import type { Pictured } from "../../../lib/ui/tour/stop_picture.tsx";
import { hasCamera } from "../../../lib/device/media/camera.ts";
import { FullView } from "./full_view.tsx";
import { Ghost } from "./ghost.tsx";
import { ThenNowSlider } from "./slider.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("player");

type Props = {
  stop: Pictured;
  /** The pictures are not shown beside. */
  isSmall: boolean | undefined;
};

export function Controls({ stop, isSmall }: Props) {
  const [open, setOpen] = useState<"full" | "camera">();
  const close = () => setOpen(undefined);
  return (
    <>
      {!isSmall && stop.imageUrl && <ThenNowSlider />}
      <div className="then-now-foot">
        <button type="button" className="button quiet" onClick={() => setOpen("full")}>
          <Maximize2 aria-hidden="true" />
          {stop.imageUrl ? t("thenAndNow") : t("oldPicture")}
        </button>
        {hasCamera() && (
          <button
            type="button"
            className="button quiet"
            onClick={() => setOpen("camera")}
          >
            <Camera aria-hidden="true" />
            {t("findThisView")}
          </button>
        )}
      </div>
      {open === "full" && <FullView stop={stop} onClose={close} />}
      {open === "camera" && <Ghost stop={stop} onClose={close} />}
    </>
  );
}
