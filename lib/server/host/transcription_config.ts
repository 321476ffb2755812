/** The settings for drafting transcripts with a speech-to-text server. */
import { z } from "zod";

/** The variables of drafting transcripts. */
export const TranscriptionEnv = z.object({
  TRANSCRIBE_URL: z.url({
    protocol: /^https?$/,
    error: "must be an http(s) address such as http://127.0.0.1:8080/v1/audio/transcriptions",
  }).optional(),
  TRANSCRIBE_KEY: z.string().trim().regex(/^[\x21-\x7e]{1,500}$/, "must be a key without spaces")
    .optional(),
  TRANSCRIBE_MODEL: z.string().trim().min(1).max(200).default("whisper-1"),
});

/** The server that gets the recordings; `key` is its bearer token. */
export type TranscriptionConfig = { url: string; key?: string; model: string };

/** Makes the settings of the variables; undefined without a server. */
export function readTranscriptionConfig(
  env: z.infer<typeof TranscriptionEnv>,
): TranscriptionConfig | undefined {
  const { TRANSCRIBE_URL: url, TRANSCRIBE_KEY: key, TRANSCRIBE_MODEL: model } = env;
  return url === undefined ? undefined : { url, key, model };
}

/** The hosts that the server must reach to draft transcripts. */
export const transcriptionHosts = (config: TranscriptionConfig | undefined): string[] =>
  config ? [new URL(config.url).host] : [];
