/** An S3 server without a network, for what a real one does not do when it is asked to. */

/** One request for an object that is under way; `range` is undefined for all of it. */
type Asked = { range: string | undefined; signal: AbortSignal; hasEnded: boolean };

/** A fetch that answers with the bytes of one object in chunks of `chunk`. */
export function stubBucket(object: Uint8Array<ArrayBuffer>, chunk: number) {
  const asked: Asked[] = [];
  const stub = {
    asked,
    /** Requests that hold a connection. */
    open: () => asked.filter(({ hasEnded }) => !hasEnded).length,
    /** Whether the server answers and sends; what was asked for meanwhile stays where it is. */
    sends: true,
    fetch: ((request: Request, init: RequestInit) => {
      const range = request.headers.get("range") ?? undefined;
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
      const end = last === undefined ? object.length : Number(last) + 1;
      let at = Number(first ?? 0);
      const signal = init.signal!;
      const one = { range, signal, hasEnded: false };
      asked.push(one);
      if (!stub.sends) {
        return new Promise<Response>((_, reject) =>
          signal.addEventListener("abort", () => {
            one.hasEnded = true;
            reject(signal.reason);
          })
        );
      }
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          signal.addEventListener("abort", () => {
            one.hasEnded = true;
            controller.error(signal.reason);
          });
        },
        async pull(controller) {
          if (!stub.sends) await new Promise(() => {});
          if (at >= end) {
            one.hasEnded = true;
            return controller.close();
          }
          controller.enqueue(object.slice(at, Math.min(at + chunk, end)));
          at += chunk;
        },
        cancel: () => void (one.hasEnded = true),
      }, { highWaterMark: 0 });
      const headers = { "content-length": String(end - Number(first ?? 0)) };
      return Promise.resolve(new Response(body, { status: range ? 206 : 200, headers }));
    }) as typeof fetch,
  };
  return stub;
}
