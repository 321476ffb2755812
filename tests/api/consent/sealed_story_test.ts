/**
 * A story is withdrawn whose words, names, recording and picture have spread as far as they can:
 * copies, drafts, links, a class, a transfer, the same bytes once more. Then everybody asks every
 * address, six seconds later and after a restart.
 */
import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import { DEMO_ACCOUNTS } from "../../../lib/auth/demo/accounts.ts";
import { ROUTES } from "../../../routes/table/routes.ts";
import { identityOf } from "../../support/data/full_account.ts";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";
import { ask, handIn, openClass } from "../../support/people/classes.ts";
import { Client } from "../../support/people/client.ts";
import { signInPeople } from "../../support/people/people.ts";
import { beginSession } from "../../support/people/sessions.ts";
import { shareWith } from "../../support/people/share_with.ts";
import { Uploader, withUploads } from "../../support/people/uploads.ts";

const RECORDING = mediaFile("tone.mp3");
const RECORDING_URL = `/media/${hashOf(RECORDING)}.mp3`;
const PICTURE = mediaFile("gate.jpg");
const PICTURE_URL = `/media/${hashOf(PICTURE)}.jpg`;

/** Words that nothing but the story has. */
const WORDS = ["Quillbrook", "Marrowfen", "Thistlewick", "Ostrander", "Penhallow"];
const [TITLE, TEXT, SPOKEN, CREATOR, PERSON] = WORDS;

/** What must not be in any answer: the words, and the addresses of the files. */
const MARKERS = [...WORDS, hashOf(RECORDING), hashOf(PICTURE)];

const STORY = {
  id: "sealed",
  title: `At the ${TITLE}`,
  description: `A story of ${TEXT}.`,
  audioUrl: RECORDING_URL,
  imageUrl: PICTURE_URL,
  transcript: {
    ...makeTranscript(),
    cues: [{ start: 0, end: 900, text: `We were at ${SPOKEN} then.` }],
  },
  record: { creators: [`Ada ${CREATOR}`] },
};

const archiveOf = (title: string) =>
  makeTour({ title, audioStops: [makeStop({ id: "open" }), makeStop(STORY)] });

/** Everybody who has had the story, and all that they have made of it. */
async function withSpreadStory() {
  const clock = { ahead: 0, elapsed: 0 };
  const it = await withUploads({
    now: () => new Date(Date.now() + clock.ahead),
    elapsed: () => clock.elapsed,
  });
  const { clients: { owner, admin, editor, reviewer, other: left, anonymous }, ids } =
    await signInPeople(it);
  const stranger = new Client(it.app);
  stranger.cookies = [{ ...(await beginSession(it.kv, identityOf(902))).cookie, path: "/" }];
  await new Uploader(owner).send(RECORDING);
  await new Uploader(owner).send(PICTURE, { name: "gate.jpg" });
  const make = async (who: Client, title: string) =>
    (await ask<{ id: string }>(who, "POST", "/api/tours", {
      body: archiveOf(title),
      status: 201,
    })).id;
  const id = await make(owner, "The mill");
  const handedOver = await make(owner, "The mill, for the town");
  const given = { email: DEMO_ACCOUNTS.visitor.email };
  await ask(admin, "PUT", `/api/tours/${handedOver}/owner`, { body: given, status: 204 });
  await shareWith(it.kv, id, { editor: ids.editor, reviewer: ids.reviewer });
  await shareWith(it.kv, id, { editor: ids.other });
  const copyOf = async (who: Client) => {
    const copy = await ask<{ id: string }>(who, "POST", `/api/tours/${id}/duplicate`, {
      body: {},
      status: 201,
    });
    const shown = { visibility: "public" };
    await ask(who, "PATCH", `/api/tours/${copy.id}/visibility`, { body: shown });
    return copy.id;
  };
  const linkedDraftOf = async (who: Client, of: object) => {
    const body = { title: "A draft", draftData: archiveOf("A draft"), ...of };
    const draft = await ask<{ id: string }>(who, "POST", "/api/drafts", { body, status: 201 });
    const link = await ask<{ url: string }>(who, "POST", `/api/drafts/${draft.id}/link`, {
      body: {},
      status: 201,
    });
    return { id: draft.id, path: new URL(link.url, "http://localhost").pathname };
  };
  const copies = { editor: await copyOf(editor), left: await copyOf(left) };
  const drafts = [
    await linkedDraftOf(editor, { tourId: id, tourRevision: 1 }),
    await linkedDraftOf(left, { tourId: id, tourRevision: 1 }),
    await linkedDraftOf(left, {}),
  ];
  await ask(owner, "DELETE", `/api/tours/${id}/people/${ids.other}`, { status: 204 });
  const group = await openClass(it.app, owner, id, { mayHearOthers: true });
  const [ada, ben] = [await group.join("Ada"), await group.join("Ben")];
  const { title, description, audioUrl, imageUrl = "" } = STORY;
  const things = [{ id: "picture", url: imageUrl }];
  const told = await group.propose(ben, { title, description, audioUrl, things });
  await handIn(ben, told);
  await new Uploader(stranger).send(RECORDING);
  const again = makeTour({ title: "Mine", audioStops: [makeStop({ audioUrl: RECORDING_URL })] });
  const body = { body: again, status: 201 };
  const reuploaded = (await ask<{ id: string }>(stranger, "POST", "/api/tours", body)).id;
  const terms = { person: `Ada ${PERSON}`, scope: "public" };
  const release = await ask<{ id: string }>(owner, "POST", `/api/tours/${id}/releases`, {
    body: { stopId: "sealed", ...terms },
    status: 201,
  });
  return {
    ...it,
    clock,
    id,
    tours: [id, handedOver, copies.editor, copies.left, reuploaded],
    drafts,
    told,
    classId: group.id,
    clients: { anonymous, stranger, left, reviewer, editor, pupil: ada, owner, admin },
    /** The people who ask; what each has of it as their own, and may go on to see. */
    own: {
      anonymous: [],
      reviewer: [],
      pupil: [],
      stranger: [reuploaded],
      left: [copies.left, handedOver, drafts[1].id, drafts[2].id],
    } as Partial<Record<Person, string[]>>,
    withdraw: () =>
      ask(owner, "PUT", `/api/tours/${id}/releases/${release.id}`, {
        body: { ...terms, isWithdrawn: true },
      }),
    [Symbol.asyncDispose]: () => it[Symbol.asyncDispose](),
  };
}

type Person = "anonymous" | "stranger" | "left" | "reviewer" | "editor" | "pupil";

type World = Awaited<ReturnType<typeof withSpreadStory>>;

/** Each address of the program, filled with all that there is. */
function addressesOf({ tours, drafts, told, classId }: World): string[] {
  const ids = [...tours, ...drafts.map(({ id }) => id)];
  const filled = ROUTES.filter(([method]) => method === "GET").flatMap(([, path]) =>
    (path.includes(":id") ? ids : [""]).map((id) =>
      path.replace(":id", id).replace(":stopId", "sealed").replace(":revision", "1")
        .replace(":classId", classId).replace(":submissionId", told).replace(/:naan/, "99999")
        .replace(/[:*]\w*/g, "none")
    )
  );
  const exports = tours.flatMap((id) =>
    ["json", "geojson", "gpx", "kml", "csv"].map((format) =>
      `/api/tours/${id}/export?format=${format}`
    )
  );
  const searches = WORDS.flatMap((word) => [`/tours?q=${word}`, `/?q=${word}`]);
  const oai = "/oai?verb=ListRecords&metadataPrefix=oai_dc";
  return [...filled, ...exports, ...searches, ...drafts.map(({ path }) => path), oai];
}

/** Zip files are opened below; the others change who asks. */
const NOT_ASKED = /^\/(logout|api\/login|api\/account\/data|api\/admin\/tours\/export)/;

/** The names and texts of a zip file that a person gets. */
async function unzipped(world: World, who: keyof World["clients"], path: string) {
  const answer = await world.clients[who].request(path);
  assert.equal(answer.status, 200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return Object.entries(files).map(([name, bytes]) => `${name}\n${text(bytes)}`);
}

/** The answers with something of the story, each "who address: what". */
async function findMarkers(world: World, app: World["app"]): Promise<string[]> {
  const found: string[] = [];
  for (const [who, own] of Object.entries(world.own) as [Person, string[]][]) {
    const client = new Client(app);
    client.cookies = [...world.clients[who].cookies];
    for (const address of addressesOf(world)) {
      if (own.some((id) => address.includes(id)) || NOT_ASKED.test(address)) continue;
      const answer = await client.request(address);
      const text = new TextDecoder("latin1").decode(await answer.arrayBuffer());
      const markers = MARKERS.filter((marker) => text.includes(marker));
      // The words that were searched for stand in the page.
      const seen = markers.filter((marker) => !address.includes(marker));
      if (seen.length > 0) found.push(`${who} ${address}: ${seen}`);
    }
  }
  return found;
}

/** Who gets a file. */
async function readersOf(world: World, app: World["app"], url: string): Promise<string[]> {
  const readers: string[] = [];
  for (const [who, { cookies }] of Object.entries(world.clients)) {
    const client = new Client(app);
    client.cookies = [...cookies];
    const answer = await client.request(url);
    await answer.body?.cancel();
    if (answer.ok) readers.push(who);
  }
  return readers;
}

Deno.test("after a withdrawal only the owner, administrators and uploaders of the recording get anything of the story", async () => {
  await using world = await withSpreadStory();
  const before = await findMarkers({ ...world, own: { anonymous: [] } }, world.app);
  assert.ok(before.length > 20, `the story has spread: ${before}`);
  assert.equal((await readersOf(world, world.app, RECORDING_URL)).length, 8);
  await world.withdraw();
  world.clock.elapsed += 6000;
  world.clock.ahead += 6000;
  const restarted = await world.elsewhere();
  for (const app of [world.app, restarted.client.app as World["app"]]) {
    // What a person gets is decided by the store; a restart loses what is remembered for all.
    const own = app === world.app ? world.own : { anonymous: [], left: world.own.left };
    assert.deepEqual(await findMarkers({ ...world, own }, app), []);
    assert.deepEqual(await readersOf(world, app, RECORDING_URL), ["stranger", "owner", "admin"]);
    assert.deepEqual(await readersOf(world, app, PICTURE_URL), [
      "left",
      "editor",
      "owner",
      "admin",
    ]);
  }
  for (const [who, isIn] of [["left", false], ["editor", false], ["owner", true]] as const) {
    const files = await unzipped(world, who, "/api/account/data");
    const hasRecording = files.some((file) => file.startsWith(RECORDING_URL.slice(1)));
    assert.equal(hasRecording, isIn, `the download of ${who}`);
  }
  const all = await unzipped(world, "admin", `/api/admin/tours/export?ids=${world.tours}`);
  assert.deepEqual(MARKERS.filter((marker) => all.some((file) => file.includes(marker))), []);
});

Deno.test("a withdrawn story stays withdrawn after its archive is gone for good, until an administrator releases it", async () => {
  await using world = await withSpreadStory();
  const { owner, admin } = world.clients;
  await world.withdraw();
  await ask(owner, "DELETE", `/api/tours/${world.id}`, { status: 204 });
  await ask(owner, "DELETE", `/api/trash/${world.id}`, { status: 204 });
  world.clock.elapsed += 6000;
  const own = { anonymous: [] };
  assert.deepEqual(await findMarkers({ ...world, own }, world.app), []);
  const readers = () => readersOf(world, world.app, RECORDING_URL);
  assert.deepEqual(await readers(), ["stranger", "owner", "admin"]);
  const copy = world.tours[2];
  const { audioStops } = await ask<{ audioStops: { audioUrl: string }[] }>(
    admin,
    "GET",
    `/api/tours/${copy}`,
  );
  assert.equal(audioStops[1].audioUrl, RECORDING_URL, "in the form of those who edit it");
  await ask(admin, "POST", `/api/tours/${copy}/releases`, {
    body: { stopId: "sealed", person: "Ada Bell", scope: "public" },
    status: 201,
  });
  world.clock.elapsed += 6000;
  assert.equal((await readers()).length, Object.keys(world.clients).length);
});

Deno.test("a draft that names another's recording doesn't bring it into the download of an account", async () => {
  await using it = await withUploads();
  const { clients } = await signInPeople(it);
  await new Uploader(clients.owner).send(RECORDING);
  const body = { title: "Mine", draftData: archiveOf("Mine") };
  await ask(clients.other, "POST", "/api/drafts", { body, status: 201 });
  const answer = await clients.other.request("/api/account/data");
  const files = Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  assert.deepEqual(files.filter((name) => name.startsWith("media/")), []);
});
