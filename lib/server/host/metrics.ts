/**
 * Metrics for the host, in the text format of Prometheus.
 *
 * Source: https://prometheus.io/docs/instrumenting/exposition_formats/
 */
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { CountKvOperation } from "../../store/kv/counted_kv.ts";
import type { SharedSource } from "../http/shared_answers.ts";
import type { ConnectionFigures } from "../load/connection_server.ts";
import { addHostMetrics, type HostReadings } from "./host_metrics.ts";
import type { LoopLag } from "./loop_lag.ts";
import { addProcessMetrics } from "./process_metrics.ts";
import { createTally } from "./tally.ts";

/** An answered request; `route` is the pattern of its address, not the address. */
export type AnsweredRequest = { method: string; route: string; status: number };

export type Metrics = {
  /** The media type of `text`. */
  contentType: string;
  /** All metrics so far. */
  text(): Promise<string>;
  /** Counts a request when its route begins to answer. */
  began(): void;
  /** Counts its answer, after `seconds`. */
  ended(request: AnsweredRequest, seconds: number): void;
  /** Counts a request with a shared answer. */
  shared(request: AnsweredRequest, source: SharedSource): void;
  /** Counts an operation of the store. */
  kvOperation: CountKvOperation;
  /** Counts a request that a rate limit refused. */
  limited(limitClass: string, by: "address" | "account"): void;
  /** Counts a request that waited because its address sends too fast. */
  held(): void;
  /** Counts received bytes of recordings and pictures. */
  uploaded(bytes: number): void;
};

/** Numbers from other parts, read when the host asks. */
type Readings = {
  /** Bytes of memory for shared answers. */
  sharedBytes: () => number;
  /** Addresses and accounts that the limits remember. */
  limitKeys: () => number;
  /** Dropped lines of the log. */
  leftOutLines: () => number;
  /** Figures of connections, where the server itself accepts them. */
  connections?: ConnectionFigures;
  /** The lag of the event loop, where the process measures it. */
  loop?: LoopLag;
  /** Whether a newer version of the program has taken over the store. */
  isTakenOver: () => boolean;
  /** Which program this is: its version, that of its schema, and the commit of its sources. */
  build: { version: string; schema: number; commit: string };
  /** What a host is to be woken by. */
  host: HostReadings;
};

/** Seconds, from an answer in memory to one that nobody waits for. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Other methods are counted as one, because a client may send any word. */
const METHODS = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);

const methodOf = (method: string) => METHODS.has(method) ? method : "other";

/** Makes metrics that start at zero. */
export function createMetrics(readings: Readings): Metrics {
  const registers = [new Registry()];
  const [registry] = registers;
  const requests = createTally(["method", "route", "status"]);
  const sources = createTally(["source"]);
  const operations = createTally(["operation"]);
  requests.expose(registry, "http_requests_total", "Requests that were answered.");
  sources.expose(
    registry,
    "shared_answers_total",
    "Requests answered by what all share, from memory or made for them.",
  );
  operations.expose(registry, "kv_operations_total", "Operations of the store.");
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until the head of an answer that a route made, without those from memory.",
    labelNames: ["method", "route"],
    buckets: BUCKETS,
    registers,
  });
  const inFlight = new Gauge({
    name: "http_requests_in_flight",
    help: "Requests that routes are answering.",
    registers,
  });
  const kvDurations = new Histogram({
    name: "kv_operation_duration_seconds",
    help: "Time until the store answered; lists are not measured.",
    labelNames: ["operation"],
    buckets: BUCKETS,
    registers,
  });
  const limited = new Counter({
    name: "rate_limit_refusals_total",
    help: "Requests that were too many.",
    labelNames: ["class", "by"],
    registers,
  });
  const held = new Counter({
    name: "http_requests_held_total",
    help: "Requests that waited, since their address asks too fast.",
    registers,
  });
  const uploaded = new Counter({
    name: "upload_bytes_total",
    help: "Bytes of recordings and pictures that came in.",
    registers,
  });
  addReadings(registers, readings);
  addProcessMetrics(registry);
  addHostMetrics(registry, readings.host);

  function count({ method, route, status }: AnsweredRequest): void {
    requests.add([methodOf(method), route, String(status)]);
  }

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    began: () => inFlight.inc(),
    ended(request, seconds) {
      inFlight.dec();
      count(request);
      durations.observe({ method: methodOf(request.method), route: request.route }, seconds);
    },
    shared(request, source) {
      count(request);
      sources.add([source]);
    },
    kvOperation(operation, seconds) {
      operations.add([operation]);
      if (seconds !== undefined) kvDurations.observe({ operation }, seconds);
    },
    limited: (limitClass, by) => limited.inc({ class: limitClass, by }),
    held: () => held.inc(),
    uploaded: (bytes) => uploaded.inc(bytes),
  };
}

function addReadings(registers: Registry[], readings: Readings): void {
  gauge("shared_answers_bytes", "Memory that shared answers take.", readings.sharedBytes);
  gauge("rate_limit_keys", "Addresses and accounts that limits remember.", readings.limitKeys);
  counter("log_lines_left_out_total", "Lines that the log had no room for.", readings.leftOutLines);

  new Gauge({
    name: "build_info",
    help: "Which program this is; always 1.",
    labelNames: ["version", "schema", "commit", "deno"],
    registers,
  }).set({ ...readings.build, deno: Deno.version.deno }, 1);
  gauge(
    "store_taken_over",
    "1 once a newer version of the program has migrated the store: this one saves nothing.",
    () => Number(readings.isTakenOver()),
  );
  const { connections, loop } = readings;
  if (loop) {
    gauge("event_loop_lag_seconds", "Mean lag of the event loop, of some 15 s.", loop.mean);
    gauge("event_loop_lag_longest_seconds", "Longest lag of a minute or two.", loop.longest);
  }
  if (connections) {
    gauge("http_connections_open", "Connections that are open.", () => connections.open);
    counter(
      "http_connections_without_request_total",
      "Connections that ended before a request could be read.",
      () => connections.withoutRequest,
    );
  }

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }

  function counter(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }
}
