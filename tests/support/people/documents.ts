/** Signed documents of releases, and who sends them. */
import type { Client } from "./client.ts";

/** As much of a PDF as the program looks at. */
export const makePdf = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`%PDF-1.7\n% ${text}\n%%EOF\n`);

/** Sends a file as the document at `path`. */
export function sendDocument(
  client: Client,
  path: string,
  body: Uint8Array<ArrayBuffer>,
  name = "signed.pdf",
  query = "",
): Promise<Response> {
  const headers = {
    "content-type": "application/pdf",
    // As a browser adds it by itself.
    "content-length": String(body.length),
  };
  const url = `${path}?name=${encodeURIComponent(name)}${query}`;
  return client.request(url, { method: "PUT", headers, body });
}

/** The address of the document of a new release for the first stop of an archive. */
export async function releaseDocument(client: Client, tourId: string): Promise<string> {
  const path = `/api/tours/${tourId}/releases`;
  const { audioStops: [{ id: stopId }] } = await (await client.request(`/api/tours/${tourId}`))
    .json();
  const release = { stopId, person: "Ada Bell", scope: "public" };
  const made = await client.json("POST", path, release);
  return `${path}/${(await made.json()).id}/document`;
}
