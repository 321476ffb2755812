/** AIFF, AIFC and CAF files, made in code in each way of writing samples. */

/** How samples are written; `codec` is AIFC's, missing for a plain AIFF. */
type Written = {
  codec?: string;
  bytes: number;
  isFloat?: boolean;
  isLittle?: boolean;
  isUnsigned?: boolean;
};

type Sound = Written & { channels: Float32Array[]; rate: number };

const text = (letters: string) => new TextEncoder().encode(letters);

function bytesOf(length: number, write: (view: DataView<ArrayBuffer>) => void) {
  const view = new DataView(new ArrayBuffer(length));
  write(view);
  return view;
}

function samplesOf({ channels, bytes, isFloat, isLittle, isUnsigned }: Sound) {
  const frames = channels[0].length;
  return bytesOf(frames * channels.length * bytes, (view) => {
    for (let i = 0; i < frames * channels.length; i++) {
      const sample = channels[i % channels.length][Math.floor(i / channels.length)];
      const at = i * bytes;
      if (isFloat) {
        if (bytes === 4) view.setFloat32(at, sample, isLittle);
        else view.setFloat64(at, sample, isLittle);
        continue;
      }
      const whole = Math.round(sample * (2 ** (8 * bytes - 1) - 1)) + (isUnsigned ? 128 : 0);
      for (let b = 0; b < bytes; b++) {
        view.setUint8(at + (isLittle ? b : bytes - 1 - b), Math.floor(whole / 256 ** b) & 255);
      }
    }
  });
}

/** A chunk of AIFF, with the byte that makes its length even. */
const chunk = (name: string, ...parts: (DataView<ArrayBuffer> | Uint8Array<ArrayBuffer>)[]) => {
  const length = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return new Blob([
    text(name),
    bytesOf(4, (view) => view.setUint32(0, length)),
    ...parts,
    new Uint8Array(length % 2),
  ]);
};

/** An AIFF, or with a `codec` an AIFC, whose samples lie before its format if `isLate`. */
export function aiffFile(sound: Sound, { isLate = false } = {}): Blob {
  const { channels, rate, bytes, codec } = sound;
  const format = bytesOf(18, (view) => {
    view.setUint16(0, channels.length);
    view.setUint32(2, channels[0].length);
    view.setUint16(6, bytes * 8);
    // A float of 80 bits, whose mantissa begins at its highest bit.
    const shift = Math.floor(Math.log2(rate));
    view.setUint16(8, 16383 + shift);
    view.setBigUint64(10, BigInt(rate) << BigInt(63 - shift));
  });
  const common = chunk("COMM", format, ...(codec ? [text(codec), new Uint8Array(2)] : []));
  const data = chunk("SSND", new Uint8Array(8), samplesOf(sound));
  const parts = isLate ? [data, common] : [common, data];
  const size = parts.reduce((sum, part) => sum + part.size, 4);
  return new Blob([
    text("FORM"),
    bytesOf(4, (view) => view.setUint32(0, size)),
    text(codec ? "AIFC" : "AIFF"),
    ...parts,
  ]);
}

/** A CAF, whose samples go on to its end if `isOpen`, as a recorder leaves it that lost power. */
export function cafFile(sound: Sound, { isOpen = false } = {}): Blob {
  const { channels, rate, bytes, isFloat, isLittle } = sound;
  const samples = samplesOf(sound);
  return new Blob([
    text("caff"),
    bytesOf(4, (view) => view.setUint16(0, 1)),
    text("desc"),
    bytesOf(40, (view) => {
      view.setBigInt64(0, 32n);
      view.setFloat64(8, rate);
      new TextEncoder().encodeInto("lpcm", new Uint8Array(view.buffer, 16));
      view.setUint32(20, (isFloat ? 1 : 0) + (isLittle ? 2 : 0));
      view.setUint32(24, bytes * channels.length);
      view.setUint32(28, 1);
      view.setUint32(32, channels.length);
      view.setUint32(36, bytes * 8);
    }),
    text("data"),
    bytesOf(12, (view) => view.setBigInt64(0, isOpen ? -1n : BigInt(samples.byteLength + 4))),
    samples,
  ]);
}
