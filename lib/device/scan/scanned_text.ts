/** What a camera reads: our own codes are opened, everything else is named. */
import { flawText } from "../../model/text/code_flaw_text.ts";
import { parseShortCode, readShortCode, type ShortCode } from "../../model/tour/short_code.ts";
import { fromLocal } from "../../texts/local_paths.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("find");

/** The longest shown part of the text in a code, in UTF-16 units. */
const MAX_SHOWN = 80;

/**
 * The code in a text that was scanned: an address of this site (`origin`) such as `/q/K7M4QX`, or
 * the code alone. Anything else is a problem, for people: foreign addresses are not opened.
 */
export function readScanned(
  text: string,
  origin: string,
): { code: ShortCode } | { problem: string } {
  const alone = parseShortCode(text);
  if (alone !== undefined) return { code: alone };
  const given = pathOfCode(text, origin);
  if (given !== undefined) {
    const read = readShortCode(given);
    return "code" in read ? read : { problem: flawText(read.flaw) };
  }
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text;
  return { problem: t("foreignCode", { shown }) };
}

/** The last part of an address `/q/…` of this site; undefined for other texts. */
function pathOfCode(text: string, origin: string): string | undefined {
  try {
    const url = new URL(text);
    const { path } = fromLocal(url.pathname);
    return url.origin === origin ? /^\/q\/([^/]+)\/?$/i.exec(path)?.[1] : undefined;
  } catch {
    return undefined;
  }
}
