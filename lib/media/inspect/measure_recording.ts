/** How long recordings last, by what is in their containers. */
import { type IFormat, parseWebStream } from "music-metadata";
import { type MediaExtension, STORED_TYPES } from "../../model/media/media.ts";
import { Problem } from "../../model/web/problem.ts";
import { measureMp3 } from "./mp3_length.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Longest recording, in seconds: a day. */
const LONGEST = 24 * 3600;

/**
 * Fewest bytes of a second, a tenth of what a narrow telephone line takes: a file with fewer is not
 * as long as it says.
 */
const FEWEST_BYTES = 50;

/** The codecs that all browsers play, by the names that music-metadata has for them. */
const CODECS: Partial<Record<MediaExtension, RegExp>> = {
  mp3: /Layer 3$/,
  m4a: /^MPEG-4\/AAC/,
  wav: /^PCM$/,
};

/**
 * Seconds of a recording. Of an MP3 its frames are counted, whatever its header says: one that was
 * cut off lasts as long as what is left.
 *
 * @throws {Problem} 415 for films and for sound that not all browsers play, 400 for a file that is
 *   damaged, or cannot be as long as it says.
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
 * Checks that there is sound, in whatever codec, and no picture in a recording as it was made. How
 * long it is does not count: what the microphones of browsers give says it nowhere, or says that of
 * its first piece. Nor does it count what follows its head, whose clusters have no length there.
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

/** With a `failure` it is what was read before the rest could not be. */
type Format = Pick<IFormat, "duration" | "codec" | "hasAudio" | "hasVideo"> & { failure?: true };

/**
 * An MP3 by its frames; music-metadata takes 12 s for a megabyte in which there are none, and keeps
 * a gigabyte of one with tags. A file that is mostly something else is none.
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

/** What music-metadata throws at files that it cannot read; a failed disk is no refusal. */
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
