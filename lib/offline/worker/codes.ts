/** Answers of the service worker for short codes. */
import { within } from "../../model/within.ts";
import type { OpenedCode } from "../../model/tour/short_code.ts";
import { answerOfKept, findKept, readKeptCodes } from "../keep/kept_codes.ts";
import { fromLocal, pathIn } from "../../texts/local_paths.ts";
import { networkOr } from "./kept_answers.ts";
import { answerPage } from "./pages.ts";
import type { ExtendableEvent } from "./worker_types.ts";

/** `/q/{CODE}` of a visitor who follows a link, and `/api/codes/{CODE}` of our own page. */
const CODE_ADDRESS = /^\/(q|api\/codes)\/([^/]+)$/;

/** The network's time limit in milliseconds, as for pages of kept archives. */
const PATIENCE = 3000;

/** The device's time limit in milliseconds. */
const DEVICE_PATIENCE = 2000;

type Asked = { url: URL; request: Request };

const pathOf = (url: URL) => fromLocal(url.pathname).path;

export const isCodeRequest = ({ url, request }: Asked): boolean =>
  url.origin === location.origin && request.method === "GET" && CODE_ADDRESS.test(pathOf(url));

/**
 * From the network; without one, or when that takes long, from what is kept: a redirection to the
 * page, or what the API answers. Codes of other archives are answered like any page.
 */
export async function answerCode(request: Request, event: ExtendableEvent): Promise<Response> {
  const { path, language } = fromLocal(new URL(request.url).pathname);
  const [, kind, text] = CODE_ADDRESS.exec(path)!;
  const search = async () => {
    const answer = kind === "q" ? pageIn(language) : answerOfKept;
    return answer(decodeURIComponent(text), await readKeptCodes(caches));
  };
  const answer = await within(DEVICE_PATIENCE, search).catch(() => undefined);
  if (!answer) return kind === "q" ? await answerPage(request, event) : await fetch(request);
  return await networkOr(() => Promise.resolve(answer), request, { patience: PATIENCE });
}

/** The redirection from a code that is kept to its page in `language`. */
const pageIn = (language: string) => (text: string, kept: OpenedCode[]): Response | undefined => {
  const opened = findKept(text, kept);
  return opened && Response.redirect(pathIn(language, opened.path), 303);
};
