/** Samples of sound from -1 to 1, and the files that hold them. */

type Tone = { seconds: number; hertz: number; decibels?: number; rate?: number };

/** A sine; `decibels` are those below the loudest one. */
export function tone({ seconds, hertz, decibels = 0, rate = 48000 }: Tone): Float32Array {
  const size = 10 ** (decibels / 20);
  return Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => size * Math.sin(2 * Math.PI * hertz * i / rate),
  );
}

export const silence = ({ seconds, rate = 48000 }: Pick<Tone, "seconds" | "rate">) =>
  new Float32Array(Math.round(seconds * rate));

/** A WAV file of 16 bits with these channels. */
export function wavFile(channels: Float32Array[], rate = 48000): Blob {
  const bytesPerFrame = 2 * channels.length;
  const bytes = channels[0].length * bytesPerFrame;
  const view = new DataView(new ArrayBuffer(44 + bytes));
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, i) => view.setUint8(at + i, letter.charCodeAt(0)));
  text(0, "RIFF");
  view.setUint32(4, 36 + bytes, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * bytesPerFrame, true);
  view.setUint16(32, bytesPerFrame, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, bytes, true);
  channels.forEach((samples, c) =>
    samples.forEach((sample, i) =>
      view.setInt16(44 + i * bytesPerFrame + 2 * c, Math.round(sample * 32767), true)
    )
  );
  return new Blob([view], { type: "audio/wav" });
}
