/** Kills the program again and again while people save archives and drafts, and send files. */
import { createDiskStore } from "../../../lib/media/disk_store.ts";
import { storedFilesIn } from "../../../lib/media/stored_files.ts";
import { checkStore, mendStore } from "../../../lib/store/check/check_store.ts";
import type { Finding } from "../../../lib/store/check/finding.ts";
import { openStore } from "../../../lib/store/open.ts";
import type { Client } from "../people/client.ts";
import { type Random, randomOf } from "../fuzz/random.ts";
import { different, mediaFile } from "../data/media_files.ts";
import { makeTour } from "../data/tours.ts";
import { Uploader } from "../people/uploads.ts";
import { AcknowledgedWrites } from "./acknowledged.ts";
import { type KilledServer, startToKill } from "./killed_server.ts";

/** Who write at once. Together they stay below the limits of one account. */
const WRITERS = 6;

/** How long they write before the kill, in milliseconds. */
const WRITING_MS = { least: 50, most: 600 };

/**
 * What was acknowledged in all rounds, what was wrong after any, and how many pieces of files the
 * kills left, which mending has removed.
 */
type KillReport = { acknowledged: number; wrong: string[]; leftovers: number };

/** Runs so many rounds on one data folder; `seed` chooses the times of the kills. */
export async function killRounds(
  rounds: number,
  seed: number,
  onRound: (round: number, report: KillReport) => void = () => {},
): Promise<KillReport> {
  const folder = await Deno.makeTempDir({ prefix: "kills-" });
  const random = randomOf(seed);
  const writes = new AcknowledgedWrites();
  const report: KillReport = { acknowledged: 0, wrong: [], leftovers: 0 };
  let server: KilledServer | undefined;
  try {
    let userId = "";
    for (let round = 1; round <= rounds; round++) {
      server = await startToKill(folder, server?.client);
      const user = await server.client.request("/api/auth/user");
      userId = (await user.json()).id;
      await writeUntilKilled(server, writes, random, round);
      await lookAt(folder, userId, writes, report);
      report.acknowledged = writes.count;
      onRound(round, report);
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
  return report;
}

async function writeUntilKilled(
  server: KilledServer,
  writes: AcknowledgedWrites,
  random: Random,
  round: number,
): Promise<void> {
  let killed = false;
  const began = Promise.withResolvers<void>();
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let n = 0; !killed; n++) {
      const what = round * 1_000_000 + writer * 10_000 + n;
      try {
        if (writer === 0) await sendFile(server, writes, what);
        else await writeOne(server, writes, writer % 2 ? "tours" : "drafts", what);
      } catch (error) {
        // A connection ends with the kill; before it, none may.
        if (!killed) throw error;
      }
      began.resolve();
    }
  });
  await began.promise;
  const { least, most } = WRITING_MS;
  await new Promise((goOn) => setTimeout(goOn, least + random.below(most - least)));
  killed = true;
  await server.kill();
  await Promise.all(writers);
}

/** Makes a thing, saves it again, and deletes every third. */
async function writeOne(
  { client }: KilledServer,
  writes: AcknowledgedWrites,
  kind: "tours" | "drafts",
  what: number,
): Promise<void> {
  const formOf = (text: string) => {
    const tour = makeTour({ description: text });
    return kind === "tours" ? tour : { title: tour.title, draftData: tour };
  };
  const made = await client.json("POST", `/api/${kind}`, formOf(`${what} first`));
  const { id } = await made.json();
  // Kills have left the most drafts that one may have.
  if (made.status === 413) return await deleteDrafts(client, writes);
  if (made.status !== 201) throw new Error(`${made.status} for a new one of ${kind}`);
  const path = `/api/${kind}/${id}`;
  writes.note(path, `${what} first`);
  writes.sending(path, `${what} second`);
  const saved = await client.json("PUT", path, formOf(`${what} second`));
  await saved.body?.cancel();
  if (saved.ok) writes.note(path, `${what} second`);
  if (kind === "tours" && what % 3 > 0) return;
  writes.sending(path, null);
  const deleted = await client.request(path, { method: "DELETE" });
  if (deleted.ok) writes.note(path, null);
}

async function deleteDrafts(client: Client, writes: AcknowledgedWrites): Promise<void> {
  const drafts: { id: string }[] = await (await client.request("/api/drafts")).json();
  for (const { id } of drafts) {
    const path = `/api/drafts/${id}`;
    writes.sending(path, null);
    const deleted = await client.request(path, { method: "DELETE" });
    if (deleted.ok) writes.note(path, null);
  }
}

async function sendFile({ client }: KilledServer, writes: AcknowledgedWrites, what: number) {
  const uploader = new Uploader(client);
  const sent = await uploader.send(different(mediaFile("tone.mp3"), what));
  const answer = await sent.json();
  if (sent.status === 200) writes.noteFile(answer.media.url);
}

/** Opens the data as the next start does, looks at all of it, and mends what a host could. */
async function lookAt(
  folder: string,
  userId: string,
  writes: AcknowledgedWrites,
  report: KillReport,
): Promise<void> {
  const { kv, close } = await openStore({ path: `${folder}/tours.sqlite` });
  const describe = ({ key, what }: Finding) => `${JSON.stringify(key)}: ${what}`;
  try {
    report.wrong.push(...await writes.missing(kv, userId, folder));
    const files = storedFilesIn(createDiskStore(folder));
    const found = await checkStore(kv, files);
    report.wrong.push(...found.filter(({ level }) => level === "wrong").map(describe));
    const mendable = found.filter(({ mend }) => mend).length;
    if (mendable === 0) return;
    report.leftovers += mendable;
    const { left } = await mendStore(kv, files);
    const unmended = left.filter(({ mend, level }) => mend || level === "wrong");
    report.wrong.push(...unmended.map((finding) => `not mended: ${describe(finding)}`));
  } finally {
    close();
  }
}
