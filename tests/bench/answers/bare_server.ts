/**
 * The limit that answers are compared with: handlers that do nothing but answer, each on a port of
 * its own, the bytes and headers that the program answers. Prints one line per path of the
 * arguments (after the program's origin): the port.
 */
const [origin, acceptEncoding, ...paths] = Deno.args;
// What the server adds by itself.
const ADDED = ["date", "content-length", "transfer-encoding"];

for (const path of paths) {
  // This client would unpack the body: over a connection of its own the bytes stay as they are.
  const { headers, body } = await get(path);
  const { port } = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    () => new Response(body, { headers }),
  ).addr;
  console.log(port);
}

async function get(path: string) {
  const { hostname, port } = new URL(origin);
  const connection = await Deno.connect({ hostname, port: Number(port) });
  const lines = [
    `GET ${path} HTTP/1.0`,
    `Host: ${hostname}:${port}`,
    `Accept-Encoding: ${acceptEncoding}`,
  ];
  await connection.write(new TextEncoder().encode(`${lines.join("\r\n")}\r\n\r\n`));
  const bytes = await new Response(connection.readable).bytes();
  const end = new TextDecoder("latin1").decode(bytes).indexOf("\r\n\r\n");
  const [, ...fields] = new TextDecoder().decode(bytes.subarray(0, end)).split("\r\n");
  const headers = fields.map((field) => {
    const colon = field.indexOf(":");
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()] as [string, string];
  }).filter(([name]) => !ADDED.includes(name));
  return { headers, body: bytes.subarray(end + 4) };
}
