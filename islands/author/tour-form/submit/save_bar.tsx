/**
 * The bar at the bottom, in reach of the thumb: the state of saving, and the actions on the whole
 * form.
 */
import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  note?: string;
  /** The note reports a problem, and is shown whole on every screen. */
  isProblem: boolean;
  /** The content above the buttons until the form can be sent. */
  panel: ReactNode;
  children: ReactNode;
};

export function SaveBar({ note, isProblem, panel, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  // What floats above it follows its height, which grows with its words.
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty("--save-bar", `${bar.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(bar.current!);
    return () => {
      observer.disconnect();
      style.removeProperty("--save-bar");
    };
  }, []);
  return (
    <div ref={bar} className="save-bar" data-problem={isProblem || undefined}>
      {panel}
      <p className="save-note" role="status">{note}</p>
      <div className="save-actions">{children}</div>
    </div>
  );
}
