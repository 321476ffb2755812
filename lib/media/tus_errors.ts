/** The refusals of @tus/server in words for people. */
import { Problem } from "../model/web/problem.ts";

/** The library's errors: objects, not always instances of Error. */
type TusError = { status_code: number; body: string };

const isTusError = (error: unknown): error is TusError =>
  typeof error === "object" && error !== null && "status_code" in error && "body" in error;

const RESUME = "Ask for the upload's offset, and continue from there.";

/** For a request whose bytes broke off, or that another request ended. */
export const brokenOff = () =>
  new Problem(409, `The connection was lost, or another request took over. ${RESUME}`);

/** The Problem for an error of the library. Other errors are bugs, and thrown again. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (!isTusError(error)) throw error;
  const { status_code: status, body } = error;
  if (status === 404) return new Problem(404, "Upload not found");
  if (status === 409) return new Problem(409, `These are not the next bytes. ${RESUME}`);
  if (status === 412) return new Problem(412, "The header Tus-Resumable: 1.0.0 is missing.");
  if (status === 413) return new Problem(413, "This is more than was announced for this upload.");
  if (/aborted/i.test(body)) return brokenOff();
  if (/lock/i.test(body)) {
    return new Problem(503, "Another request for this upload is still running. Try again.");
  }
  return new Problem(400, `The upload request is not valid: ${body.trim()}`);
}
