/** Long MP3s, made and decoded by ffmpeg. */
import { pathOf } from "../../../../tools/programs.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Sound of `seconds` in which no two moments are alike, as input of ffmpeg. */
export const changingSound = (seconds: number): string[] => [
  ...["-f", "lavfi", "-i"],
  `aevalsrc='0.3*sin(600*t+90*t*t)+0.2*(random(0)-0.5)|0.3*sin(900*t+50*t*t)':d=${seconds}`,
];

/** The MP3 that ffmpeg makes with these arguments. */
export async function makeMp3(...args: string[]): Promise<Bytes> {
  // With its lengths in front, which ffmpeg writes last.
  const file = await Deno.makeTempFile({ suffix: ".mp3" });
  try {
    await run("ffmpeg", ["-v", "error", "-y", ...args, file]);
    return await Deno.readFile(file);
  } finally {
    await Deno.remove(file);
  }
}

/**
 * `minutes` of a voice that counts, as an MP3 with these arguments of ffmpeg: two minutes are
 * spoken, and follow each other again and again.
 */
export async function spokenMp3(minutes: number, ...args: string[]): Promise<Bytes> {
  const folder = await Deno.makeTempDir();
  try {
    const numbers = Array.from({ length: 80 }, (_, n) => `Story number ${n + 1}.`);
    const voice = `${folder}/voice.wav`;
    await Deno.writeTextFile(`${folder}/text`, numbers.join(" "));
    await run("flite", ["-voice", "slt", "-f", `${folder}/text`, "-o", voice]);
    const spoken = `${folder}/spoken.mp3`;
    await Deno.writeFile(spoken, await makeMp3("-i", voice, "-t", "120", ...args));
    const length = ["-t", String(minutes * 60)];
    return await makeMp3("-stream_loop", "-1", "-i", spoken, ...length, "-c", "copy");
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** The samples of an MP3 as players play it, of all its channels in turn. */
export async function decodeMp3(bytes: Bytes): Promise<Float32Array> {
  const file = await Deno.makeTempFile({ suffix: ".mp3" });
  try {
    await Deno.writeFile(file, bytes);
    const samples = await run("ffmpeg", ["-v", "error", "-i", file, "-f", "f32le", "-"]);
    return new Float32Array(samples.slice().buffer);
  } finally {
    await Deno.remove(file);
  }
}

async function run(name: "ffmpeg" | "flite", args: string[]): Promise<Uint8Array> {
  const output = await new Deno.Command(pathOf(name)!, { args, stderr: "piped" }).output();
  const said = new TextDecoder().decode(output.stderr).trim();
  if (!output.success || said) throw new Error(`${name}: ${said}`);
  return output.stdout;
}
