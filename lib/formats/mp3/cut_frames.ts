/**
 * A part of an MP3, to the sample: whole frames of it after a first frame by which players cut off
 * what is too much. Frames may use bytes of those before them (the "reservoir"): these are put into
 * a silent frame.
 *
 * Source: ISO/IEC 11172-3 and 13818-3, section 2.4.2.7 (main_data_begin).
 */
import { type Frame, readFrame } from "./frame_header.ts";
import { DECODER_DELAY, emptyFrame, infoFrame, readInfo } from "./info_frame.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Every so many frames the place of one is kept. */
const STEP = 64;

/** The frames of a file. Samples are counted as decoders give them. */
export type FrameIndex = {
  /** The properties that all frames share. */
  kind: number;
  samples: number;
  rate: number;
  count: number;
  /** The offsets of the frames 0, 64, 128 …, and of the end of the last one. */
  marks: number[];
  /** Whether all frames have the same bit rate. */
  isConstant: boolean;
  /** The samples that players play: from `start` to before `end`. */
  start: number;
  end: number;
};

/** Makes the index from what `walkFrames` finds. */
export function createFrameIndex() {
  const marks: number[] = [];
  let count = 0;
  let end = 0;
  let isConstant = true;
  let first: Frame | undefined;
  let info: ReturnType<typeof readInfo>;
  return {
    onFrame(frame: Frame, offset: number, bytes: Bytes): void {
      if (!first && !info) {
        info = readInfo(bytes);
        if (info) return;
      }
      first ??= frame;
      // Padding is one byte; another bit rate is at least 8 kbit/s.
      isConstant &&= Math.abs(frame.length - first.length) <= 1;
      if (count++ % STEP === 0) marks.push(offset);
      end = offset + frame.length;
    },
    /** Undefined without a frame of layer 3. */
    result(): FrameIndex | undefined {
      if (first?.layer !== 3) return undefined;
      const { kind, samples, rate } = first;
      const { delay, padding } = info?.silence ?? { delay: -DECODER_DELAY, padding: 0 };
      return {
        kind,
        samples,
        rate,
        count,
        marks: [...marks, end],
        isConstant,
        start: delay + DECODER_DELAY,
        end: count * samples - Math.max(0, padding - DECODER_DELAY),
      };
    },
  };
}

/** The frames of a part: `first` to `last`, of which the samples `start` to `end` are wanted. */
type Span = { first: number; last: number; start: number; end: number };

/** The part between two times in milliseconds; undefined if the recording ends before `from`. */
export function spanOf(
  { samples, rate, start, end }: FrameIndex,
  { from, to }: { from: number; to: number },
): Span | undefined {
  const sampleAt = (time: number) => Math.min(end, start + Math.round(time * rate / 1000));
  const [begin, stop] = [sampleAt(from), sampleAt(to)];
  if (begin >= stop) return undefined;
  // The first sample is added up from two granules of 576 before its own.
  const first = Math.max(0, Math.floor(begin / samples) - Math.ceil(1152 / samples));
  return { first, last: Math.floor((stop - 1) / samples), start: begin, end: stop };
}

/** Most frames before the first one whose bytes it may use: 24 of 8 kbit/s and 24 kHz. */
const MOST_BEFORE = 24;

/** A frame of the file with its bytes. */
export type SeenFrame = { offset: number; bytes: Bytes };

/** Reads the frames `from` to `to`, or fewer at the beginning of the file. */
export type ReadFrames = (from: number, to: number) => Promise<SeenFrame[]>;

/** What a part is made of: `head`, and the bytes of the file from `start` to before `end`. */
export type Cut = { head: Bytes; start: number; end: number };

export async function cutFrames(index: FrameIndex, span: Span, read: ReadFrames): Promise<Cut> {
  const before = await read(span.first - MOST_BEFORE, span.first);
  const [last] = await read(span.last, span.last);
  const { offset: start } = before.at(-1)!;
  const end = last.offset + last.bytes.length;
  return { head: headOf(index, span, before, end), start, end };
}

/**
 * The bytes of the file that have frames `from` to `to`: `start` to before `end`; `number` is the
 * first frame in them.
 */
export function bytesWith({ marks }: FrameIndex, from: number, to: number) {
  const step = Math.max(0, Math.floor(from / STEP));
  const after = Math.min(marks.length - 1, Math.floor(to / STEP) + 1);
  return { start: marks[step], end: marks[after], number: step * STEP };
}

/**
 * What comes before the frames of a part.
 *
 * @param before The frame `span.first` at the end, and those before it.
 * @param end The offset after the frame `span.last`.
 */
function headOf(index: FrameIndex, span: Span, before: SeenFrame[], end: number): Bytes {
  const { offset, bytes: header } = before.at(-1)!;
  const { samples, isConstant } = index;
  const early = span.start - span.first * samples;
  const borrowed = readBorrowed(before);
  const lead = borrowed.length > 0 || early < DECODER_DELAY
    ? silentFrame(header, borrowed)
    : new Uint8Array();
  const count = span.last - span.first + 1 + (lead.length > 0 ? 1 : 0);
  const delay = early + (lead.length > 0 ? samples : 0) - DECODER_DELAY;
  const padding = count * samples - (delay + span.end - span.start);
  const bytes = lead.length + end - offset;
  const places = isConstant ? undefined : placesOf(index, { ...span, offset, end });
  const info = infoFrame({ header, isConstant, count, bytes, delay, padding, places });
  const head = new Uint8Array(info.length + lead.length);
  head.set(info);
  head.set(lead, info.length);
  return head;
}

/** The bytes of earlier frames that the last of `frames` uses. */
function readBorrowed(frames: SeenFrame[]): Bytes {
  const { bytes } = frames.at(-1)!;
  const { side, samples } = readFrame(bytes, 0)!;
  const MPEG_1 = 1152;
  const count = samples === MPEG_1 ? bytes[side] << 1 | bytes[side + 1] >> 7 : bytes[side];
  const borrowed = new Uint8Array(count);
  let at = count;
  for (const frame of frames.slice(0, -1).reverse()) {
    const { main, length } = readFrame(frame.bytes, 0)!;
    const sound = frame.bytes.subarray(main, length);
    const used = sound.subarray(Math.max(0, sound.length - at));
    at -= used.length;
    borrowed.set(used, at);
    if (at === 0) break;
  }
  return borrowed;
}

/** A silent frame that ends with `borrowed`. */
function silentFrame(header: Bytes, borrowed: Bytes): Bytes {
  const { main } = readFrame(emptyFrame(header, 0), 0)!;
  const frame = emptyFrame(header, main + borrowed.length);
  frame.set(borrowed, frame.length - borrowed.length);
  return frame;
}

/** The share of a part's bytes before each hundredth of its time, 0 to 255. */
function placesOf(
  { marks, count }: FrameIndex,
  { first, last, offset, end }: Span & { offset: number; end: number },
): number[] {
  return Array.from({ length: 100 }, (_, i) => {
    const frame = first + (last + 1 - first) * i / 100;
    const mark = Math.floor(frame / STEP);
    const frames = Math.min(STEP, count - mark * STEP);
    const share = (frame - mark * STEP) / frames;
    const place = marks[mark] + share * (marks[mark + 1] - marks[mark]);
    return Math.max(0, Math.min(255, Math.round(256 * (place - offset) / (end - offset))));
  });
}
