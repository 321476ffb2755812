/** The transcript of a recording that was made in the language of the translation, from a file. */
import { useSignals } from "@preact/signals-react/runtime";
import { FileUp } from "lucide-react";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import { FileButton } from "../tour-form/media/file_button.tsx";
import type { Section } from "./sections.ts";
import { type Desk, type Languages, setTranscript } from "./use_words.ts";

const t = texts("translating");

type Props = { desk: Desk; section: Section; language: Languages };

export function TranscriptPart({ desk, section: { id }, language }: Props) {
  useSignals();
  const { problem, attempt } = useAttempt();
  const transcript = desk.transcripts.value[id];
  const add = (file: File) =>
    attempt(async () => {
      const { readTranscriptFile } = await loadChunk(() =>
        import("../../../lib/formats/transcript/read_transcript.ts")
      );
      const bytes = new Uint8Array(await file.arrayBuffer());
      const found = readTranscriptFile(bytes, { fileName: file.name, language: language.to });
      if ("problem" in found) return found.problem;
      if (!found.transcript) return t("noSentences");
      await setTranscript(desk, id, { ...found.transcript, language: language.to });
    });
  return (
    <>
      <p className="words-label">
        {t("transcriptOfRecording")}
        {transcript && `: ${t("transcriptSentences", { count: transcript.cues.length })}`}
      </p>
      {!transcript && <p className="soft">{t("transcriptHint")}</p>}
      {problem && <p role="alert" className="field-error">{problem}</p>}
      <div className="row">
        <FileButton
          kind="text"
          label={t("transcriptOfRecording")}
          onFiles={([file]) => void add(file)}
        >
          <FileUp aria-hidden="true" />
          {t(transcript ? "replaceTranscript" : "addTranscript")}
        </FileButton>
        {transcript && (
          <ActionButton
            className="button quiet"
            onAction={() => attempt(() => setTranscript(desk, id, null))}
          >
            {t("removeTranscript")}
          </ActionButton>
        )}
      </div>
    </>
  );
}
