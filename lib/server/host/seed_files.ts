/** The demo archives that ship with the program, as export files. */
import { ExportFile } from "../../formats/json/export_file.ts";
import { Problem } from "../../model/web/problem.ts";
import type { SeedTour } from "../../store/seed.ts";

/**
 * The tours in the JSON files of `folder`, in the order of the file names.
 *
 * @throws {Problem} 400 for a file of another format.
 */
export async function readSeed(folder: string): Promise<SeedTour[]> {
  const names = Array.from(Deno.readDirSync(folder), (entry) => entry.name)
    .filter((name) => name.endsWith(".json")).sort();
  return await Promise.all(names.map(async (name) => {
    const content = JSON.parse(await Deno.readTextFile(`${folder}/${name}`));
    return toSeedTour(name, content);
  }));
}

function toSeedTour(name: string, content: unknown): SeedTour {
  const parsed = ExportFile.safeParse(content);
  if (parsed.success) {
    const { format: _format, version: _version, exportedAt, ...input } = parsed.data;
    return { input, createdAt: new Date(exportedAt) };
  }
  throw new Problem(
    400,
    `The archive file ${name} cannot be read. Correct it, or leave it out.`,
    parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  );
}
