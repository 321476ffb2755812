import { useRef, useState } from "react";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("player");

/**
 * The platform's slider, over two pictures: `--at` of their frame, its parent, is the part of the
 * width that shows the old one.
 */
export function ThenNowSlider() {
  const input = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState(50);
  return (
    <input
      ref={input}
      className="then-now-slider"
      type="range"
      min={0}
      max={100}
      value={at}
      aria-label={t("thenAndNow")}
      aria-valuetext={at === 0
        ? t("todaysPicture")
        : at === 100
        ? t("theOldPicture")
        : t("percentOld", { percent: at })}
      onChange={({ currentTarget: { value } }) => {
        setAt(Number(value));
        input.current?.parentElement?.style.setProperty("--at", `${value}%`);
      }}
    />
  );
}
