/** The pictures of two times over the whole screen. */
import type { CSSProperties } from "react";
import type { OldPicture, Picture } from "../../../lib/model/media/picture.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { imageSource } from "../../../lib/ui/image_source.ts";
import { ScreenDialog } from "./dialog.tsx";
import { ThenNowSlider } from "./slider.tsx";

type Props = { stop: Picture & OldPicture; onClose: () => void };

export function FullView({ stop, onClose }: Props) {
  const { imageUrl, imageAlt = "", imageCredit, oldImageUrl, oldImageAlt = "" } = stop;
  const { oldImageYear, oldImageCredit } = stop;
  // The frame has the shape of today's picture; the old one is cut to it.
  const { width, height } = imageSource(imageUrl ?? oldImageUrl!);
  const ratio = Number(width) / Number(height);
  const captions: [string, string | undefined][] = [
    [["Then", oldImageYear].filter(Boolean).join(", "), oldImageCredit],
    ...imageUrl ? [["Today", imageCredit] as [string, string | undefined]] : [],
  ];
  return (
    <ScreenDialog label={imageUrl ? "Then and now" : "Old picture"} onClose={onClose}>
      <div className="then-now-stage">
        <div className="then-now-frame" style={{ "--ratio": ratio } as CSSProperties}>
          {imageUrl && <img {...imageSource(imageUrl)} alt={imageAlt} sizes="100vw" />}
          <img {...imageSource(oldImageUrl!)} alt={oldImageAlt} sizes="100vw" />
          {imageUrl && <ThenNowSlider />}
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
