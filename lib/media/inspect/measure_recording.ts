/** The length of recordings, from their containers. */
import { type IFormat, parseWebStream } from "music-metadata";
import { type MediaExtension, STORED_TYPES } from "../../model/media/media.ts";
import { Problem } from "../../model/web/problem.ts";
import { measureMp3 } from "./mp3_length.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Longest recording, in seconds: a day. */
const LONGEST = 24 * 3600;

/**
 * Fewest bytes a second, a tenth of a narrow telephone line: a file with fewer is shorter than it
 * claims.
 */
const FEWEST_BYTES = 50;

/** The codecs that all browsers play, with music-metadata's names. */
const CODECS: Partial<Record<MediaExtension, RegExp>> = {
  mp3: /Layer 3$/,
  m4a: /^MPEG-4\/AAC/,
  wav: /^PCM$/,
};

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
  const format = extension === "mp3"
    ? await readMp3(content, size)
    : await readFormat(content, size, extension);
  const { duration, codec, hasVideo, failure } = format;
  if (failure) throw damaged();
  if (hasVideo) throw film();
  if (codec !== undefined && !CODECS[extension]?.test(codec)) {
    throw new Problem(
      415,
      `Not all browsers can play the format of this recording, ${codec}. Convert it to MP3, and send ` +
        "that.",
    );
  }
  if (codec === undefined || duration === undefined || !(duration > 0)) throw damaged();
  if (duration > LONGEST || size / duration < FEWEST_BYTES) {
    throw new Problem(
      400,
      `This recording claims to last ${Math.round(duration).toLocaleString("en-US")} seconds, ` +
        "which can’t be right. Convert it to MP3, and send that.",
    );
  }
  return Math.round(duration * 1000) / 1000;
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
  const { codec, hasAudio, hasVideo } = extension === "mp3"
    ? await readMp3(content, size)
    : await readFormat(content, size, extension);
  if (hasVideo) throw film();
  if (codec === undefined && !hasAudio) throw damaged();
}

/** With a `failure` this is what was read before the error. */
type Format = Pick<IFormat, "duration" | "codec" | "hasAudio" | "hasVideo"> & { failure?: true };

/**
 * Measures an MP3 by its frames; music-metadata takes 12 s for a megabyte without frames, and a
 * gigabyte of memory for one with tags. A file with mostly other data is refused.
 */
async function readMp3(content: AsyncIterable<Bytes>, size: number): Promise<Format> {
  const { seconds, layer, sound, tags } = await measureMp3(content);
  if (layer === undefined || sound < (size - tags) / 2) return {};
  return { duration: seconds, codec: `MPEG Layer ${layer}` };
}

async function readFormat(
  content: AsyncIterable<Bytes>,
  size: number,
  extension: MediaExtension,
): Promise<Format> {
  const stream = ReadableStream.from(content);
  let seen: Format = {};
  const observer = ({ metadata }: { metadata: { format: Format } }) => {
    seen = metadata.format;
  };
  try {
    const info = { size, mimeType: STORED_TYPES[extension].type };
    const options = { duration: true, skipCovers: true, skipPostHeaders: true, observer };
    return (await parseWebStream(stream, info, options)).format;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { ...seen, failure: true };
  }
}

/** The errors of music-metadata for unreadable files; a failed disk is not a refusal. */
const isRefusal = (error: unknown) =>
  error instanceof RangeError || error instanceof Error &&
    /UnexpectedFileContent|FieldDecoding|EndOfStream|CouldNotDetermineFileType|UnsupportedFileType/
      .test(error.name);

const film = () => new Problem(415, "This is a video. Send only its sound, as MP3, M4A or WAV.");

const damaged = () =>
  new Problem(
    400,
    "This recording is damaged or has no sound: its length can’t be read. Convert it to MP3, and " +
      "send that.",
  );
