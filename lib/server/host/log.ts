/**
 * The server's log: one line per event, to the standard streams. On a terminal a line is the text
 * alone, elsewhere JSON with the time (UTC) and the level. The number and length of lines are
 * limited, so that a flood of requests cannot fill the host's disk.
 */
import type { RequestLimit } from "../../model/web/request_limit.ts";
import { createRequestLimiter } from "../load/request_limiter.ts";

type Level = "info" | "warn" | "error";

/** What a line has besides its text. Nothing that identifies or locates a person. */
type Fields = Record<string, string | number | undefined>;

export type Log = {
  /** Logs information for the host. */
  info(text: string, fields?: Fields): void;
  /** Logs something for the host to look at; the server goes on, or ends as intended. */
  warn(text: string, fields?: Fields): void;
  /** Logs a failure with its cause. */
  failure(text: string, cause: unknown, fields?: Fields): void;
  /** How many lines were dropped. */
  leftOut(): number;
};

/** Most lines of each level: at most 100 MB a day of warnings, and as much of errors. */
const LIMITS: Record<Level, RequestLimit> = {
  info: { burst: 1000, perMinute: 300 },
  warn: { burst: 1000, perMinute: 300 },
  error: { burst: 100, perMinute: 15 },
};

/** Longest text, and longest cause with its stack, in characters. */
const MOST_TEXT = 500;
const MOST_CAUSE = 4000;

type LogParts = {
  /** Writes one line. */
  write?: (level: Level, line: string) => void;
  /** Lines for programs, not for people. */
  isJson?: boolean;
  now?: () => Date;
  /** A monotonic clock in milliseconds. */
  clock?: () => number;
};

/** Makes a log, by default of this process. */
export function createLog(parts: LogParts = {}): Log {
  const { write = toStream, isJson = !Deno.stdout.isTerminal(), now = () => new Date() } = parts;
  const limiter = createRequestLimiter({ now: parts.clock });
  const missing: Record<Level, number> = { info: 0, warn: 0, error: 0 };
  let total = 0;

  function log(level: Level, text: string, fields: Fields = {}, cause?: unknown): void {
    if (limiter.take(level, LIMITS[level]) > 0) {
      missing[level]++;
      total++;
      return;
    }
    const before = missing[level];
    missing[level] = 0;
    if (before > 0) put(level, `${before} more were left out.`, { leftOut: before });
    put(level, shortened(text, MOST_TEXT), fields, cause);
  }

  function put(level: Level, text: string, fields: Fields, cause?: unknown): void {
    const error = cause === undefined ? undefined : shortened(textOf(cause), MOST_CAUSE);
    const line = isJson
      ? JSON.stringify({ time: now().toISOString(), level, text, ...fields, error })
      : [text, ...Object.values(fields).filter((value) => value !== undefined), error ?? ""].join(
        " ",
      ).trimEnd();
    write(level, line);
  }

  return {
    info: (text, fields) => log("info", text, fields),
    warn: (text, fields) => log("warn", text, fields),
    failure: (text, cause, fields) => log("error", text, fields, cause),
    leftOut: () => total,
  };
}

const toStream = (level: Level, line: string) =>
  level === "info"
    ? console.log(line)
    : level === "warn"
    ? console.warn(line)
    : console.error(line);

const textOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  const text = cause.stack ?? cause.message;
  return cause.cause === undefined ? text : `${text}\nCaused by ${textOf(cause.cause)}`;
};

const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most)}…`;

/** The log of this process, which has one pair of streams. */
export const processLog: Log = createLog();

export const { info, warn, failure } = processLog;
