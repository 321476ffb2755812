/** HTTP as bytes on a connection: for clients that no library wants to be. */

export type RawConnection = Disposable & {
  send(text: string): Promise<void>;
  /** All that comes until the server closes; "reset" where it breaks the connection. */
  rest(): Promise<string>;
  /** What has come by the time `text` is in it; throws where the server closes before. */
  until(text: string): Promise<string>;
};

/** Connects to a port of this machine. */
export async function rawConnection(port: number): Promise<RawConnection> {
  const connection = await Deno.connect({ hostname: "127.0.0.1", port });
  const buffer = new Uint8Array(64 * 1024);
  const decoder = new TextDecoder();
  let text = "";
  let isOpen = true;
  const more = async () => {
    const read = await connection.read(buffer);
    if (read === null) return false;
    text += decoder.decode(buffer.subarray(0, read));
    return true;
  };
  return {
    async send(text) {
      const bytes = new TextEncoder().encode(text);
      for (let at = 0; at < bytes.length;) at += await connection.write(bytes.subarray(at));
    },
    async rest() {
      try {
        while (await more());
        return text;
      } catch {
        return text || "reset";
      }
    },
    async until(wanted) {
      while (!text.includes(wanted)) {
        if (!await more()) throw new Error(`It was closed after ${JSON.stringify(text)}`);
      }
      return text;
    },
    [Symbol.dispose]() {
      if (isOpen) connection.close();
      isOpen = false;
    },
  };
}
