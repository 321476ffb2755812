/** Memory and processor time of the process, with the names that Prometheus' own clients use. */
import { Counter, Gauge, type Registry } from "prom-client";
import { cpuUsage } from "node:process";

/** Adds memory, processor time and time of start to `registry`. */
export function addProcessMetrics(registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: "process_resident_memory_bytes",
    help: "Memory that the process has.",
    registers,
    collect() {
      this.set(Deno.memoryUsage().rss);
    },
  });
  new Gauge({
    name: "process_heap_bytes",
    help: "Memory that its JavaScript uses.",
    registers,
    collect() {
      this.set(Deno.memoryUsage().heapUsed);
    },
  });
  new Counter({
    name: "process_cpu_seconds_total",
    help: "Processor time, of the user and of the system.",
    registers,
    collect() {
      const { user, system } = cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  new Gauge({
    name: "process_start_time_seconds",
    help: "When it began, in seconds since 1970.",
    registers,
  }).set(performance.timeOrigin / 1000);
}
