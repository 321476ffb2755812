/** The archives that ship with the program, as export files. */
import { ExportFile } from "../../formats/json/export_file.ts";
import { mediaHashesIn } from "../../model/media/media.ts";
import type { TourInput } from "../../model/tour/tour.ts";
import { Problem } from "../../model/web/problem.ts";
import type { SeedTour } from "../../store/site/seed.ts";
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

/** The sample archive, which its owner alone sees. */
export async function readSample(createdAt: Date): Promise<SeedTour> {
  const { input } = await readFile(SEED, SAMPLE);
  return { input: { ...input, visibility: "private" }, createdAt };
}

/** A demo archive for a site that stores no files; no archive if all its recordings are files. */
export function withoutFiles({ input, createdAt }: SeedTour): SeedTour[] {
  const isFile = (address: string) => mediaHashesIn(address).length > 0;
  const bare = <T extends Pick<TourInput, "things">>(story: T): T => ({
    ...story,
    things: story.things?.filter(({ url }) => !isFile(url)),
  });
  const audioStops = input.audioStops.filter(({ audioUrl }) => !isFile(audioUrl)).map(bare);
  return audioStops.length > 0 ? [{ input: { ...bare(input), audioStops }, createdAt }] : [];
}

async function readFile(folder: string, name: string): Promise<SeedTour> {
  const parsed = ExportFile.safeParse(JSON.parse(await Deno.readTextFile(`${folder}/${name}`)));
  if (parsed.success) {
    const { format: _format, version: _version, exportedAt, ...input } = parsed.data;
    return { input, createdAt: new Date(exportedAt) };
  }
  throw new Problem(
    400,
    t("archiveFileCannotRead", { name }),
    parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  );
}
