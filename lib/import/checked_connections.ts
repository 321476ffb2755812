/**
 * Connections whose address is checked: a name may lead to a public address when it is looked up,
 * and to a private one a moment later, when something connects to it. So requests go through a
 * relay in this process, which looks a name up once, and connects to what it has checked.
 * Encryption is from end to end: the relay passes bytes on.
 *
 * Source: RFC 1928 (SOCKS 5)
 */
import { lookup } from "node:dns/promises";
import { isPublicAddress } from "./public_addresses.ts";

/** Resolves a host's IP addresses. */
export type Resolve = (host: string) => Promise<string[]>;

export const addressesOf: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** The parts of SOCKS 5 that `fetch` uses: no password, CONNECT, a host by its name. */
const [VERSION, NO_PASSWORD, CONNECT, BY_IPV4, BY_NAME, BY_IPV6] = [5, 0, 1, 1, 3, 4];
const [DONE, REFUSED] = [0, 2];

type Parts = {
  resolve?: Resolve;
  isAllowed?: (address: string) => boolean;
  caCerts?: string[];
};

/** A `fetch` by such connections; `close` ends them. */
export function openCheckedConnections(
  { resolve = addressesOf, isAllowed = isPublicAddress, caCerts }: Parts = {},
): Disposable & { fetch: typeof fetch } {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const url = `socks5h://127.0.0.1:${listener.addr.port}`;
  const client = Deno.createHttpClient({ proxy: { transport: "socks5", url }, caCerts });

  async function relay(from: Deno.Conn): Promise<void> {
    const asked = await readRequest(from);
    const to = asked && await connect(asked).catch(() => undefined);
    await from.write(Uint8Array.of(VERSION, to ? DONE : REFUSED, 0, BY_IPV4, 0, 0, 0, 0, 0, 0));
    if (!to) return from.close();
    await Promise.all([from.readable.pipeTo(to.writable), to.readable.pipeTo(from.writable)]);
  }

  /** The first of a host's addresses that answers; undefined unless all of them may be asked. */
  async function connect({ host, port }: Target): Promise<Deno.Conn | undefined> {
    const addresses = await resolve(host);
    if (!addresses.every(isAllowed)) return undefined;
    for (const hostname of addresses) {
      const connection = await Deno.connect({ hostname, port }).catch(() => undefined);
      if (connection) return connection;
    }
  }

  async function listen(): Promise<void> {
    // Whatever ends a connection early, the one who asked is told by its end.
    for await (const from of listener) relay(from).catch(() => closeQuietly(from));
  }
  listen();

  return {
    fetch: (input, init) => fetch(input, { ...init, client } as RequestInit),
    [Symbol.dispose]() {
      client.close();
      listener.close();
    },
  };
}

function closeQuietly(connection: Deno.Conn): void {
  try {
    connection.close();
  } catch {
    // It is closed already.
  }
}

type Target = { host: string; port: number };

/** Where a connection wants to go; undefined for something else. */
async function readRequest(from: Deno.Conn): Promise<Target | undefined> {
  const [version, methods] = await readBytes(from, 2);
  await readBytes(from, methods);
  if (version !== VERSION) return undefined;
  await from.write(Uint8Array.of(VERSION, NO_PASSWORD));
  const [, command, , kind] = await readBytes(from, 4);
  const host = await readHost(from, kind);
  const [high, low] = await readBytes(from, 2);
  return command === CONNECT && host ? { host, port: high * 256 + low } : undefined;
}

async function readHost(from: Deno.Conn, kind: number): Promise<string | undefined> {
  if (kind === BY_NAME) {
    const [length] = await readBytes(from, 1);
    return new TextDecoder().decode(await readBytes(from, length));
  }
  if (kind === BY_IPV4) return (await readBytes(from, 4)).join(".");
  if (kind !== BY_IPV6) return undefined;
  const bytes = await readBytes(from, 16);
  const groups = Array.from({ length: 8 }, (_, i) => bytes[2 * i] * 256 + bytes[2 * i + 1]);
  return groups.map((group) => group.toString(16)).join(":");
}

async function readBytes(from: Deno.Conn, count: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(count);
  for (let at = 0; at < count;) {
    const read = await from.read(bytes.subarray(at));
    if (read === null) throw new Error("The connection has ended");
    at += read;
  }
  return bytes;
}
