/** Files that are on their way when their form is left, and belong to their stop afterwards. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { WAITING_DATABASE } from "../../../lib/device/storage_keys.ts";
import { type Author, author } from "../../support/browser/form.ts";
import { mediaFile } from "../../support/data/media_files.ts";

type Slow = {
  it: Author;
  /** Lets the files arrive. */
  release: () => void;
  /** The first stop of the draft, as the server has it. */
  savedStop: () => Promise<{ audioUrl: string; imageUrl: string }>;
  /** The address of the draft's form. */
  draftPath: () => Promise<string>;
};

/**
 * The request of a page that was left is let go together with that of the next page: the server
 * takes one of them, and the other asks again from where it stands.
 */
const OVERTAKEN = /status of 409 .*\/api\/uploads\//;

/** A saved form with one stop, on a server on which no file arrives until it is released. */
async function slowly(use: (slow: Slow) => Promise<void>): Promise<void> {
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  const released = Promise.withResolvers<void>();
  const options = {
    account: "author",
    settings,
    allowErrors: OVERTAKEN,
    async intercept(request: Request, app: (request: Request) => Response | Promise<Response>) {
      if (request.method === "PATCH") await released.promise;
      return await app(request);
    },
  } as const;
  await author(options, async (it) => {
    const { page, server, openStop } = it;
    const drafts = `${server.origin}/api/drafts`;
    const read = async (url: string) => await (await page.request.get(url)).json();
    const idOfDraft = async () => (await read(drafts))[0].id;
    await it.open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await (await openStop(1)).getByLabel("Stop title").fill("The mill");
    await page.getByText("Draft saved").waitFor();
    page.on("dialog", (dialog) => dialog.accept());
    try {
      await use({
        it,
        release: () => released.resolve(),
        savedStop: async () => {
          const { draftData } = await read(`${drafts}/${await idOfDraft()}`);
          const [{ audioUrl = "", things = [] }] = draftData.audioStops;
          return { audioUrl, imageUrl: things[0]?.url ?? "" };
        },
        draftPath: async () => `/create?draft=${await idOfDraft()}`,
      });
    } finally {
      // Else the server waits for it.
      released.resolve();
    }
  });
  await Deno.remove(settings.DATA_DIR, { recursive: true });
}

/** Waits until something holds on the server. */
async function becomes({ page }: Author, holds: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 20_000;
  while (!await holds()) {
    if (Date.now() > until) throw new Error(`It never came true: ${holds}`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

const addRecording = ({ stop }: Author) =>
  stop(1).getByLabel("Recording of stop 1").setInputFiles({
    name: "wheel.mp3",
    mimeType: "audio/mpeg",
    buffer: Buffer.from(mediaFile("tone.mp3")),
  });

const addPicture = ({ stop }: Author) =>
  stop(1).getByLabel("Picture of stop 1").setInputFiles({
    name: "gate.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from(mediaFile("gate.jpg")),
  });

/** Waits until this device has so many files: what it does not have yet is lost with the page. */
const areStored = (it: Author, count: number) =>
  becomes(it, () =>
    it.page.evaluate(async ([name, count]) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      // To open one that is not there would make an empty one.
      if (!(await indexedDB.databases()).some((database) => database.name === name)) return false;
      const database = await settled(indexedDB.open(name as string));
      const records = await settled(database.transaction("uploads").objectStore("uploads").count());
      database.close();
      return records === count;
    }, [WAITING_DATABASE, count] as const));

async function arrived({ stop }: Author): Promise<void> {
  for (const label of ["Recording", "Picture"]) {
    await stop(1).getByRole("group", { name: new RegExp(`^${label}: `) }).getByRole("link")
      .waitFor();
  }
}

Deno.test("a recording that was added just before the page was left is in the draft, with a photograph on its way", async () => {
  await slowly(async ({ it, release, savedStop, draftPath }) => {
    const path = await draftPath();
    await addPicture(it);
    await becomes(it, async () => (await savedStop()).imageUrl.startsWith("upload:"));
    await addRecording(it);
    const recording = it.stop(1).getByRole("group", { name: "Recording: wheel.mp3" });
    await recording.waitFor();
    await areStored(it, 2);
    // The draft does not name the recording yet.
    await it.open(path);
    const restore = it.page.getByRole("button", { name: "Restore" });
    await it.row(1).or(restore).first().waitFor();
    // Where the form had taken the file in when it was left, this device has a copy of it.
    if (await restore.isVisible()) await restore.click();
    await it.openStop(1);
    await recording.waitFor();
    release();
    await arrived(it);
    await becomes(it, async () => {
      const { audioUrl, imageUrl } = await savedStop();
      return audioUrl.startsWith("/media/") && imageUrl.startsWith("/media/");
    });
  });
});

Deno.test("a file that was removed from a saved stop does not come back to it", async () => {
  await slowly(async ({ it, release, savedStop, draftPath }) => {
    const { stop, openStop } = it;
    release();
    await addRecording(it);
    await addPicture(it);
    await arrived(it);
    await becomes(it, async () => (await savedStop()).imageUrl.startsWith("/media/"));
    await stop(1).getByRole("button", { name: "Remove wheel.mp3" }).click();
    await becomes(it, async () => (await savedStop()).audioUrl === "");
    await it.open(await draftPath());
    await openStop(1);
    await stop(1).getByRole("group", { name: /^Picture: / }).waitFor();
    assert.equal(await stop(1).getByLabel("Audio URL").inputValue(), "");
  });
});
