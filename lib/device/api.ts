/** Calls to our API from pages, and their errors in words, which workers have no texts for. */
import { texts } from "../texts/texts.ts";
import { ApiError, NoAnswer } from "./calls.ts";

export * from "./calls.ts";

const t = texts("device");

/** An error in words for people. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail ?? foreignAnswer(error);
  if (error instanceof NoAnswer) return t("serverUnreachable");
  if (error instanceof TypeError) {
    return t("pageBroke", { message: error.message });
  }
  return error instanceof Error ? error.message : String(error);
}

/** The message for an answer that is not ours: a proxy sends HTML, or nothing. */
function foreignAnswer({ status }: ApiError): string {
  if (status === 413) return t("tooMuchAtOnce");
  if (status === 429 || status >= 500) {
    return t("serverCantAnswer", { status: String(status) });
  }
  return t("serverRefused", { status: String(status) });
}
