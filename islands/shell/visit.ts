import { loadChunk } from "../../lib/device/load_chunk.ts";
import { orAlert } from "./alert.ts";

/** Turbo, loaded on demand, because it needs a window, which the server lacks. */
const loadTurbo = () => loadChunk(() => import("@hotwired/turbo"));

/** Goes to another page like a link. */
export async function visit(path: string): Promise<void> {
  await orAlert(async () => (await loadTurbo()).visit(path, {}));
}

/** Fetches the page again for the present user. */
export async function visitAgain(): Promise<void> {
  await orAlert(async () => {
    const { reloadPage } = await loadChunk(() => import("./loading.ts"));
    await reloadPage();
  });
}
