/**
 * A stop’s transcript: the recording, the text or its sentences, and the buttons that find
 * times.
 */
import { useFormContext, useWatch } from "react-hook-form";
import { LanguageChoice } from "../language_field.tsx";
import type { TourValues } from "../values.ts";
import { DraftBar } from "./draft_bar.tsx";
import { RecordingBar, recordingKeys } from "./recording_bar.tsx";
import { SentenceList } from "./sentence_list.tsx";
import { TextBox } from "./text_box.tsx";
import { orAlert } from "../../../shell/alert.ts";
import { EncodingChoice } from "../files/encoding_choice.tsx";
import { ImportReport } from "../files/import_report.tsx";
import { TimingBar } from "./timing_bar.tsx";
import { useRecording } from "./use_recording.ts";
import { useReadReport } from "./use_read_report.ts";
import { useTranscript } from "./use_transcript.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("transcripts");

export type TranscriptPanelProps = { index: number };

export function TranscriptPanel({ index }: TranscriptPanelProps) {
  const { control } = useFormContext<TourValues>();
  const [address, ...languages] = useWatch({
    control,
    name: [`audioStops.${index}.audioUrl`, `audioStops.${index}.language`, "language"],
  });
  const work = useTranscript(index);
  const player = useRecording(address);
  const { view, show } = work;
  const showSentences = () => show("sentences");
  const { report, letters, onRead, close } = useReadReport(index);

  const { source, checked = false } = work.transcript ?? {};
  return (
    <div className="transcript-panel" onKeyDown={recordingKeys(player)} onBlur={work.flush}>
      <RecordingBar player={player} />
      <div className="transcript-views" role="group" aria-label={t("transcriptView")}>
        <button type="button" aria-pressed={view === "text"} onClick={() => show("text")}>
          {t("text")}
        </button>
        <button
          type="button"
          aria-pressed={view === "sentences"}
          aria-disabled={work.sentences.length === 0 || undefined}
          onClick={() => work.sentences.length > 0 && showSentences()}
        >
          {t("sentences")}
        </button>
      </div>
      {report && (
        <ImportReport file={report} onClose={close}>
          {letters && (
            <EncodingChoice
              {...letters}
              onChange={(encoding) => orAlert(() => letters.again(encoding))}
            />
          )}
        </ImportReport>
      )}
      {view === "sentences" && work.sentences.length > 0
        ? <SentenceList key={work.version} {...{ index, work, player, address }} />
        : (
          <TextBox
            key={work.version}
            {...{ index, work }}
            onTimes={showSentences}
            onRead={onRead}
          />
        )}
      <DraftBar
        {...{ address, work }}
        spoken={languages.find(Boolean)}
      />
      <TimingBar {...{ index, address, work }} />
      {work.transcript && (
        <>
          <LanguageChoice
            label={t("transcriptLanguage")}
            value={work.language}
            onChange={(language) => work.setAbout({ language })}
          />
          <label className="transcript-checked">
            <input
              type="checkbox"
              checked={checked}
              onChange={({ target }) => work.setAbout({ checked: target.checked })}
            />
            <span>
              {t("comparedIt")}
              {source === "machine" && !checked && (
                <strong className="transcript-doubt">{t("machineMadeNotChecked")}</strong>
              )}
            </span>
          </label>
        </>
      )}
    </div>
  );
}
