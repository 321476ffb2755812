/** Speech of synthetic voices: sentences one by one, joined with silence, as an MP3. */

/** What is quieter than this at either end of a sentence is cut off. */
const QUIET = 250;

const WAV_HEADER = 44;

/** The samples of what `program` speaks into a WAV file, whose path `argsFor` gets. */
export async function spoken(
  program: string,
  argsFor: (path: string) => string[],
): Promise<Int16Array<ArrayBuffer>> {
  const path = await Deno.makeTempFile({ suffix: ".wav" });
  await run(program, argsFor(path));
  const bytes = (await Deno.readFile(path)).buffer.slice(WAV_HEADER);
  await Deno.remove(path);
  const samples = new Int16Array(bytes, 0, Math.floor(bytes.byteLength / 2));
  const isLoud = (sample: number) => Math.abs(sample) > QUIET;
  return samples.slice(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1);
}

/** A recording that grows; `ms` is its length in milliseconds, `rate` its samples a second. */
export function createTake(rate: number) {
  const pieces: Int16Array[] = [];
  const take = {
    ms: 0,
    add(samples: Int16Array): void {
      pieces.push(samples);
      take.ms += samples.length / rate * 1000;
    },
    wait: (pause: number): void => take.add(new Int16Array(Math.round(pause * rate / 1000))),
    sound(): Int16Array<ArrayBuffer> {
      const sound = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const piece of pieces) {
        sound.set(piece, at);
        at += piece.length;
      }
      return sound;
    },
  };
  return take;
}

/** The form of an MP3: samples and kilobits a second. */
type Form = { rate: number; kbps: number };

/** A mono MP3 as loud as the other recordings, with the frame that says its delay. */
export async function encode(
  sound: Int16Array<ArrayBuffer>,
  from: number,
  { rate, kbps }: Form,
): Promise<Uint8Array<ArrayBuffer>> {
  const [raw, path] = [await Deno.makeTempFile(), await Deno.makeTempFile({ suffix: ".mp3" })];
  await Deno.writeFile(raw, new Uint8Array(sound.buffer));
  const filter = `aresample=${rate},highpass=f=80,acompressor=threshold=-21dB:ratio=2.5:attack=8:` +
    `release=160,loudnorm=I=-16:TP=-1.5,aresample=${rate}`;
  await run(
    "ffmpeg",
    ["-v", "error", "-y", "-f", "s16le", "-ar", `${from}`, "-ac", "1", "-i", raw]
      .concat("-af", filter, "-c:a", "libmp3lame", "-b:a", `${kbps}k`, "-map_metadata", "-1", path),
  );
  const bytes = await Deno.readFile(path);
  await Promise.all([Deno.remove(raw), Deno.remove(path)]);
  return bytes;
}

async function run(program: string, args: string[]): Promise<void> {
  const { success, stderr } = await new Deno.Command(program, { args }).output();
  if (!success) throw new Error(`${program}: ${new TextDecoder().decode(stderr)}`);
}

/** A length in milliseconds as "4:12". */
export function lengthText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
