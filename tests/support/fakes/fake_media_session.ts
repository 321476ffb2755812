/** A lock screen that shows what it is told, and whose buttons a test presses. */

export class FakeMediaSession {
  metadata: MediaMetadataInit | null = null;
  playbackState: MediaSessionPlaybackState = "none";
  position?: MediaPositionState;
  readonly #handlers = new Map<string, MediaSessionActionHandler>();

  /** `unknown` are actions at which this browser throws. */
  constructor(private readonly unknown: MediaSessionAction[] = []) {}

  setActionHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
    if (this.unknown.includes(action)) throw new TypeError(`No action ${action}`);
    if (handler) this.#handlers.set(action, handler);
    else this.#handlers.delete(action);
  }

  /** As in browsers, throws for a position outside of the length. */
  setPositionState(state?: MediaPositionState): void {
    const { duration = 0, position = 0 } = state ?? {};
    if (state && !(duration >= 0 && position >= 0 && position <= duration)) {
      throw new TypeError(`${position} of ${duration}`);
    }
    this.position = state;
  }

  /** The buttons that are offered. */
  get offered(): string[] {
    return [...this.#handlers.keys()].sort();
  }

  /** Presses a button; throws when it is not offered. */
  press(action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}): void {
    const handler = this.#handlers.get(action);
    if (!handler) throw new Error(`${action} is not offered`);
    handler({ action, ...details });
  }
}

/** The fake as the drivers take it. */
export const asSession = (session: FakeMediaSession) => session as unknown as MediaSession;
