/** The server's log: one line per event, to the standard streams. */

/** Logs what the host may want to know. */
export function info(text: string): void {
  console.log(text);
}

/** Logs what the host should look after, though the server goes on, or ends as intended. */
export function warn(text: string): void {
  console.warn(text);
}

/** Logs a failure with its cause. */
export function failure(text: string, cause: unknown): void {
  console.error(text, cause instanceof Error ? cause.stack ?? cause.message : cause);
}
