/** The tools of a stop's chapters: the recording, its chapters, and where more can come from. */
import { useSignals } from "@preact/signals-react/runtime";
import { BookmarkPlus, FileUp, Undo2 } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { fileChapters } from "../../../../lib/formats/chapters/file_chapters.ts";
import type { ReadChapters } from "../../../../lib/formats/chapters/fit_chapters.ts";
import { readChapters } from "../../../../lib/formats/chapters/read_chapters.ts";
import { decodeText } from "../../../../lib/formats/decode_text.ts";
import type { Chapter } from "../../../../lib/model/tour/chapters.ts";
import { MAX_CHAPTERS } from "../../../../lib/model/tour/stop_limits.ts";
import { orAlert } from "../../../shell/alert.ts";
import { FileButton } from "../media/file_button.tsx";
import { kindOf } from "../media/file_kind.ts";
import { RecordingBar, recordingKeys } from "../transcript/recording_bar.tsx";
import type { RecordingPlayer } from "../transcript/recording_player.ts";
import { useRecording } from "../transcript/use_recording.ts";
import type { TourValues } from "../values.ts";
import { ChapterRow } from "./chapter_row.tsx";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

export function ChaptersPanel({ index }: { index: number }) {
  const { control, setValue } = useFormContext<TourValues>();
  const path = `audioStops.${index}.chapters` as const;
  const [address, chapters = []] = useWatch({
    control,
    name: [`audioStops.${index}.audioUrl`, path],
  });
  const player = useRecording(address);
  const [removed, setRemoved] = useState<Chapter>();
  const [said, setSaid] = useState("");

  const set = (next: Chapter[]) => {
    const inTime = next.slice().sort((a, b) => a.at - b.at);
    setValue(path, inTime.length > 0 ? inTime : undefined, { shouldDirty: true });
  };
  /** Those at the time of another are left out. */
  const add = (more: readonly Chapter[]) => {
    const times = new Set(chapters.map(({ at }) => at));
    const own = more.filter(({ at }) => !times.has(at));
    set([...chapters, ...own].slice(0, MAX_CHAPTERS));
    return own.length;
  };
  const take = (read: ReadChapters | { problem: string }) => {
    if ("problem" in read) return setSaid(read.problem);
    const count = add(read.chapters);
    const leftOut = read.leftOut.map((line) => `${line}.`);
    setSaid([t("chaptersAdded", { count }), ...leftOut].join(" "));
  };
  const takeFile = async (file: File) => {
    if (kindOf(file) !== "recording") {
      return take(readChapters(decodeText(new Uint8Array(await file.arrayBuffer())).text));
    }
    const read = await fileChapters(file);
    take(
      read.chapters.length > 0 ? read : { problem: t("fileHasNoChapters", { name: file.name }) },
    );
  };
  return (
    <div className="chapters-panel" onKeyDown={recordingKeys(player)}>
      <RecordingBar player={player} />
      <ol role="list">
        {chapters.map((chapter, i) => (
          <ChapterRow
            key={`${chapter.at} ${i}`}
            number={i + 1}
            chapter={chapter}
            onPlay={() => player.play(chapter.at)}
            onChange={(next) => set(chapters.map((other, at) => at === i ? next : other))}
            onRemove={() => {
              setRemoved(chapter);
              set(chapters.filter((_, at) => at !== i));
            }}
          />
        ))}
      </ol>
      <div className="chapters-more">
        <HereButton {...{ player, chapters }} onHere={(at) => add([{ at, title: "" }])} />
        <FileButton
          label={t("chaptersFileOfStop", { number: index + 1 })}
          onFiles={([file]) => orAlert(() => takeFile(file))}
        >
          <FileUp aria-hidden="true" />
          {t("chaptersFromFile")}
        </FileButton>
        {removed && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              add([removed]);
              setRemoved(undefined);
            }}
          >
            <Undo2 aria-hidden="true" />
            {t("undo")}
          </button>
        )}
      </div>
      <p role="status" className="field-hint">
        {said || t("chaptersFiles")}
      </p>
    </div>
  );
}

type HereProps = {
  player: RecordingPlayer;
  chapters: readonly Chapter[];
  onHere: (at: number) => void;
};

function HereButton({ player, chapters, onHere }: HereProps) {
  useSignals();
  const here = Math.round(player.position.value);
  return (
    <button
      type="button"
      className="button"
      disabled={chapters.some(({ at }) => at === here) || chapters.length >= MAX_CHAPTERS}
      onClick={() => onHere(here)}
    >
      <BookmarkPlus aria-hidden="true" />
      {t("chapterFromHere")}
    </button>
  );
}
