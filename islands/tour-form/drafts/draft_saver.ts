/** Saves a draft by itself: two seconds after the last change, one save at a time, again when it failed. */
import { api, ApiError } from "../../../lib/browser/api.ts";

/** From the last change to the save, in milliseconds. */
export const AUTO_SAVE_DELAY = 2000;

/** 'signed-out': the server does not know who writes. Nothing is sent until it does. */
export type SaveState = "idle" | "waiting" | "saving" | "saved" | "failed" | "signed-out";

/** What is sent; the server's `DraftInput`. */
type DraftBody = { title: string; draftData: unknown; templateUsed?: string };

type Parts = {
  /** The draft as it is now; undefined while there is nothing worth saving. */
  read(): DraftBody | undefined;
  draftId?: string;
  signedIn: boolean;
  onState(state: SaveState, draftId: string | undefined): void;
};

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** The first save creates the draft, later ones update it. */
export function createDraftSaver({ read, draftId, signedIn, onState }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let changes = 0;
  let savedChanges = 0;
  let ended = false;

  const tell = (state: SaveState) => ended || onState(state, draftId);

  async function send(draft: DraftBody): Promise<void> {
    if (draftId) {
      try {
        return await api("PUT", `/api/drafts/${draftId}`, draft);
      } catch (error) {
        // Deleted elsewhere meanwhile: what is written here is worth a new one.
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        draftId = undefined;
      }
    }
    draftId = (await api<{ id: string }>("POST", "/api/drafts", draft)).id;
  }

  async function run(): Promise<void> {
    const draft = read();
    if (!draft || ended || !signedIn) return;
    const upTo = changes;
    tell("saving");
    try {
      await send(draft);
      savedChanges = upTo;
      tell(changes === upTo ? "saved" : "waiting");
    } catch (error) {
      signedIn = !(error instanceof ApiError && error.status === 401);
      tell(signedIn ? "failed" : "signed-out");
    }
  }

  const saver = {
    /** Something was typed. */
    changed(): void {
      changes++;
      if (ended || !signedIn || !read()) return;
      clearTimeout(timer);
      timer = setTimeout(() => saver.save(), AUTO_SAVE_DELAY);
    },
    /** Saves now, or once the save that is under way has ended. */
    async save(): Promise<void> {
      clearTimeout(timer);
      await running;
      running = run();
      await running;
    },
    /** True when something worth saving was typed that the server does not have. */
    isBehind: () => changes > savedChanges && read() !== undefined,
    /** Waits for the save that is under way, and sends nothing by itself until the next change; gives the draft's id. */
    async settle(): Promise<string | undefined> {
      clearTimeout(timer);
      await running;
      return draftId;
    },
    /** Ends all saving. */
    end(): void {
      ended = true;
      clearTimeout(timer);
    },
  };
  return saver;
}
