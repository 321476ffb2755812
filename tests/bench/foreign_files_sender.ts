/** The thread that sends hostile files for `foreign_files_comparison.ts`. */
import { HOSTILE_FILES } from "../support/data/hostile_media.ts";
import { Client } from "../support/people/client.ts";
import { Uploader } from "../support/people/uploads.ts";

type Order = { origin: string; cookies: Client["cookies"]; name: string; size: number };

// The types are those of a page, whose messages need a target origin.
const thread = self as unknown as Pick<Worker, "postMessage" | "onmessage">;

thread.onmessage = async ({ data }: MessageEvent<Order>) => {
  const { origin, cookies, name, size } = data;
  const request = (url: string, init?: RequestInit) => fetch(url, { ...init, redirect: "manual" });
  const client = new Client({ request }, origin);
  client.cookies = cookies;
  const answer = await new Uploader(client).send(HOSTILE_FILES[name](size));
  await answer.bytes();
  thread.postMessage(answer.status);
};
