/** What a server has acknowledged before it was killed, and whether it is there. */
import { getDraft } from "../../../lib/store/drafts/drafts.ts";
import { getTour } from "../../../lib/store/tours/tours.ts";
import { hashOf } from "../data/media_files.ts";

/** The last text that was acknowledged; null for a thing whose deletion was. */
type Acknowledged = string | null;

/** A thing: its text, and the one that was sent and not acknowledged, if any. */
type Thing = { text: Acknowledged; sent?: Acknowledged };

/** Whatever was acknowledged, by the paths of the API. */
export class AcknowledgedWrites {
  /** How many writes were acknowledged. */
  count = 0;
  readonly #things = new Map<string, Thing>();
  readonly #files = new Set<string>();

  /** The thing at `path` says `text`. */
  note(path: string, text: Acknowledged): void {
    this.#things.set(path, { text });
    this.count++;
  }

  /** A change of the thing at `path` is sent, and may be there or not. */
  sending(path: string, text: Acknowledged): void {
    const thing = this.#things.get(path);
    if (thing) thing.sent = text;
  }

  /** A file was stored under this path. */
  noteFile(path: string): void {
    this.#files.add(path);
    this.count++;
  }

  /** What is not there, or is not what was acknowledged. */
  async missing(kv: Deno.Kv, userId: string, folder: string): Promise<string[]> {
    const missing: string[] = [];
    for (const [path, { text, sent }] of this.#things) {
      const is = await textAt(kv, userId, path);
      if (is !== text && (sent === undefined || is !== sent)) {
        missing.push(`${path} says ${is}, and was acknowledged as ${text}`);
      }
      // It is one of both from now on.
      this.#things.set(path, { text: is });
    }
    for (const path of this.#files) {
      const bytes = await Deno.readFile(folder + path).catch(() => new Uint8Array());
      if (!path.includes(hashOf(bytes))) missing.push(`${path} has ${bytes.length} other bytes`);
    }
    return missing;
  }
}

async function textAt(kv: Deno.Kv, userId: string, path: string): Promise<Acknowledged> {
  const id = path.split("/").at(-1)!;
  if (path.startsWith("/api/tours/")) return (await getTour(kv, id))?.tour.description ?? null;
  const draft = await getDraft(kv, userId, id);
  return draft && String(draft.draftData.description);
}
