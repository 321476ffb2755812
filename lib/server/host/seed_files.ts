/** The archives that ship with the program, as export files. */
import { ExportFile } from "../../formats/json/export_file.ts";
import { mediaHashesIn } from "../../model/media/media.ts";
import type { TourInput } from "../../model/tour/tour.ts";
import { Problem } from "../../model/web/problem.ts";
import { unitsOf } from "../../model/tour/words/units.ts";
import { WordsChange } from "../../model/tour/words/words.ts";
import type { SeedTour, SeedWords } from "../../store/site/seed.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** The folder of the files. */
export const SEED = "seed";

/** The archive that an administrator can put into a new site: a walk in order. */
const SAMPLE = "oxford-schools.json";

/**
 * The tours in the JSON files of `folder`, in the order of the file names.
 *
 * @throws {Problem} 400 for a file of another format.
 */
export async function readSeed(folder: string): Promise<SeedTour[]> {
  const names = Array.from(Deno.readDirSync(folder), (entry) => entry.name)
    .filter((name) => name.endsWith(".json")).sort();
  return await Promise.all(names.map((name) => readFile(folder, name)));
}

/** The words for what is left of an archive, without recordings that are files. */
function wordsFor(
  tour: Pick<TourInput, "audioStops">,
  { words, transcripts }: WordsChange,
  isFile: (address: string) => boolean,
): WordsChange {
  const stops = tour.audioStops.map((stop) => ({ ...stop, id: stop.id! }));
  const keys = new Set(unitsOf({ ...tour, audioStops: stops }, {}).map(({ key }) => key));
  const silent = new Set(
    words.filter(({ text }) => isFile(text)).map(({ key }) => key.split(":", 1)[0]),
  );
  const isSilent = (key: string) => key.includes(":audio") && silent.has(key.split(":", 1)[0]);
  return {
    words: words.filter(({ key }) => keys.has(key) && !isSilent(key)),
    transcripts: transcripts.filter(({ stopId }) => !silent.has(stopId)),
  };
}

const JSON_ENDING = ".json";

/** The words of an archive in other languages: a file for each, such as "harvard-yard.de.json". */
async function readWords(folder: string, name: string): Promise<SeedWords[]> {
  const files = await Array.fromAsync(Deno.readDir(folder)).catch(() => []);
  const own = files.map((file) => file.name).filter((file) => file.startsWith(`${name}.`)).sort();
  return await Promise.all(own.map(async (file) => ({
    language: file.slice(name.length + 1, -JSON_ENDING.length),
    change: WordsChange.parse(JSON.parse(await Deno.readTextFile(`${folder}/${file}`))),
  })));
}

/** The sample archive, which its owner alone sees. */
export async function readSample(createdAt: Date): Promise<SeedTour> {
  const { input, words } = await readFile(SEED, SAMPLE);
  return { input: { ...input, visibility: "private" }, createdAt, words };
}

/** A demo archive for a site that stores no files; no archive if all its recordings are files. */
export function withoutFiles({ input, createdAt, words }: SeedTour): SeedTour[] {
  const isFile = (address: string) => mediaHashesIn(address).length > 0;
  const bare = <T extends Pick<TourInput, "things">>(story: T): T => ({
    ...story,
    things: story.things?.filter(({ url }) => !isFile(url)),
  });
  const audioStops = input.audioStops.filter(({ audioUrl }) => !isFile(audioUrl)).map(bare);
  const tour = { ...bare(input), audioStops };
  const kept = words?.map(({ language, change }) => ({
    language,
    change: wordsFor(tour, change, isFile),
  }));
  return audioStops.length > 0 ? [{ input: tour, createdAt, ...words && { words: kept } }] : [];
}

async function readFile(folder: string, name: string): Promise<SeedTour> {
  const parsed = ExportFile.safeParse(JSON.parse(await Deno.readTextFile(`${folder}/${name}`)));
  if (parsed.success) {
    const { format: _, version: __, languages: ___, exportedAt, ...input } = parsed.data;
    const words = await readWords(`${folder}/words`, name.slice(0, -JSON_ENDING.length));
    return { input, createdAt: new Date(exportedAt), ...words.length > 0 && { words } };
  }
  throw new Problem(
    400,
    t("archiveFileCannotRead", { name }),
    parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  );
}
