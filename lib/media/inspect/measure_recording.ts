/** The length of recordings, from their containers. */
import type { MediaExtension } from "../../model/media/media.ts";
import { Problem } from "../../model/web/problem.ts";
import { type Sound, UnreadableParts } from "./containers/part_reader.ts";
import { readAiff, readCaf } from "./containers/read_apple.ts";
import { AAC, readM4a } from "./containers/read_m4a.ts";
import { readOgg } from "./containers/read_ogg.ts";
import { readAac, readFlac } from "./containers/read_plain_sound.ts";
import { PCM, readWav } from "./containers/read_wav.ts";
import { readWebm } from "./containers/read_webm.ts";
import { measureMp3 } from "./mp3_length.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("fileProblems");

type Bytes = Uint8Array<ArrayBuffer>;

/** Longest recording, in seconds: a day. */
const LONGEST = 24 * 3600;

/**
 * Fewest bytes a second, a tenth of a narrow telephone line: a file with fewer is shorter than it
 * claims.
 */
const FEWEST_BYTES = 50;

/** The codecs that all browsers play. */
const CODECS: Partial<Record<MediaExtension, string>> = { mp3: "MPEG Layer 3", m4a: AAC, wav: PCM };

/**
 * Seconds of a recording. An MP3's frames are counted, whatever its header claims: a truncated one
 * lasts as long as the rest.
 *
 * @throws {Problem} 415 for films and for sound that some browsers cannot play, 400 for a file that
 * is damaged or cannot have the length that it claims.
 */
export async function measureRecording(
  content: AsyncIterable<Bytes>,
  size: number,
  extension: MediaExtension,
): Promise<number> {
  const { seconds, codec, hasVideo } = await readSound(content, size, extension);
  if (hasVideo) throw film();
  if (codec !== undefined && codec !== CODECS[extension]) {
    throw new Problem(
      415,
      t("notEverywhere", { codec }),
    );
  }
  if (codec === undefined || seconds === undefined || !(seconds > 0)) throw damaged();
  if (seconds > LONGEST || size / seconds < FEWEST_BYTES) {
    throw new Problem(
      400,
      t("impossibleLength", { seconds: Math.round(seconds) }),
    );
  }
  return Math.round(seconds * 1000) / 1000;
}

/**
 * Checks that an original recording has sound, in any codec, and no picture. Its length is not
 * needed: recordings from browsers' microphones have none, or that of the first piece. Nor is the
 * data after its head, whose clusters have no length there.
 *
 * @throws {Problem} 415 for a film, 400 for a file without sound.
 */
export async function checkOriginal(
  content: AsyncIterable<Bytes>,
  size: number,
  extension: MediaExtension,
): Promise<void> {
  const { codec, hasAudio, hasVideo } = await readSound(content, size, extension, true);
  if (hasVideo) throw film();
  if (codec === undefined && !hasAudio) throw damaged();
}

/** What the container says; of an original its head is enough. */
async function readSound(
  content: AsyncIterable<Bytes>,
  size: number,
  extension: MediaExtension,
  isOriginal = false,
): Promise<Sound> {
  try {
    switch (extension) {
      case "mp3":
        return await readMp3(content, size);
      case "m4a":
        return await readM4a(content, size, isOriginal);
      case "wav":
        return await readWav(content, size);
      case "ogg":
        return await readOgg(content);
      case "webm":
        return await readWebm(content, size);
      case "flac":
        return await readFlac(content);
      case "aac":
        return await readAac(content);
      case "aiff":
        return await readAiff(content);
      case "caf":
        return await readCaf(content);
      default:
        return {};
    }
  } catch (error) {
    if (error instanceof UnreadableParts) throw damaged();
    throw error;
  }
}

/** Measures an MP3 by its frames. A file with mostly other data is refused. */
async function readMp3(content: AsyncIterable<Bytes>, size: number): Promise<Sound> {
  const { seconds, layer, sound, tags } = await measureMp3(content);
  if (layer === undefined || sound < (size - tags) / 2) return {};
  return { seconds, codec: `MPEG Layer ${layer}` };
}

const film = () => new Problem(415, t("isVideo"));

const damaged = () => new Problem(400, t("recordingDamaged"));
