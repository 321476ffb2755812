import { loadChunk } from "../../lib/device/load_chunk.ts";
import { orAlert } from "./alert.ts";

/** Turbo, loaded when it is needed: the server has no use for it, nor a window. */
const loadTurbo = () => loadChunk(() => import("@hotwired/turbo"));

/** Goes to another page as a link would. */
export async function visit(path: string): Promise<void> {
  await orAlert(async () => (await loadTurbo()).visit(path, {}));
}

/** Fetches the page anew, as it is for who is signed in now. */
export async function visitAgain(): Promise<void> {
  await orAlert(async () => {
    const { reloadPage } = await loadChunk(() => import("./loading.ts"));
    await reloadPage();
  });
}
