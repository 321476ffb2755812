/** What the program answers is what the description says: statuses, types and bodies. */
import assert from "node:assert/strict";
import type { Call } from "../../../routes/call.ts";
import { GROUPS } from "../../../routes/table/groups.ts";
import { ConflictAnswer } from "../../../routes/developers/answers/problems.ts";
import { refusalsOf } from "../../../routes/developers/refusals.ts";
import { saveIdentity, setRole } from "../../../lib/store/accounts/users.ts";
import { mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";
import { identityOf } from "../../support/data/full_account.ts";
import { shareWith } from "../../support/people/share_with.ts";
import { withAuthor } from "../../support/people/author.ts";

const CALLS = GROUPS.flatMap(({ calls }) => calls);

/** The call that an address is of: one without parts that vary comes first. */
function callOf(method: string, address: string): Call {
  const [path] = address.split("?");
  const fits = CALLS.filter((call) =>
    call.method === method &&
    new RegExp(`^${call.path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`).test(path)
  );
  const call = fits.find((one) => !one.path.includes(":")) ?? fits[0];
  assert.ok(call, `${method} ${address} is described`);
  return call;
}

/** Fails unless an answer with this body is described. */
function checkAnswer(call: Call, { status, headers }: Response, text: string): void {
  const at = `${call.method} ${call.path} ${status}`;
  const answer = call.answers[status];
  const type = headers.get("content-type");
  if (!answer) {
    assert.ok(refusalsOf(call).some(([one]) => one === status), `${at}: ${text}`);
    assert.equal(type, "application/problem+json", at);
    ConflictAnswer.parse(JSON.parse(text));
    return;
  }
  const names = Object.keys(answer.headers ?? {}).filter((name) => name !== "link");
  for (const name of names) assert.ok(headers.has(name), `${at} has ${name}`);
  if (!answer.schema && !answer.type) return assert.equal(text, "", at);
  const types = (answer.type ?? "application/json").split(", ");
  assert.ok(types.some((one) => type?.startsWith(one)), `${at}: ${type}`);
  if (!answer.schema) return;
  const parsed = answer.schema.safeParse(JSON.parse(text));
  assert.ok(parsed.success, `${at}: ${parsed.error}\n${text}`);
}

Deno.test("what an author and an administrator are answered is described, field by field", async () => {
  const folder = await Deno.makeTempDir();
  {
    await using it = await withAuthor({
      settings: { DATA_DIR: folder, ADMIN_PASSWORD: "a password of enough letters" },
    });
    const met = new Set<string>();
    const send = async (method: string, path: string, body?: unknown, headers = {}) => {
      const isRaw = body instanceof Uint8Array;
      const response = await it.client.request(path, {
        method,
        headers: { ...body && !isRaw ? { "content-type": "application/json" } : {}, ...headers },
        body: body === undefined
          ? undefined
          : isRaw
          ? new Blob([body as Uint8Array<ArrayBuffer>])
          : JSON.stringify(body),
      });
      const text = await response.text();
      const call = callOf(method, path);
      checkAnswer(call, response, text);
      met.add(`${method} ${call.path}`);
      const isJson = response.headers.get("content-type")?.includes("json");
      return {
        status: response.status,
        headers: response.headers,
        body: isJson && JSON.parse(text),
      };
    };
    const me = (await send("GET", "/api/auth/user")).body;

    const record = { creators: ["Mae Lewis"], dateRecorded: "1931~", rights: "CC BY 4.0" };
    const form = makeTour({
      language: "en",
      accessNote: "Steps",
      creatorName: "Mae",
      record: { ...record, rights: "https://creativecommons.org/licenses/by/4.0/" },
      routeLine: [{ latitude: 1, longitude: 1 }, { latitude: 1, longitude: 2 }],
      oldMaps: [{
        title: "Town plan",
        scanUrl: "https://example.org/scan.jpg",
        imageUrl: "https://example.org/placed.webp",
        edges: { south: 1, west: 1, north: 2, east: 2 },
        transformation: "polynomial",
        points: [1, 2, 3, 4].map((n) => ({ x: n, y: n * n, latitude: 1, longitude: n })),
      }],
      audioStops: [makeStop({ id: "spoken", transcript: makeTranscript() }), makeStop()],
    });
    const { id } = (await send("POST", "/api/tours", form)).body;
    const at = `/api/tours/${id}`;
    await send("PUT", at, { ...form, title: "The mill", revision: 1 });
    const late = { ...form, title: "The old mill", revision: 1 };
    assert.equal((await send("PUT", at, late)).status, 409);
    assert.equal((await send("PUT", at, { ...form, revision: 1 })).status, 200);
    assert.equal((await send("PUT", at, { title: "" })).status, 400);
    await send("POST", "/api/tours", "no archive", { "content-type": "text/plain" });
    const { code } = (await send("GET", at)).body;
    await send("GET", `/api/codes/${code}`);
    assert.equal((await send("GET", "/api/codes/000")).status, 404);
    await send("GET", `${at}/export?format=geojson`);
    await send("GET", `${at}/citation?format=ris`);
    await send("GET", `${at}/stops/spoken/transcript`);
    await send("GET", `${at}/stops/spoken/transcript.vtt?revision=2`);
    await send("GET", "/api/tours?limit=1");
    await send("GET", "/api/tours/user");
    await send("GET", `/api/tours/nearby?lat=${form.latitude}&lng=${form.longitude}`);
    await send("GET", "/api/tours/nearby?lat=x");
    await send("GET", "/api/tours/map?south=-90&west=-180&north=90&east=180&zoom=1");
    await send("GET", "/api/tours/extent");
    const words = [{ key: ":title", text: "Die Mühle", was: "" }];
    await send("PATCH", `${at}/languages/de`, { words });
    const others = [{ key: ":title", text: "Eine Mühle", was: "" }];
    assert.equal((await send("PATCH", `${at}/languages/de`, { words: others })).status, 409);
    await send("GET", `${at}/languages/de`);
    await send("GET", `${at}/languages/de/file?format=csv`);
    assert.equal((await send("GET", `${at}/languages/de/file?format=pdf`)).status, 400);
    await send("PUT", `${at}/languages/de/shown`);
    await send("GET", `${at}/languages`);
    await send("DELETE", `${at}/languages/de/shown`);
    await send("DELETE", `${at}/languages/de`);
    await send("PATCH", `${at}/visibility`, { visibility: "unlisted" });
    await send("PATCH", `${at}/visibility`, { visibility: "public" });
    await send("GET", `/tour/${id}/manifest.json`);
    await send("GET", "/iiif/collection.json");
    await send("GET", `${at}/revisions?limit=1`);
    await send("GET", `${at}/revisions/1`);
    await send("POST", `${at}/revisions/1/restore`);
    await send("POST", `${at}/duplicate`);
    const other = (await saveIdentity(it.kv, identityOf(1), new Date())).id;
    await shareWith(it.kv, id, { editor: other });
    const remark = (await send("POST", `${at}/comments`, { text: "Two wheels.", stopId: "spoken" }))
      .body;
    await send("POST", `${at}/comments`, { text: "Three.", parent: remark.id });
    await send("PATCH", `${at}/comments/${remark.id}`, { text: "Four.", isResolved: true });
    await send("GET", `${at}/comments`);
    await send("DELETE", `${at}/comments/${remark.id}`);
    await send("GET", `${at}/comments?stopId=spoken`);
    await send("PUT", `${at}/approval`, { revision: 1 });
    await send("DELETE", `${at}/approval`);
    await send("PUT", `${at}/presence`, { stopId: "spoken" });
    await send("GET", `${at}/people`);
    await send("PUT", `${at}/people/${other}`, { role: "reviewer" });
    await send("DELETE", `${at}/people/${other}`);
    await send("DELETE", `${at}/people`);
    await send("POST", `${at}/invitations`, { role: "reviewer" });
    const asked = { role: "editor", email: "vera@example.org" };
    const { invitation } = (await send("POST", `${at}/invitations`, asked)).body;
    await send("GET", `${at}/invitations`);
    const answer = { tourId: id, invitationId: invitation.id };
    await send("POST", "/api/invitations/accept", answer);
    await send("POST", "/api/invitations/decline", answer);
    await send("DELETE", `${at}/invitations/${invitation.id}`);
    const inAYear = new Date(Date.now() + 300 * 24 * 3600 * 1000).toISOString();
    const settings = {
      title: "7b",
      endsAt: inAYear,
      mayPropose: true,
      mayHearOthers: true,
      showNicknames: false,
    };
    const opened = (await send("POST", `${at}/classes`, settings)).body;
    const ofClass = `${at}/classes/${opened.id}`;
    await send("GET", `${at}/classes`);
    await send("PUT", ofClass, { ...settings, mayHearOthers: false, revision: 1 });
    assert.equal((await send("PUT", ofClass, { ...settings, revision: 9 })).status, 409);
    const renewed = (await send("POST", `${ofClass}/code`)).body;
    assert.equal((await send("GET", "/api/class")).status, 401);
    await send("POST", "/api/class/join", { code: renewed.code, nickname: "Ada" });
    const { me: { id: memberId } } = (await send("GET", "/api/class")).body;
    const storyId = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
    const story = { title: "The weir", description: "It was here." };
    await send("POST", "/api/class/submissions", { id: storyId, stop: story });
    const ofPupil = `/api/class/submissions/${storyId}`;
    await send("PUT", ofPupil, { revision: 1, stop: { ...story, place: "anywhere" } });
    assert.equal((await send("PUT", ofPupil, { revision: 1, stop: story })).status, 409);
    await send("POST", `${ofPupil}/hand-in`, { revision: 2 });
    await send("POST", `${ofPupil}/take-back`, { revision: 3 });
    await send("POST", `${ofPupil}/hand-in`, { revision: 4 });
    await send("GET", ofPupil);
    const ofTeacher = `${ofClass}/submissions/${storyId}`;
    await send("GET", ofTeacher);
    await send("POST", `${ofTeacher}/return`, { revision: 5, comment: "When?" });
    assert.equal((await send("POST", `${ofTeacher}/take`, { revision: 6 })).status, 409);
    await send("POST", `${ofPupil}/hand-in`, { revision: 6 });
    const sound = { audioUrl: "https://sounds.example/a.mp3", audioDuration: "1:00" };
    const finished = { ...story, ...sound };
    await send("POST", `${ofTeacher}/take`, { revision: 7, stop: finished });
    await send("PUT", `${ofTeacher}/members`, { memberIds: [] });
    await send("DELETE", ofTeacher);
    await send("POST", `${ofClass}/submissions`, { title: "The ford", memberIds: [memberId] });
    await send("POST", `${ofClass}/members/${memberId}/code`);
    await send("DELETE", `${ofClass}/members/${memberId}`);
    await send("POST", "/api/class/leave");
    await send("POST", `${ofClass}/end`);
    await send("POST", `${ofClass}/reopen`);
    await send("GET", ofClass);
    await send("GET", `${at}/transfer`);
    await send("POST", `${at}/transfer`, { email: "vera@example.org" });
    await send("GET", `${at}/transfer`);
    await send("DELETE", `${at}/transfer`);
    await send("POST", "/api/transfers/accept", { tourId: id });

    const progress = (await send("POST", `${at}/start`)).body;
    await send("PATCH", `/api/progress/${progress.id}`, { currentStopIndex: 1 });
    await send("GET", `${at}/progress`);
    await send("GET", "/api/user/progress");
    await send("POST", `${at}/listens`, { stopId: "spoken", way: "walk", left: 16 });
    await send("GET", `${at}/listens`);

    const draft = (await send("POST", "/api/drafts", { draftData: { title: "x" }, tourId: id }))
      .body;
    const draftAt = `/api/drafts/${draft.id}`;
    await send("POST", "/api/drafts", { draftData: {}, tourId: id });
    await send("PUT", draftAt, { draftData: {}, revision: 1 });
    assert.equal((await send("PUT", draftAt, { draftData: {}, revision: 1 })).status, 409);
    await send("GET", draftAt);
    await send("GET", "/api/drafts");
    await send("POST", `${draftAt}/link`);
    await send("GET", `${draftAt}/link`);
    await send("DELETE", `${draftAt}/link`);
    await send("DELETE", draftAt);
    await send("POST", `${draftAt}/restore`);

    const bytes = await mediaFile("tone.mp3");
    const tus = { "tus-resumable": "1.0.0" };
    await send("GET", "/api/uploads");
    const begun = await send("POST", "/api/uploads", undefined, {
      ...tus,
      "upload-length": String(bytes.length),
    });
    const upload = begun.headers.get("location")!;
    const octets = { ...tus, "content-type": "application/offset+octet-stream" };
    await send("PATCH", upload, bytes.slice(0, 100), { ...octets, "upload-offset": "0" });
    await send("HEAD", upload, undefined, tus);
    await send("GET", upload);
    await send("PATCH", upload, bytes.slice(100), { ...octets, "upload-offset": "100" });
    const { media } = (await send("GET", upload)).body;
    await send("GET", media.url);
    await send("GET", media.url, undefined, { range: "bytes=0-9" });
    await send("GET", "/api/account/originals");
    await send("GET", "/api/account/files");
    await send("DELETE", "/api/account/files", { hashes: [media.hash] });
    await send("GET", "/api/account/data");
    await send("GET", "/api/location?q=51.7548,-1.2544");
    await send("GET", "/api/location/words?lat=1&lng=1");
    await send("GET", "/api/location/suggest?q=filled.count.so");

    await send("DELETE", at);
    await send("GET", "/api/trash");
    await send("POST", `/api/trash/${id}/restore`);
    await send("GET", "/api/admin/status");
    await send("GET", "/api/admin/users");
    await setRole(it.kv, me.id, "admin", { actor: me.id, now: new Date() });
    await it.client.login("author");
    await send("DELETE", at);
    await send("GET", "/api/admin/statistics");
    await send("GET", "/api/admin/site");
    await send("PUT", "/api/admin/site", { revision: 0, settings: { name: "Mill Museum" } });
    await send("PUT", "/api/admin/site", { revision: 0, settings: {} });
    await send("GET", "/api/admin/site");
    await send("POST", "/api/admin/first-run", { sample: false });
    for (const list of ["audit", "tours", "users", "deleted"]) {
      const { body } = await send("GET", `/api/admin/${list}`);
      assert.ok(body.length > 0, list);
    }
    await send("PUT", `/api/admin/users/${me.id}/quota`, { megabytes: 700 });
    const addresses = ["vera@example.org", "@school.example", "x", me.email];
    await send("POST", "/api/admin/invitations", { addresses });
    await send("POST", "/api/admin/invitations/links", { days: 7, uses: 3 });
    const [newest] = (await send("GET", "/api/admin/invitations?limit=2")).body;
    await send("DELETE", `/api/admin/invitations/${newest.id}`);
    await send("GET", `/api/admin/tours/export?ids=${id}`);
    await send("POST", "/api/admin/tours/acts", { act: "restore", ids: [id, me.id] });
    await send("POST", "/api/admin/users/acts", { act: "unblock", ids: [me.id, id] });
    await send("POST", `/api/admin/users/${me.id}/block`, { reason: "x", hidesTours: false });
    await send("GET", "/api/auth/session");
    await send("GET", "/api/openapi.json");
    await send("GET", "/healthz");
    await send("GET", "/readyz");
    await send("POST", "/api/auth/logout");
    await send("GET", "/api/auth/user");
    console.log(`${met.size} of ${CALLS.length} calls were answered as described.`);
  }
  await Deno.remove(folder, { recursive: true });
});
