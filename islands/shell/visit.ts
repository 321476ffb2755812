import { loadChunk } from "../../lib/device/load_chunk.ts";
import { fromLocal } from "../../lib/texts/local_paths.ts";
import { to } from "../../lib/texts/paths.ts";
import { orAlert } from "./alert.ts";

/** Turbo, loaded on demand, because it needs a window, which the server lacks. */
const loadTurbo = () => loadChunk(() => import("@hotwired/turbo"));

/**
 * Goes to another page like a link: to a path in the language of this page, whether it names one or
 * not, or to the address of a link as it is.
 */
export async function visit(address: string): Promise<void> {
  const there = address.startsWith("/") ? to(fromLocal(address).path) : address;
  await orAlert(async () => (await loadTurbo()).visit(there, {}));
}

/** Fetches the page again for the present user. */
export async function visitAgain(): Promise<void> {
  await orAlert(async () => {
    const { reloadPage } = await loadChunk(() => import("./loading.ts"));
    await reloadPage();
  });
}
