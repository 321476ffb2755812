/** The pictures of two times over the whole screen. */
import type { CSSProperties } from "react";
import { textIn } from "../../../lib/model/text/language.ts";
import { imageSource } from "../../../lib/ui/image_source.ts";
import { oldPictureOf, type Pictured, pictureOf } from "../../../lib/ui/tour/stop_picture.tsx";
import { ScreenDialog } from "./dialog.tsx";
import { ThenNowSlider } from "./slider.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("player");

type Props = { stop: Pictured; onClose: () => void };

export function FullView({ stop, onClose }: Props) {
  const { address: today, alt: todayAlt = "", credit: todayCredit } = pictureOf(stop);
  const { address: then, alt: thenAlt = "", credit: thenCredit, when } = oldPictureOf(stop)!;
  // The frame has the shape of today's picture; the old one is cut to it.
  const { width, height } = imageSource(today ?? then!);
  const ratio = Number(width) / Number(height);
  const captions: [string, string | undefined][] = [
    [when ? t("thenWhen", { when }) : t("then"), thenCredit],
    ...today ? [[t("today"), todayCredit] as [string, string | undefined]] : [],
  ];
  return (
    <ScreenDialog label={today ? t("thenAndNow") : t("oldPicture")} onClose={onClose}>
      <div className="then-now-stage">
        <div className="then-now-frame" style={{ "--ratio": ratio } as CSSProperties}>
          {today && <img {...imageSource(today)} alt={todayAlt} sizes="100vw" />}
          <img {...imageSource(then!)} alt={thenAlt} sizes="100vw" />
          {today && <ThenNowSlider />}
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
