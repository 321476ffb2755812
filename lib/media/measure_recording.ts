/** How long recordings last, by what is in their containers. */
import { type IFormat, parseWebStream } from "music-metadata";
import { MEDIA_TYPES, type MediaExtension } from "../model/media.ts";
import { Problem } from "../model/problem.ts";
import type { FileSource } from "./blocks.ts";
import { withoutFrameCount } from "./mp3_frame_count.ts";

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
  file: FileSource,
  extension: MediaExtension,
): Promise<number> {
  const { duration, codec, hasVideo } = await readFormat(file, extension);
  if (hasVideo) {
    throw new Problem(415, "This is a film. Send its sound alone, as MP3, M4A or WAV.");
  }
  if (codec !== undefined && !CODECS[extension]?.test(codec)) {
    throw new Problem(
      415,
      `The sound of this recording is encoded as ${codec}, which not all browsers play. Convert it ` +
        "to MP3.",
    );
  }
  if (codec === undefined || duration === undefined || !(duration > 0)) throw damaged();
  if (duration > LONGEST || file.size / duration < FEWEST_BYTES) {
    throw new Problem(
      400,
      `This recording says that it lasts ${
        Math.round(duration).toLocaleString("en-US")
      } seconds, ` +
        "and cannot be that long. Convert it to MP3, and send that.",
    );
  }
  return Math.round(duration * 1000) / 1000;
}

async function readFormat(file: FileSource, extension: MediaExtension): Promise<IFormat> {
  const content = extension === "mp3" ? withoutFrameCount(file.open()) : file.open();
  try {
    const info = { size: file.size, mimeType: MEDIA_TYPES[extension].type };
    const options = { duration: true, skipCovers: true, skipPostHeaders: true };
    return (await parseWebStream(ReadableStream.from(content), info, options)).format;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw damaged();
  } finally {
    await content.return(undefined);
  }
}

/** What music-metadata throws at files that it cannot read; a failed disk is no refusal. */
const isRefusal = (error: unknown) =>
  error instanceof RangeError || error instanceof Error &&
    /UnexpectedFileContent|FieldDecoding|EndOfStream|CouldNotDetermineFileType|UnsupportedFileType/
      .test(error.name);

const damaged = () =>
  new Problem(
    400,
    "This recording is damaged, or has no sound: its length cannot be read. Convert it to MP3, and " +
      "send that.",
  );
