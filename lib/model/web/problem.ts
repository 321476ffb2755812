/** Errors that are reported to the client. */

/** One error in an input: `path` names the field, as in `audioStops.2.title`. */
export type FieldError = { path: string; message: string };

/**
 * An error with a status of its own. The server answers it as RFC 9457 problem details;
 * `detail` says what happened and what to do.
 */
export class Problem extends Error {
  constructor(
    readonly status:
      | 400
      | 401
      | 403
      | 404
      | 405
      | 408
      | 409
      | 410
      | 412
      | 413
      | 415
      | 416
      | 429
      | 500
      | 501
      | 503,
    readonly detail: string,
    readonly errors?: FieldError[],
  ) {
    super(detail);
    this.name = "Problem";
  }
}

/** A temporary Problem: the client may retry after `retryAfter` seconds. */
export class TryLater extends Problem {
  constructor(status: 429 | 503, detail: string, readonly retryAfter: number) {
    super(status, detail);
  }
}

/** A Problem 429: too many requests from this client. */
export class TooManyRequests extends TryLater {
  constructor(detail: string, retryAfter: number) {
    super(429, detail, retryAfter);
  }
}
