/** The packages in the browsers' bundles, with licences, as the build has listed them. */
import { z } from "zod";

/** A package that has files in a bundle; `licence` is an SPDX expression. */
const BundledPackage = z.strictObject({
  name: z.string(),
  version: z.string(),
  licence: z.string(),
  text: z.string(),
});
export type BundledPackage = z.infer<typeof BundledPackage>;

/** The file in the folder of the build. */
export const LICENCES_FILE = "licences.json";

/** Reads the packages of the build in the folder `dist`, sorted by name. */
export async function readLicences(dist: string): Promise<BundledPackage[]> {
  const text = await Deno.readTextFile(`${dist}/${LICENCES_FILE}`);
  return z.array(BundledPackage).parse(JSON.parse(text));
}
