import { useRef, useState } from "react";

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
      aria-label="Then and now"
      aria-valuetext={at === 0
        ? "today’s picture"
        : at === 100
        ? "the old picture"
        : `${at} percent old picture`}
      onChange={({ currentTarget: { value } }) => {
        setAt(Number(value));
        input.current?.parentElement?.style.setProperty("--at", `${value}%`);
      }}
    />
  );
}
