/**
 * Recordings for tests: real sound, made in code, served to a page with the ranges that seeking
 * needs.
 */
import { Buffer } from "node:buffer";
import type { Page, Route } from "playwright-core";
import { beepWav } from "../../../lib/player/beep.ts";

const HEADER = 44;

/** A WAV file of `seconds` (a multiple of 1.5): the built-in tone, again and again. */
export function recording(seconds: number): Uint8Array<ArrayBuffer> {
  const tone = beepWav(440);
  const samples = tone.subarray(HEADER);
  const file = new Uint8Array(HEADER + samples.length * Math.round(seconds / 1.5));
  file.set(tone);
  for (let at = HEADER; at < file.length; at += samples.length) file.set(samples, at);
  const view = new DataView(file.buffer);
  view.setUint32(4, file.length - 8, true);
  view.setUint32(40, file.length - HEADER, true);
  return file;
}

export type Recording = { mend: () => void };

/**
 * Serves a recording of `seconds` at `path` to `page`; while it is broken, nothing is found there.
 */
export async function serveRecording(
  page: Page,
  path: string,
  { seconds = 45, broken = false } = {},
): Promise<Recording> {
  const file = recording(seconds);
  await page.route(`**${path}`, (route) => broken ? missing(route) : answer(route, file));
  return { mend: () => broken = false };
}

const missing = (route: Route) => route.fulfill({ status: 404, body: "Not found" });

async function answer(route: Route, file: Uint8Array): Promise<void> {
  const headers = await route.request().allHeaders();
  const [, from = "0", to = ""] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
  const [first, last] = [Number(from), to === "" ? file.length - 1 : Number(to)];
  await route.fulfill({
    status: 206,
    headers: {
      "content-type": "audio/wav",
      "accept-ranges": "bytes",
      "content-range": `bytes ${first}-${last}/${file.length}`,
    },
    body: Buffer.from(file.subarray(first, last + 1)),
  });
}
