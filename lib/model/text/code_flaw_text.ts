/** Why a text is no short code, for people; apart from short_code.ts, which service workers use. */
import { texts } from "../../texts/texts.ts";
import type { CodeFlaw } from "../tour/short_code.ts";

const t = texts("find");

const FLAWS = { length: "codeLength", letter: "codeLetter", check: "codeCheck" } as const;

/** What to check in a text that is no code. */
export const flawText = (flaw: CodeFlaw): string => t(FLAWS[flaw]);
