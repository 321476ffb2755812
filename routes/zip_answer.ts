/** A zip file as an answer, streamed as it is made. */
import { inLanguage } from "../lib/texts/reader.ts";
import { language } from "../lib/texts/texts.ts";
import type { Ctx } from "./context.ts";

/** Answers `bytes` as a file that is named `name` and the day. */
export async function zipAnswer(
  c: Ctx,
  name: string,
  bytes: AsyncGenerator<Uint8Array>,
): Promise<Response> {
  // A bucket that does not answer is found out before the answer has begun.
  await c.var.media.objects?.size("media/none");
  const day = c.var.parts.now().toISOString().slice(0, 10);
  return new Response(ReadableStream.from(inItsLanguage(bytes, language())), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${name}-${day}.zip"`,
      "cache-control": "no-store",
      // Otherwise the whole file would be read first, to make an ETag.
      "etag": `W/"${crypto.randomUUID()}"`,
    },
  });
}

/** The server asks for bytes outside of the answer, perhaps while it answers somebody else. */
const inItsLanguage = (bytes: AsyncGenerator<Uint8Array>, tag: string) => ({
  [Symbol.asyncIterator]: () => ({
    next: () => inLanguage(tag, () => bytes.next()),
    return: () => bytes.return(undefined),
  }),
});
