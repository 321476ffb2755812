/** What listeners should know before a story plays, such as "Speaks of violence." */
import { line } from "../text/text.ts";

/** One sentence, for a stop or a whole archive. */
export const ContentWarning = line("The content warning", 300);
