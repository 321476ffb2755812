/** The server's log: one line an event, to the standard streams. */

/** Says something that the host may want to know. */
export function info(text: string): void {
  console.log(text);
}

/** Says that something failed, with the cause. */
export function failure(text: string, cause: unknown): void {
  console.error(text, cause instanceof Error ? cause.stack ?? cause.message : cause);
}
