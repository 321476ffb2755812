/** The demo archives that ship with the program. */

/** The content of each JSON file in `folder`, in the order of the file names. */
export async function readSeed(folder: string): Promise<unknown[]> {
  const names = Array.from(Deno.readDirSync(folder), (entry) => entry.name)
    .filter((name) => name.endsWith(".json")).sort();
  return await Promise.all(
    names.map(async (name) => JSON.parse(await Deno.readTextFile(`${folder}/${name}`))),
  );
}
