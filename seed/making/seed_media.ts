/** The files of the demo archives: `seed/media/{hash}.{ending}`, each named by its content. */
import { mediaHashesIn } from "../../lib/model/media/media.ts";
import type { Thing } from "../../lib/model/media/thing.ts";

const MEDIA = "seed/media";

/** The archives' words in other languages: "{archive}.{language}.json". */
export const WORDS = "seed/words";

/** What the tools change in an export file. */
type Story = { things?: Thing[]; audioUrl?: string; [name: string]: unknown };
export type SeedArchive = Story & { title: string; audioStops: (Story & { id: string })[] };

/** Stores a file; its path on the site. */
export async function keepMedia(
  bytes: Uint8Array<ArrayBuffer>,
  extension: string,
): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
  await Deno.mkdir(MEDIA, { recursive: true });
  await Deno.writeFile(`${MEDIA}/${hash}.${extension}`, bytes);
  return `/media/${hash}.${extension}`;
}

/** Changes all export files of the seed, and removes the files that none of them names any more. */
export async function changeSeed(
  change: (archive: SeedArchive) => Promise<void> | void,
): Promise<void> {
  const used = new Set<string>();
  for (const { name } of Deno.readDirSync("seed")) {
    if (!name.endsWith(".json")) continue;
    const archive: SeedArchive = JSON.parse(await Deno.readTextFile(`seed/${name}`));
    await change(archive);
    await Deno.writeTextFile(`seed/${name}`, JSON.stringify(archive, null, 2) + "\n");
    for (const hash of mediaHashesIn(archive)) used.add(hash);
  }
  for (const { name } of Deno.readDirSync(WORDS)) {
    for (const hash of mediaHashesIn(await Deno.readTextFile(`${WORDS}/${name}`))) used.add(hash);
  }
  for (const { name } of Deno.readDirSync(MEDIA)) {
    if (!used.has(name.split(".")[0])) await Deno.remove(`${MEDIA}/${name}`);
  }
}
