/** The player of a whole recording, on its page: its links and sentences lead to their seconds. */
import { useEffect, useRef } from "react";

type Props = { url: string; label: string };

export default function WholeRecordingPlayer({ url, label }: Props) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const player = audio.current!;
    const page = player.closest("article")!;
    const play = (milliseconds: number) => {
      player.currentTime = milliseconds / 1000;
      player.play().catch(() => {}); // The element says by itself what it cannot play.
    };
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      const at = target.closest<HTMLElement>("[data-at]")?.dataset.at ??
        target.closest<HTMLElement>("[data-start]")?.dataset.start;
      const isMarking = getSelection()?.isCollapsed === false;
      if (at === undefined || isMarking || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      play(Number(at));
    };
    /** Pauses the app's player when this recording plays, and this one when the player plays. */
    const onPlay = ({ target }: Event) => {
      for (const other of document.querySelectorAll("audio")) {
        if (other !== target) other.pause();
      }
    };
    page.addEventListener("click", onClick);
    document.addEventListener("play", onPlay, true);
    return () => {
      page.removeEventListener("click", onClick);
      document.removeEventListener("play", onPlay, true);
      player.pause();
    };
  }, []);
  return <audio ref={audio} controls preload="metadata" src={url} aria-label={label} />;
}
