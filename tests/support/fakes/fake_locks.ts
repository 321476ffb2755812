/** The locks that all tabs of a site share, as far as the player asks for them: one name. */
import { settled } from "./fake_wake_lock.ts";

export class FakeLocks {
  #holder?: (cause: unknown) => void;
  #freed: (() => void)[] = [];

  request: LockManager["request"] = (
    name: string,
    options: LockOptions | LockGrantedCallback<unknown>,
    use?: LockGrantedCallback<unknown>,
  ) => {
    const { steal, signal } = options as LockOptions;
    return new Promise<never>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
      const take = async () => {
        if (signal?.aborted) return;
        if (this.#holder && !steal) return void this.#freed.push(take);
        this.#holder?.(new DOMException("Stolen", "AbortError"));
        this.#holder = reject;
        await use!({ name, mode: "exclusive" });
        resolve(undefined as never);
        if (this.#holder !== reject) return;
        this.#holder = undefined;
        this.#freed.splice(0).forEach((next) => next());
      };
      settled().then(take);
    });
  };
}
