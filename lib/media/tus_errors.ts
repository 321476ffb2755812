/** The refusals of @tus/server in words for people. */
import { Problem } from "../model/web/problem.ts";
import { texts } from "../texts/texts.ts";

const t = texts("fileProblems");

/** The library's errors: objects, not always instances of Error. */
type TusError = { status_code: number; body: string };

const isTusError = (error: unknown): error is TusError =>
  typeof error === "object" && error !== null && "status_code" in error && "body" in error;

/** For a request whose bytes broke off, or that another request ended. */
export const brokenOff = () => new Problem(409, t("connectionLostAnotherRequest"));

/** The Problem for an error of the library. Other errors are bugs, and thrown again. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (!isTusError(error)) throw error;
  const { status_code: status, body } = error;
  if (status === 404) return new Problem(404, t("uploadNotFound"));
  if (status === 409) return new Problem(409, t("theseNotNextBytes"));
  if (status === 412) return new Problem(412, t("headerTusResumableMissing"));
  if (status === 413) return new Problem(413, t("moreThanAnnouncedUpload"));
  if (/aborted/i.test(body)) return brokenOff();
  if (/lock/i.test(body)) {
    return new Problem(503, t("anotherRequestUploadStill"));
  }
  return new Problem(400, t("uploadRequestNotValid", { reason: body.trim() }));
}
