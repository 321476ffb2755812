import assert from "node:assert/strict";
import { Id } from "../../../lib/model/id.ts";
import { withAuthor } from "../../support/people/author.ts";
import { Client } from "../../support/people/client.ts";
import { makeStop, makeTour, withoutCodes } from "../../support/data/tours.ts";

Deno.test("a form becomes a tour of its author's, which is found where it stands", async () => {
  await using it = await withAuthor();
  const form = makeTour();
  const { status, headers, body } = await it.send("POST", "/api/tours", form);
  assert.equal(status, 201);
  assert.ok(Id.safeParse(body.id).success);
  assert.equal(headers.get("location"), `/api/tours/${body.id}`);
  assert.deepEqual([body.title, body.revision, body.stopCount], [form.title, 1, 2]);
  const tour = (await it.send("GET", `/api/tours/${body.id}`)).body;
  assert.deepEqual(
    withoutCodes(tour.audioStops.map(({ id: _, ...stop }: { id: string }) => stop)),
    form.audioStops,
  );
  const near = `lat=${form.latitude}&lng=${form.longitude}`;
  const found = (await it.send("GET", `/api/tours/nearby?${near}`)).body;
  assert.deepEqual(found.map(({ id }: { id: string }) => id), [body.id]);
});

Deno.test("a user's list has all of the user's tours, newest first, and nobody else's", async () => {
  await using it = await withAuthor();
  const ids: string[] = [];
  for (let i = 0; i < 12; i++) {
    ids.unshift((await it.send("POST", "/api/tours", makeTour())).body.id);
  }
  const other = new Client(it.app);
  await other.login("visitor");
  await other.json("POST", "/api/tours", makeTour());
  const list = async (client: Client) => (await client.request("/api/tours/user")).json();
  assert.deepEqual((await list(it.client)).map(({ id }: { id: string }) => id), ids);
  assert.equal((await list(other)).length, 1);
});

Deno.test("a draft is deleted with the creation of its tour", async () => {
  await using it = await withAuthor();
  const { body: draft } = await it.send("POST", "/api/drafts", { draftData: { title: "Mill" } });
  await it.send("POST", "/api/tours", { ...makeTour(), draftId: draft.id });
  assert.equal((await it.send("GET", `/api/drafts/${draft.id}`)).status, 404);
  assert.equal((await it.send("POST", "/api/tours", { ...makeTour(), draftId: null })).status, 201);
});

Deno.test("a form that is sent twice makes one tour", async () => {
  await using it = await withAuthor();
  const form = makeTour();
  const key = { "idempotency-key": crypto.randomUUID() };
  const sent = await Promise.all([1, 2, 3].map(() => it.send("POST", "/api/tours", form, key)));
  assert.deepEqual(sent.map(({ status }) => status), [201, 201, 201]);
  assert.equal(new Set(sent.map(({ body }) => body.id)).size, 1);
  assert.equal((await it.send("GET", "/api/tours/user")).body.length, 1);
  const other = await it.send("POST", "/api/tours", { ...form, title: "Another" }, key);
  assert.equal(other.status, 409);
  assert.match(other.body.detail, /Idempotency-Key/);
  const bad = await it.send("POST", "/api/tours", form, { "idempotency-key": "with space" });
  assert.deepEqual([bad.status, bad.body.errors[0].path], [400, "Idempotency-Key"]);
});

Deno.test("an edit replaces the form, keeps the ids of stops that come back, and counts the revision", async () => {
  await using it = await withAuthor();
  const { body: { id } } = await it.send("POST", "/api/tours", makeTour());
  const { body: tour } = await it.send("GET", `/api/tours/${id}`);
  const [first, second] = tour.audioStops;
  const form = makeTour({ tourType: "unordered", audioStops: [second, makeStop(), first] });
  const { status, body } = await it.send("PUT", `/api/tours/${id}`, { ...form, revision: 1 });
  assert.equal(status, 200);
  assert.equal(body.revision, 2);
  assert.equal(body.tourType, "unordered");
  const ids = body.audioStops.map((stop: { id: string }) => stop.id);
  assert.deepEqual([ids[0], ids[2]], [second.id, first.id]);
  assert.equal(new Set(ids).size, 3);
  assert.deepEqual((await it.send("GET", `/api/tours/${id}`)).body, body);
});

Deno.test("of two who edit the same tour the second is shown the first one's, and may then decide", async () => {
  await using it = await withAuthor();
  const { body: { id } } = await it.send("POST", "/api/tours", makeTour());
  const save = (title: string, revision: number) =>
    it.send("PUT", `/api/tours/${id}`, { ...makeTour({ title }), revision });
  const first = await save("First", 1);
  const before = await it.everything();
  const second = await save("Second", 1);
  assert.equal(second.status, 409);
  assert.equal(second.headers.get("content-type"), "application/problem+json");
  assert.deepEqual(second.body.current, first.body);
  assert.deepEqual(await it.everything(), before, "nothing is changed");
  const decided = await save("Second", second.body.current.revision);
  assert.deepEqual([decided.status, decided.body.title, decided.body.revision], [200, "Second", 3]);
});

Deno.test("an edit without a revision is the later save, and one without a creator's name leaves the name", async () => {
  await using it = await withAuthor();
  const { body: { id } } = await it.send("POST", "/api/tours", makeTour({ creatorName: "Ada" }));
  const { creatorName: _, ...form } = makeTour();
  const save = async (fields = {}) =>
    (await it.send("PUT", `/api/tours/${id}`, { ...form, ...fields })).body.creatorName;
  assert.equal(await save(), "Ada");
  assert.equal(await save({ creatorName: "Bea" }), "Bea");
  assert.equal(await save({ creatorName: null }), undefined);
  assert.equal(await save({ creatorName: "" }), undefined);
});

Deno.test("a note on steps and surfaces stays until an edit gives another, null or an empty text", async () => {
  await using it = await withAuthor();
  const { body: { id } } = await it.send(
    "POST",
    "/api/tours",
    makeTour({ accessNote: " Two steps at the gate. " }),
  );
  const save = async (fields = {}) => {
    await it.send("PUT", `/api/tours/${id}`, { ...makeTour(), ...fields });
    return (await it.send("GET", `/api/tours/${id}`)).body.accessNote;
  };
  assert.equal(await save(), "Two steps at the gate.");
  assert.equal(await save({ accessNote: "A ramp, too." }), "A ramp, too.");
  assert.equal(await save({ accessNote: null }), undefined);
  await save({ accessNote: "Gravel." });
  assert.equal(await save({ accessNote: "" }), undefined);
});

Deno.test("a content warning stays until an edit gives another, null or an empty text, and lists lack it", async () => {
  await using it = await withAuthor();
  const tour = makeTour({ contentWarning: "Speaks of war." });
  const { body: { id } } = await it.send("POST", "/api/tours", tour);
  for (const list of ["", "/user", "/nearby?lat=40.7589&lng=-74.6672"]) {
    const { body } = await it.send("GET", `/api/tours${list}`);
    assert.equal("contentWarning" in body[0], false, list);
  }
  const save = async (fields = {}) => {
    await it.send("PUT", `/api/tours/${id}`, { ...makeTour(), ...fields });
    return (await it.send("GET", `/api/tours/${id}`)).body.contentWarning;
  };
  assert.equal(await save(), "Speaks of war.");
  assert.equal(await save({ contentWarning: null }), undefined);
  await save({ contentWarning: "Gunfire." });
  assert.equal(await save({ contentWarning: "" }), undefined);
});

Deno.test("the language of an archive stays until an edit gives another, null or an empty text, and lists have it", async () => {
  await using it = await withAuthor();
  const tour = makeTour({ language: "AR", audioStops: [makeStop({ language: "he" }), makeStop()] });
  const { body: { id } } = await it.send("POST", "/api/tours", tour);
  for (const list of ["", "/user", "/nearby?lat=40.7589&lng=-74.6672"]) {
    const { body } = await it.send("GET", `/api/tours${list}`);
    assert.deepEqual(body.map(({ language }: { language: string }) => language), ["ar"], list);
  }
  const { body: { audioStops } } = await it.send("GET", `/api/tours/${id}`);
  assert.deepEqual(audioStops.map((stop: { language?: string }) => stop.language), [
    "he",
    undefined,
  ]);
  const save = async (fields = {}) => {
    await it.send("PUT", `/api/tours/${id}`, { ...makeTour(), ...fields });
    return (await it.send("GET", `/api/tours/${id}`)).body.language;
  };
  assert.equal(await save(), "ar");
  assert.equal(await save({ language: "pt-br" }), "pt-BR");
  assert.equal(await save({ language: null }), undefined);
  await save({ language: "en" });
  assert.equal(await save({ language: "" }), undefined);
});

Deno.test("a note on steps and surfaces of more than a thousand characters is refused by its name", async () => {
  await using it = await withAuthor();
  const post = (length: number) =>
    it.send("POST", "/api/tours", makeTour({ accessNote: "x".repeat(length) }));
  assert.equal((await post(1000)).status, 201);
  const refused = await post(1001);
  assert.equal(refused.status, 400);
  assert.deepEqual(refused.body.errors, [{
    path: "accessNote",
    message: "Accessibility is too long (1,000 characters at most)",
  }]);
});

Deno.test("a note on steps and surfaces is read with its archive, and is not sent with lists", async () => {
  await using it = await withAuthor();
  const tour = makeTour({ accessNote: "Cobbles all the way." });
  const { body: { id } } = await it.send("POST", "/api/tours", tour);
  assert.equal((await it.send("GET", `/api/tours/${id}`)).body.accessNote, tour.accessNote);
  for (const list of ["", "/user", "/nearby?lat=40.7589&lng=-74.6672"]) {
    const { body } = await it.send("GET", `/api/tours${list}`);
    assert.deepEqual(body.map(({ title }: { title: string }) => title), [tour.title], list);
    assert.equal("accessNote" in body[0], false, list);
  }
});

Deno.test("the words about pictures are read with an archive and its stops, and are not sent with lists", async () => {
  await using it = await withAuthor();
  const picture = { imageUrl: "/media/a.jpg", imageAlt: "The mill", imageCredit: "Class 8b" };
  const tour = makeTour({ ...picture, audioStops: [makeStop(picture), makeStop()] });
  const { body: { id } } = await it.send("POST", "/api/tours", tour);
  const { body: read } = await it.send("GET", `/api/tours/${id}`);
  const { id: _, code: __, ...stop } = read.audioStops[0];
  const { imageUrl: url, imageAlt: alt, imageCredit: credit } = picture;
  const things = [{ id: "picture", url, alt, credit }];
  assert.deepEqual(stop, { ...tour.audioStops[0], things });
  assert.deepEqual([read.imageAlt, read.imageCredit], ["The mill", "Class 8b"]);
  const { body: [card] } = await it.send("GET", "/api/tours");
  assert.equal(card.imageUrl, picture.imageUrl);
  assert.deepEqual(["imageAlt", "imageCredit"].filter((name) => name in card), []);
});

Deno.test("an edit without a creator's name leaves the one that another edit sets at the same time", async () => {
  await using it = await withAuthor();
  const { body: { id } } = await it.send("POST", "/api/tours", makeTour({ creatorName: "Ada" }));
  const { creatorName: _, ...form } = makeTour();
  for (let round = 0; round < 10; round++) {
    const creatorName = `Bea ${round}`;
    await Promise.all([
      it.send("PUT", `/api/tours/${id}`, { ...form, creatorName }),
      it.send("PUT", `/api/tours/${id}`, form),
    ]);
    assert.equal((await it.send("GET", `/api/tours/${id}`)).body.creatorName, creatorName);
  }
});

Deno.test("a deleted tour is gone from every list, and leaves nothing but its date and codes once it is deleted for good", async () => {
  await using it = await withAuthor();
  const remove = async () => {
    const { body: { id } } = await it.send("POST", "/api/tours", makeTour());
    assert.equal((await it.send("DELETE", `/api/tours/${id}`)).status, 204);
    assert.deepEqual((await it.send("GET", "/api/tours")).body, []);
    assert.deepEqual((await it.send("GET", "/api/tours/user")).body, []);
    assert.equal((await it.send("DELETE", `/api/trash/${id}`)).status, 204);
  };
  // Harvesters are told of it for ever, by its id alone, and its codes are not given again.
  const kept = ["tour_datestamps", "tours_by_datestamp", "short_codes"];
  const keys = async () =>
    (await it.everything()).map(({ key }) => key).filter(([name]) => !kept.includes(String(name)));
  await remove();
  const before = await keys();
  await remove();
  assert.deepEqual(await keys(), before);
});

const stop = makeStop();
const REFUSED: [what: string, fields: Record<string, unknown>, path: string, message?: RegExp][] = [
  ["no title", { title: "" }, "title", /Title is required/],
  ["no stop", { audioStops: [] }, "audioStops", /^At least one audio stop is required$/],
  ["no stops", { audioStops: undefined }, "audioStops", /^At least one audio stop is required$/],
  [
    "a stop without a recording",
    { audioStops: [{ ...stop, audioUrl: undefined }] },
    "audioStops.0.audioUrl",
    /^Please enter a valid audio URL$/,
  ],
  [
    "a stop without a title",
    { audioStops: [stop, { ...stop, title: " " }] },
    "audioStops.1.title",
    /^Stop title is required$/,
  ],
  [
    "a stop without a description",
    { audioStops: [{ ...stop, description: "" }] },
    "audioStops.0.description",
    /^Stop description is required$/,
  ],
  [
    "a recording that is no address",
    { audioStops: [{ ...stop, audioUrl: "a.mp3" }] },
    "audioStops.0.audioUrl",
    /^Please enter a valid audio URL$/,
  ],
  [
    "a recording that is a script",
    { audioStops: [{ ...stop, audioUrl: "javascript:alert(1)" }] },
    "audioStops.0.audioUrl",
  ],
  [
    "a picture that is an address of our API",
    { audioStops: [{ ...stop, imageUrl: "/api/login" }] },
    "audioStops.0.imageUrl",
    /^Please enter a valid image URL$/,
  ],
  ["a picture on a plain http server", { imageUrl: "http://a.example/b.jpg" }, "imageUrl"],
  [
    "a description of a picture that is too long",
    { audioStops: [{ ...stop, imageAlt: "x".repeat(501) }] },
    "audioStops.0.imageAlt",
    /500 characters at most/,
  ],
  ["a credit that is too long", { imageCredit: "x".repeat(201) }, "imageCredit"],
  [
    "no length",
    { audioStops: [{ ...stop, audioDuration: "" }] },
    "audioStops.0.audioDuration",
    /^Audio duration is required$/,
  ],
  [
    "a radius of 4 m",
    { audioStops: [{ ...stop, triggerRadius: 4 }] },
    "audioStops.0.triggerRadius",
    /^Radius must be between 5-500 meters$/,
  ],
  [
    "a radius of 501 m",
    { audioStops: [{ ...stop, triggerRadius: 501 }] },
    "audioStops.0.triggerRadius",
  ],
  ["a latitude of 91°", { latitude: 91 }, "latitude"],
  ["a longitude that is a text", { longitude: "-74" }, "longitude"],
  ["an owner", { userId: "01ARZ3NDEKTSV4RRFFQ69G5FAV" }, "userId", /unknown/],
  ["an id", { id: "01ARZ3NDEKTSV4RRFFQ69G5FAV" }, "id"],
  [
    "a field of a stop that nobody knows",
    { audioStops: [{ ...stop, loud: 1 }] },
    "audioStops.0.loud",
  ],
  [
    "another type",
    { tourType: "circular" },
    "tourType",
    /^Archive type must be ordered or unordered$/,
  ],
  ["a draft that is no id", { draftId: "x" }, "draftId"],
];
for (const [what, fields, path, message] of REFUSED) {
  Deno.test(`a form with ${what} is refused at ${path}, and nothing is stored`, async () => {
    await using it = await withAuthor();
    const before = await it.everything();
    const { status, body } = await it.send("POST", "/api/tours", { ...makeTour(), ...fields });
    assert.equal(status, 400);
    assert.deepEqual(body.errors.map((error: { path: string }) => error.path), [path]);
    if (message) assert.match(body.errors[0].message, message);
    assert.deepEqual(await it.everything(), before);
  });
}

const LARGE: [what: string, body: () => unknown, detail: RegExp][] = [
  [
    "501 stops",
    () => makeTour({ audioStops: Array(501).fill(stop) }),
    /501 stops\. The limit is 500/,
  ],
  [
    "more than four megabytes of texts",
    () => makeTour({ audioStops: Array(420).fill({ ...stop, description: "x".repeat(9_900) }) }),
    /The limit is 4,000,000/,
  ],
  [
    "a body of more than five megabytes",
    () => makeTour({ audioStops: Array(600).fill({ ...stop, description: "x".repeat(9_900) }) }),
    /5,120 KiB/,
  ],
];
for (const [what, body, detail] of LARGE) {
  Deno.test(`a form with ${what} is refused with the figure, and nothing is stored`, async () => {
    await using it = await withAuthor();
    const { body: { id } } = await it.send("POST", "/api/tours", makeTour());
    const before = await it.everything();
    for (const [method, path] of [["POST", "/api/tours"], ["PUT", `/api/tours/${id}`]]) {
      const answer = await it.send(method, path, body());
      assert.equal(answer.status, 413);
      assert.match(answer.body.detail, detail);
    }
    assert.deepEqual(await it.everything(), before);
  });
}
