/** Somebody who edits an archive whose stop plays a stored recording, with its transcript. */
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { createTour, getTour } from "../../../lib/store/tours/tours.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import type { TestServer } from "../servers/server.ts";
import { makeStop, makeTour, type PlacedStopInput } from "../data/tours.ts";
import { type Author, author, openLong } from "../browser/form.ts";

/** A demo recording of 47 s, and where its sentences begin by its waveform, in milliseconds. */
export const SPEECH = "/archives/oxford-schools/stop-5.mp3";
export const STARTS = [
  ...[380, 2440, 5390, 7740, 10800, 13020],
  ...[18680, 24090, 31390, 36250, 41920, 43990],
];
const seed = JSON.parse(Deno.readTextFileSync("seed/oxford-schools.json"));
export const SENTENCES: string[] = seed.audioStops[4].description.split(/(?<=[.!?]) /);

/** The transcript of it; sentences end 0.4 s before the next one. */
export const TRANSCRIPT = {
  language: "en",
  source: "aligned",
  checked: true,
  cues: SENTENCES.map((text, i) => ({
    start: STARTS[i],
    end: (STARTS[i + 1] ?? 46_900) - 400,
    text,
  })),
} as const;

/** Sends the recording to the server; its address. */
export async function storeSpeech(page: Page, server: TestServer): Promise<string> {
  const bytes = Deno.readFileSync(`static${SPEECH}`);
  const headers = { origin: server.origin, "tus-resumable": "1.0.0" };
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const created = await page.request.post(`${server.origin}/api/uploads`, {
    headers: {
      ...headers,
      "upload-length": String(bytes.length),
      "upload-metadata": `filename ${base64("interview.mp3")},filetype ${base64("audio/mpeg")}`,
    },
  });
  const url = new URL(created.headers().location, server.origin).href;
  await page.request.fetch(url, {
    method: "PATCH",
    headers: {
      ...headers,
      "content-type": "application/offset+octet-stream",
      "upload-offset": "0",
    },
    data: Buffer.from(bytes),
  });
  return (await (await page.request.get(url)).json()).media.url;
}

type Editing = Author & {
  tourId: string;
  /** The address of the whole recording. */
  whole: string;
  reopen: () => Promise<void>;
  /** Saves, and returns the archive as it is stored. */
  save: () => Promise<Tour>;
};

/** Somebody who edits an archive of one stop, which plays the recording with its transcript. */
export async function editingSpeech(
  over: Partial<PlacedStopInput>,
  use: (it: Editing) => Promise<void>,
  options: Parameters<typeof author>[0] = {},
): Promise<void> {
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  await author({ account: "author", settings, ...options }, async (it) => {
    const { page, server, open } = it;
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const whole = await storeSpeech(page, server);
    const audioStops = [makeStop({
      title: "The interview",
      audioUrl: whole,
      audioDuration: "0:47",
      transcript: { ...TRANSCRIPT, cues: [...TRANSCRIPT.cues] },
      ...over,
    })];
    const { id: tourId } = await createTour(server.kv, makeTour({ audioStops }), { userId });
    const reopen = () => open(`/tour/${tourId}/edit`);
    await reopen();
    await use({
      ...it,
      tourId,
      whole,
      reopen,
      async save() {
        await page.getByRole("button", { name: "Save Changes" }).click();
        await page.waitForURL(`**/tour/${tourId}`);
        return (await getTour(server.kv, tourId))!.tour;
      },
    });
  });
  await Deno.remove(settings.DATA_DIR, { recursive: true });
}

/** Opens the choice of the part that a stop plays, with its handles. */
export async function openPart({ openStop }: Author, n = 1) {
  const tools = await openLong(await openStop(n), "Part of the recording");
  await tools.getByRole("slider", { name: "End of the part" }).waitFor();
  return tools;
}
