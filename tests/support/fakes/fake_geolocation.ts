/** A device that measures when a test says so; one-off questions and watches as in browsers. */
import type { Position } from "../../../lib/model/tour/position.ts";

type Ask = {
  success: PositionCallback;
  failure?: PositionErrorCallback | null;
  options?: PositionOptions;
};

/** The codes of GeolocationPositionError. */
export const [DENIED, UNAVAILABLE, TIMEOUT] = [1, 2, 3];

export class FakeGeolocation implements Geolocation {
  /** Options of each one-off question so far. */
  readonly asked: PositionOptions[] = [];
  /** How many watches have been started so far. */
  started = 0;
  #questions: Ask[] = [];
  #watches = new Map<number, Ask>();

  getCurrentPosition(success: PositionCallback, failure?: Ask["failure"], options = {}): void {
    this.asked.push(options);
    this.#questions.push({ success, failure });
  }

  watchPosition(
    success: PositionCallback,
    failure?: Ask["failure"],
    options?: PositionOptions,
  ): number {
    this.#watches.set(++this.started, { success, failure, options });
    return this.started;
  }

  clearWatch(id: number): void {
    this.#watches.delete(id);
  }

  /** The options of the watches that run. */
  get watching(): (PositionOptions | undefined)[] {
    return [...this.#watches.values()].map(({ options }) => options);
  }

  /** Measures a position, for all who have asked and for all watches; `age` in milliseconds. */
  measure({ latitude, longitude }: Position, accuracy = 5, age = 0): void {
    const coords = { latitude, longitude, accuracy } as GeolocationCoordinates;
    const measured = { coords, timestamp: Date.now() - age } as GeolocationPosition;
    for (const { success } of this.#take()) success(measured);
  }

  /** Fails with a code. A browser that was denied calls its watches no more. */
  fail(code: number): void {
    for (const { failure } of this.#take()) failure?.({ code } as GeolocationPositionError);
    if (code === DENIED) this.#watches.clear();
  }

  #take(): Ask[] {
    return [...this.#questions.splice(0), ...this.#watches.values()];
  }
}
