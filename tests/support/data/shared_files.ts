/** Files as archives have them, which lie beside the repository on some machines. */
import { orSkipped } from "../skipped.ts";

const FOLDER = Deno.env.get("SHARED_FILES") ?? "../shared/files";

/** The bytes of one of the files. */
export const sharedFile = (name: string): Uint8Array<ArrayBuffer> =>
  Deno.readFileSync(`${FOLDER}/${name}`);

/** A test that reads such files, skipped where they are missing. */
export function sharedTest(name: string, fn: () => void | Promise<void>): void {
  Deno.test({ ...orSkipped(name, reason()), fn });
}

function reason(): string | undefined {
  try {
    Deno.statSync(FOLDER);
    return undefined;
  } catch {
    return `${FOLDER} is missing`;
  }
}
