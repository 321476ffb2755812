/** Takes files that a phone shares with the installed program. */
import { keepShared } from "../../device/uploads/shared_files.ts";
import { NO_ROOM, NOT_KEPT, SHARE_PATH, SHARED_FIELD } from "../../model/web/share.ts";
import { fromLocal, pathIn } from "../../texts/local_paths.ts";

type Asked = { url: URL };

export const isShareRequest = ({ url }: Asked): boolean =>
  url.origin === location.origin && fromLocal(url.pathname).path === SHARE_PATH;

/** Stores the files of the form on this device; nothing is sent. Answers with the page for them. */
export async function takeShared(request: Request): Promise<Response> {
  let problem = "";
  try {
    await keepShared(filesIn(await request.formData()));
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    problem = isFull ? NO_ROOM : NOT_KEPT;
    console.warn("Shared files are not kept", error);
  }
  const { language } = fromLocal(new URL(request.url).pathname);
  return Response.redirect(pathIn(language, SHARE_PATH + problem), 303);
}

/** Without the nameless one of an empty field. */
function filesIn(form: FormData): File[] {
  const files = form.getAll(SHARED_FIELD).filter((value) => value instanceof File);
  return files.filter(({ size }) => size > 0);
}
