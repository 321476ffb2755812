/** A zip file as an answer, streamed as it is made. */
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
  return new Response(ReadableStream.from(bytes), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${name}-${day}.zip"`,
      "cache-control": "no-store",
      // Otherwise the whole file would be read first, to make an ETag.
      "etag": `W/"${crypto.randomUUID()}"`,
    },
  });
}
