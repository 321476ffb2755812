/** The signed documents of releases: who may read them, and when they go. */
import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import { createBackup } from "../../../lib/backup/create_backup.ts";
import { restoreBackup } from "../../../lib/backup/restore_backup.ts";
import { cleanUp } from "../../../lib/media/clean_up.ts";
import { createDiskStore } from "../../../lib/media/disk_store.ts";
import { storedFilesIn } from "../../../lib/media/stored_files.ts";
import { MAX_DOCUMENT_BYTES } from "../../../lib/model/consent/document.ts";
import { checkStore } from "../../../lib/store/check/check_store.ts";
import { openStore } from "../../../lib/store/open.ts";
import { getMediaUsage } from "../../../lib/store/media/media_usage.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makePdf, releaseDocument, sendDocument } from "../../support/people/documents.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";

const PDF = makePdf("Signed by Ada Bell");
const HOUR = 3600_000;

/** A public archive of the owner, and the address of the document of its one release. */
async function withRelease({ settings = {}, kv }: { settings?: object; kv?: Deno.Kv } = {}) {
  const folder = await Deno.makeTempDir({ prefix: "documents-test-" });
  const test = await testApp({ settings: { DATA_DIR: folder, ...settings }, ...kv && { kv } });
  const store = kv ?? test.kv;
  const { clients, ids } = await signInPeople({ ...test, kv: store });
  const audioStops = [makeStop({ audioUrl: "https://sounds.example/neighbour.mp3" })];
  const { id } = await createTour(store, makeTour({ audioStops }), { userId: ids.owner });
  const path = await releaseDocument(clients.owner, id);
  const objects = createDiskStore(folder);
  return {
    ...test,
    kv: store,
    clients,
    ids,
    id,
    path,
    release: path.slice(0, path.lastIndexOf("/")),
    objects,
    send: (body = PDF, name?: string, query?: string) =>
      sendDocument(clients.owner, path, body, name, query),
    /** The names of all files of documents. */
    stored: () => Array.fromAsync(objects.list("documents")),
    status: async (who: keyof typeof clients) => {
      const answer = await clients[who].request(path);
      await answer.body?.cancel();
      return answer.status;
    },
    used: async (userId = ids.owner) => (await getMediaUsage(store, userId)).bytes,
    async findings() {
      return (await checkStore(store, storedFilesIn(objects))).map(({ what }) => what);
    },
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

Deno.test("the owner and administrators read a document as it was sent; for all others there is none, and nothing stores it", async () => {
  await using it = await withRelease();
  const sent = await it.send(PDF, "Ada’s (release).pdf");
  assert.equal(sent.status, 200);
  const { document, revision } = await sent.json();
  assert.deepEqual([document.bytes, document.extension, revision], [PDF.length, "pdf", 2]);
  for (const who of ["owner", "admin"] as const) {
    const answer = await it.clients[who].request(it.path);
    assert.deepEqual(await answer.bytes(), PDF, who);
    assert.equal(answer.headers.get("content-type"), "application/pdf");
    assert.equal(answer.headers.get("cache-control"), "private, no-store");
    assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
    assert.equal(
      answer.headers.get("content-disposition"),
      "attachment; filename*=UTF-8''Ada%E2%80%99s%20%28release%29.pdf",
    );
  }
  for (const who of ["other", "anonymous"] as const) assert.equal(await it.status(who), 404, who);
  const byHash = await it.clients.owner.request(`/media/${document.hash}.pdf`);
  assert.equal(byHash.status, 404, "never where files of archives are");
  for (const path of [`/tour/${it.id}`, `/api/tours/${it.id}`, `/api/tours/${it.id}/export`]) {
    const text = await (await it.clients.owner.request(path)).text();
    assert.ok(!text.includes(document.id) && !text.includes("Ada"), path);
  }
});

Deno.test("a file is a document by its bytes alone, whole, of at most 10 MB, and within the quota", async () => {
  await using it = await withRelease({ settings: { USER_QUOTA_MB: "1" } });
  const text = new TextEncoder();
  const statusOf = async (body: Uint8Array<ArrayBuffer>) => {
    const answer = await it.send(body);
    assert.ok(answer.ok || (await answer.clone().json()).detail.length > 20);
    return answer.status;
  };
  const jpeg = mediaFile("gate.jpg");
  assert.equal(await statusOf(text.encode("<script>")), 415);
  assert.equal(await statusOf(mediaFile("tone.mp3")), 415);
  assert.equal(await statusOf(new Uint8Array()), 400, "empty");
  assert.equal(await statusOf(PDF.slice(0, -8)), 400, "a PDF without its end");
  assert.equal(await statusOf(jpeg.slice(0, -100)), 400, "a JPEG without its end");
  assert.equal(await statusOf(new Uint8Array(MAX_DOCUMENT_BYTES + 1)), 413);
  const large = new Uint8Array(1_000_001);
  large.set(PDF, large.length - PDF.length);
  large.set(PDF);
  assert.equal(await statusOf(large), 413, "beyond the quota");
  const short = await it.clients.owner.request(`${it.path}?name=a.pdf`, {
    method: "PUT",
    headers: { "content-length": "500" },
    body: PDF,
  });
  assert.equal(short.status, 400, "less than was announced");
  assert.deepEqual([await it.stored(), await it.used()], [[], 0], "nothing of it is left");
  assert.equal(await statusOf(jpeg), 200);
  assert.equal(await statusOf(Uint8Array.from([...mediaFile("gate.png"), 0, 0])), 200);
  assert.deepEqual([(await it.stored()).length, await it.findings()], [1, []]);
});

Deno.test("a document goes with another in its place, when it is removed, and with its release", async () => {
  await using it = await withRelease();
  await it.send();
  const other = makePdf("Signed once more");
  await it.send(other);
  assert.deepEqual([(await it.stored()).length, await it.used()], [1, other.length]);
  const stale = await it.send(PDF, "late.pdf", "&revision=2");
  assert.equal(stale.status, 409);
  assert.equal((await stale.json()).current.revision, 3);
  const remove = (path: string) => it.clients.owner.request(path, { method: "DELETE" });
  assert.equal((await remove(`${it.path}?revision=2`)).status, 409);
  assert.equal((await remove(`${it.path}?revision=3`)).status, 200);
  assert.deepEqual([await it.status("owner"), await it.stored()], [404, []]);
  assert.equal((await remove(it.path)).status, 404);
  await it.send();
  assert.equal((await remove(it.release)).status, 204);
  assert.deepEqual([await it.stored(), await it.used(), await it.findings()], [[], 0, []]);
});

Deno.test("a document goes with its archive for good, and with the account", async () => {
  await using it = await withRelease();
  await it.send();
  await it.clients.owner.request(`/api/tours/${it.id}`, { method: "DELETE" });
  assert.deepEqual(
    [(await it.stored()).length, await it.status("admin")],
    [1, 404],
    "in the trash",
  );
  await it.clients.owner.request(`/api/trash/${it.id}/restore`, { method: "POST" });
  assert.equal(await it.status("owner"), 200, "and back");
  await it.clients.owner.request(`/api/tours/${it.id}`, { method: "DELETE" });
  await it.clients.owner.request(`/api/trash/${it.id}`, { method: "DELETE" });
  assert.deepEqual([await it.stored(), await it.used()], [[], 0]);

  await using other = await withRelease();
  await other.send();
  const { email } = await (await other.clients.owner.request("/api/auth/user")).json();
  const removal = { email, otherwise: { fate: "delete" }, keepsName: true };
  assert.equal((await other.clients.owner.json("DELETE", "/api/account", removal)).status, 204);
  assert.deepEqual([await other.stored(), await other.findings()], [[], []]);
});

Deno.test("a document goes with its archive to a new owner: the former one reads it no more, and has its room back", async () => {
  await using it = await withRelease();
  await it.send();
  const { email } = await (await it.clients.other.request("/api/auth/user")).json();
  await it.clients.admin.json("PUT", `/api/tours/${it.id}/owner`, { email });
  assert.deepEqual([await it.status("owner"), await it.status("other")], [404, 200]);
  assert.deepEqual([await it.used(), await it.used(it.ids.other)], [0, PDF.length]);
  assert.deepEqual(await it.findings(), []);
});

Deno.test("a copy of an archive has its releases without their documents", async () => {
  await using it = await withRelease();
  await it.send();
  const copied = await it.clients.admin.request(`/api/tours/${it.id}/duplicate`, {
    method: "POST",
  });
  const { id } = await copied.json();
  const [release] = await (await it.clients.admin.request(`/api/tours/${id}/releases`)).json();
  assert.deepEqual([release.person, release.document], ["Ada Bell", undefined]);
  assert.deepEqual(await it.findings(), []);
});

Deno.test("bytes that were stored when the process ended go within a day or so", async () => {
  await using it = await withRelease();
  const removal = { after: new Date(Date.now() + 24 * HOUR).toISOString() };
  const id = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
  await it.kv.set(["document_removals", id], removal);
  await it.objects.put(`documents/${id}`, ReadableStream.from([PDF]), PDF.length);
  const parts = { kv: it.kv, objects: it.objects, say: () => {} };
  await cleanUp({ ...parts, now: new Date() });
  assert.equal((await it.stored()).length, 1);
  assert.deepEqual(await it.findings(), []);
  await cleanUp({ ...parts, now: new Date(Date.now() + 25 * HOUR) });
  assert.deepEqual(await it.stored(), []);
});

Deno.test("check-data finds a document that is gone or changed, and one that no release has", async () => {
  await using it = await withRelease();
  await it.send();
  const [name] = await it.stored();
  const damaged = PDF.with(9, 0);
  await it.objects.put(name, ReadableStream.from([damaged]), damaged.length);
  assert.match((await it.findings()).join(), /the document of this release has other bytes/);
  await it.objects.remove(name);
  assert.match((await it.findings()).join(), /the document of this release is gone/);
  await it.objects.put("documents/lost", ReadableStream.from([PDF]), PDF.length);
  assert.match((await it.findings()).join(), /a document that no release has/);
});

Deno.test("documents come back from a backup, and are in the download of the owner's data", async () => {
  const root = await Deno.makeTempDir({ prefix: "documents-backup-" });
  const store = { path: `${root}/data/tours.sqlite` };
  await Deno.mkdir(`${root}/data`);
  const { kv, close } = await openStore(store);
  await using it = await withRelease({ kv, settings: { DATA_DIR: `${root}/data` } });
  assert.equal((await it.send()).status, 200);
  const data = await it.clients.owner.request("/api/account/data");
  const files = Object.entries(unzipSync(await data.bytes()));
  const [, content] = files.find(([name]) => / documents\/\w+\.pdf$/.test(name))!;
  assert.deepEqual(content, PDF);
  close();
  const objects = createDiskStore(`${root}/data`);
  const backup = await createBackup({ store, objects }, `${root}/backups`, new Date());
  assert.deepEqual([backup.files, backup.lost], [1, []]);
  const target = createDiskStore(`${root}/restored`);
  await Deno.mkdir(`${root}/restored`);
  const restored = { store: { path: `${root}/restored/tours.sqlite` }, objects: target };
  await restoreBackup(restored, backup.path, { replace: false, now: new Date() });
  const [name] = await Array.fromAsync(target.list("documents"));
  assert.deepEqual(await new Response(await target.read(name)).bytes(), PDF);
  await Deno.remove(root, { recursive: true });
});
