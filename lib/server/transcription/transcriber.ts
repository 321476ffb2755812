/**
 * Transcribes recordings with a server that has OpenAI's `POST /v1/audio/transcriptions`.
 *
 * Source: https://platform.openai.com/docs/api-reference/audio/createTranscription
 */
import { createTurns } from "../../media/turns.ts";
import type { Transcript } from "../../model/tour/transcript.ts";
import type { TranscriptionStep } from "../../model/tour/transcription.ts";
import { Problem, TooManyRequests } from "../../model/web/problem.ts";
import type { TranscriptionConfig } from "../host/transcription_config.ts";
import { failure } from "../host/log.ts";
import { AskError, askJson } from "../http/ask_json.ts";
import { transcriptOfAnswer } from "./transcript_of_answer.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** The time limit of a transcription in milliseconds: an hour. */
const TIMEOUT = 3_600_000;

/** Most bytes of an answer; one with times for each word takes a megabyte for ten minutes. */
const MAX_ANSWER = 32 * 1024 * 1024;

/** How often a step is reported, in milliseconds. */
const BEAT = 1000;

/** The recording to transcribe; `language` is a BCP 47 tag. */
type Draft = { userId: string; name: string; bytes: () => Promise<Blob>; language?: string };

/** Called with each step; the last one is "done" or "failed". */
type OnStep = (step: TranscriptionStep) => void;

export type Transcriber = ReturnType<typeof createTranscriber>;

/** Makes the transcriber of one process. It sends one recording at a time, to save memory. */
export function createTranscriber(
  { config, fetch, beat = BEAT }: {
    config: TranscriptionConfig;
    fetch: typeof globalThis.fetch;
    beat?: number;
  },
) {
  const turns = createTurns(1);
  const busy = new Set<string>();

  async function ask({ name, bytes, language }: Draft, signal: AbortSignal): Promise<Transcript> {
    const form = new FormData();
    form.set("file", await bytes(), name);
    form.set("model", config.model);
    form.set("response_format", "verbose_json");
    form.set("timestamp_granularities[]", "segment");
    // Speech models know languages without regions.
    if (language) form.set("language", language.split("-")[0]);
    const { ok, status, body } = await askJson(new URL(config.url), {
      fetch,
      timeoutMs: TIMEOUT,
      maxBytes: MAX_ANSWER,
      headers: config.key === undefined ? {} : { authorization: `Bearer ${config.key}` },
      body: form,
      signal,
    });
    if (!ok) throw new AskError(`status ${status}`);
    const transcript = understood(body, language);
    if (transcript) return transcript;
    throw new Problem(400, t("machineHeardNoWords"));
  }

  /**
   * Transcribes a recording and reports each step. Reports nothing more once `signal` is aborted.
   *
   * @throws {TooManyRequests} while another recording of the same user is being transcribed.
   */
  function run(draft: Draft, signal: AbortSignal, onStep: OnStep): Promise<void> {
    const { userId } = draft;
    if (busy.has(userId)) {
      throw new TooManyRequests(t("anotherRecordingYoursBeing"), 30);
    }
    busy.add(userId);
    return work(draft, signal, onStep).finally(() => busy.delete(userId));
  }

  async function work(draft: Draft, signal: AbortSignal, onStep: OnStep): Promise<void> {
    let startedAt: number | undefined;
    const tell = () =>
      onStep(
        startedAt === undefined
          ? { state: "waiting" }
          : { state: "working", seconds: Math.round((performance.now() - startedAt) / 1000) },
      );
    const timer = setInterval(tell, beat);
    const turn = await turns.take();
    try {
      if (signal.aborted) return;
      startedAt = performance.now();
      tell();
      const transcript = await ask(draft, signal);
      if (!signal.aborted) onStep({ state: "done", transcript });
    } catch (error) {
      if (signal.aborted) return;
      onStep({ state: "failed", detail: detailOf(error, config) });
    } finally {
      clearInterval(timer);
      turn.end();
    }
  }

  return { run };
}

function understood(body: unknown, language?: string): Transcript | undefined {
  try {
    return transcriptOfAnswer(body, language);
  } catch (cause) {
    throw new AskError("the answer is not understood", { cause });
  }
}

/** The reason of a failure for the author; details for the host are logged. */
function detailOf(error: unknown, { url }: TranscriptionConfig): string {
  if (error instanceof Problem) return error.detail;
  failure(`The transcription server at ${new URL(url).host} gave no text:`, String(error));
  return t("writerSilent");
}
