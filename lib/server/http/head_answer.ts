/** Answers to HEAD. */

/**
 * An answer to HEAD whose length is not known. Without a body it would be sent as one of 0 bytes,
 * which the answer to GET is not.
 */
export function withoutLength(response: Response): Response {
  const { body, headers, status } = response;
  if (body || headers.has("content-length") || status === 204 || status === 304) return response;
  return new Response(new ReadableStream({ start: (controller) => controller.close() }), response);
}
