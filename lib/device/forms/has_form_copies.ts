/** Whether this device has copies of forms; their code is loaded when somebody asks. */
import { loadChunk } from "../load_chunk.ts";

/** False without an answer. Never rejects. */
export async function hasFormCopies(): Promise<boolean> {
  try {
    const load = () => import("./form_copy_database.ts");
    return (await (await loadChunk(load)).getFormCopies().list()).length > 0;
  } catch (error) {
    console.warn("The copies of forms on this device cannot be listed", error);
    return false;
  }
}
