/** Answers to HEAD. */

/**
 * An answer to HEAD without a known length. A null body would be sent with a length of 0 bytes,
 * which is not that of GET.
 */
export function withoutLength(response: Response): Response {
  const { body, headers, status } = response;
  if (body || headers.has("content-length") || status === 204 || status === 304) return response;
  return new Response(new ReadableStream({ start: (controller) => controller.close() }), response);
}
