/**
 * The built-in tone as a real sound file. It plays through the same audio element as every
 * recording, so that unlocking, lock screen, seeking and the end work the same for both.
 */

/** The tone: seconds, peak from 0 to 1, samples per second, seconds of fade. */
export const BEEP = { seconds: 1.5, gain: 0.3, sampleRate: 22_050, fade: 0.01 } as const;

const HEADER = 44;
const FULL_SCALE = 32_767;

/**
 * A RIFF/WAVE file with a sine of `frequency` hertz: PCM, 16 bit, mono, little-endian.
 * Source: Multimedia Programming Interface and Data Specifications 1.0, IBM and Microsoft, 1991.
 */
export function beepWav(frequency: number): Uint8Array<ArrayBuffer> {
  const count = Math.round(BEEP.seconds * BEEP.sampleRate);
  const bytes = new Uint8Array(HEADER + count * 2);
  const view = new DataView(bytes.buffer);
  writeHeader(bytes, view);
  for (let i = 0; i < count; i++) {
    const wave = Math.sin(2 * Math.PI * frequency * i / BEEP.sampleRate);
    const sample = wave * BEEP.gain * envelope(i, count) * FULL_SCALE;
    view.setInt16(HEADER + i * 2, Math.round(sample), true);
  }
  return bytes;
}

/** Fades in and out: a tone that starts or stops at full amplitude clicks. */
function envelope(i: number, count: number): number {
  const fade = BEEP.fade * BEEP.sampleRate;
  return Math.min(1, i / fade, (count - 1 - i) / fade);
}

function writeHeader(bytes: Uint8Array, view: DataView): void {
  const ascii = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  ascii(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  ascii(8, "WAVEfmt ");
  view.setUint32(16, 16, true); // bytes of the format part
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // channels
  view.setUint32(24, BEEP.sampleRate, true);
  view.setUint32(28, BEEP.sampleRate * 2, true); // bytes per second
  view.setUint16(32, 2, true); // bytes per sample over all channels
  view.setUint16(34, 16, true); // bits per sample
  ascii(36, "data");
  view.setUint32(40, bytes.length - HEADER, true);
}

const urls = new Map<number, string>();

/** A `blob:` address of the tone of `frequency` hertz, made once and reused. Browser only. */
export function beepUrl(frequency: number): string {
  let url = urls.get(frequency);
  if (!url) {
    url = URL.createObjectURL(new Blob([beepWav(frequency)], { type: "audio/wav" }));
    urls.set(frequency, url);
  }
  return url;
}
