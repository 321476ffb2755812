/** The pictures of two times over the whole screen. */
import type { CSSProperties } from "react";
import type { OldPicture, Picture } from "../../../lib/model/media/picture.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { imageSource } from "../../../lib/ui/image_source.ts";
import { picturesOf } from "../../../lib/ui/tour/stop_picture.tsx";
import { ScreenDialog } from "./dialog.tsx";
import { ThenNowSlider } from "./slider.tsx";

type Props = { stop: Picture & OldPicture; onClose: () => void };

export function FullView({ stop, onClose }: Props) {
  const { today, then } = picturesOf(stop);
  // The frame has the shape of today's picture; the old one is cut to it.
  const { width, height } = imageSource(today.address ?? then.address!);
  const ratio = Number(width) / Number(height);
  const captions: [string, string | undefined][] = [
    [["Then", then.year].filter(Boolean).join(", "), then.credit],
    ...today.address ? [["Today", today.credit] as [string, string | undefined]] : [],
  ];
  return (
    <ScreenDialog label={today.address ? "Then and now" : "Old picture"} onClose={onClose}>
      <div className="then-now-stage">
        <div className="then-now-frame" style={{ "--ratio": ratio } as CSSProperties}>
          {today.address && (
            <img {...imageSource(today.address)} alt={today.alt ?? ""} sizes="100vw" />
          )}
          <img {...imageSource(then.address!)} alt={then.alt ?? ""} sizes="100vw" />
          {today.address && <ThenNowSlider />}
        </div>
      </div>
      <dl className="then-now-captions">
        {captions.map(([when, credit]) => (
          <div key={when}>
            <dt>{when}</dt>
            {credit && <dd {...textIn()}>{credit}</dd>}
          </div>
        ))}
      </dl>
    </ScreenDialog>
  );
}
