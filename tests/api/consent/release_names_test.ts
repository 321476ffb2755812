/** The names in releases: at no address for anybody but the owner and administrators. */
import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import { ROUTES } from "../../../routes/table/routes.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makePdf, sendDocument } from "../../support/people/documents.ts";
import { type ReviewPerson, withReview } from "../../support/people/reviewed.ts";

const PERSON = "Ada Bellweather";
const KEEPER = "The blue folder of the office";
const NAME = "signed-by-ada.pdf";
const SIGNED = "Signature of A. B.";
const STOP = makeStop({ id: "neighbour", audioUrl: "https://sounds.example/neighbour.mp3" });

/** The text of an answer, with that of all files in a zip. */
async function textOf(answer: Response): Promise<string> {
  const bytes = await answer.bytes();
  const text = new TextDecoder();
  if (!answer.headers.get("content-type")?.includes("zip")) return text.decode(bytes);
  const files = Object.entries(unzipSync(bytes));
  return files.map(([name, content]) => `${name}\n${text.decode(content)}`).join("\n");
}

/**
 * A public archive whose one recording has a withdrawn release with a document; a later version of
 * it, which waits on a site with review; an editor's copy; and an editor's draft, which has a link
 * on a site without review.
 */
async function withNames(review: "on" | "off") {
  const folder = await Deno.makeTempDir({ prefix: "release-names-" });
  const site = await withReview({
    settings: { DATA_DIR: folder, REVIEW: review === "on" ? "on" : "" },
  });
  const { clients, ids, ask } = site;
  const id = await site.tourOf(ids.owner, { audioStops: [STOP] });
  await site.placePupil(id);
  const at = `/api/tours/${id}/releases`;
  const terms = { person: PERSON, scope: "public", keeper: KEEPER };
  const { body: release } = await ask("owner", "POST", at, { stopId: STOP.id, ...terms });
  const document = `${at}/${release.id}/document`;
  const sent = await sendDocument(clients.owner, document, makePdf(SIGNED), NAME);
  const { document: { id: documentId, hash } } = await sent.json();
  await ask("owner", "PUT", `${at}/${release.id}`, { ...terms, isWithdrawn: true });
  const { visibility: _, ...form } = makeTour({ title: "Changed", audioStops: [STOP] });
  const saved = await ask("owner", "PUT", `/api/tours/${id}`, form);
  assert.equal(saved.status, review === "on" ? 202 : 200);
  const copy = await ask("editor", "POST", `/api/tours/${id}/duplicate`);
  const draftData = { ...form, title: "A draft" };
  const draft = await ask("editor", "POST", "/api/drafts", { draftData, tourId: id });
  const link = await ask("editor", "POST", `/api/drafts/${draft.body.id}/link`);
  return {
    ...site,
    marks: [PERSON, KEEPER, NAME, SIGNED, documentId, hash],
    /** The addresses of a path of the URL table. */
    addressesOf: (path: string): string[] =>
      path === "/preview/:secret"
        ? [link.body.path ?? path]
        : (path.includes("drafts/:id") ? [draft.body.id] : [id, copy.body.id]).map((id) =>
          path.replace(":id", id).replace(":releaseId", release.id).replace(":revision", "1")
            .replace(":stopId", STOP.id!).replace(/:\w+/g, NOBODY).replace("*", "nothing-here")
        ),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

type Site = Awaited<ReturnType<typeof withNames>>;

/** Reads every address; `told` are those with names, `open` all that answer. */
async function lookAround(it: Site, who: ReviewPerson) {
  const [told, open] = [new Set<string>(), new Set<string>()];
  for (const [method, path] of ROUTES) {
    // These would end the session.
    if (method !== "GET" || /login|logout|callback/.test(path)) continue;
    for (const address of it.addressesOf(path)) {
      const answer = await it.clients[who].request(address);
      const text = await textOf(answer);
      if (answer.status === 200) open.add(path);
      if (it.marks.some((mark) => text.includes(mark))) told.add(path);
    }
  }
  return { told: [...told].sort(), open };
}

/** Where somebody could look for names. */
const OF_EDITORS = [
  "/tour/:id",
  "/tour/:id/releases",
  "/tour/:id/edit",
  "/tour/:id/activity",
  "/tour/:id/history",
  "/tour/:id/comments",
  "/tour/:id/booklet",
  "/api/tours/:id",
  "/api/tours/:id/releases",
  "/api/tours/:id/export",
  "/api/tours/:id/revisions/:revision",
  "/api/account/data",
];

/** Fails where a person reads a name, or has not read one of `places`. */
async function assertUntold(it: Site, who: ReviewPerson, places: string[]): Promise<void> {
  const { told, open } = await lookAround(it, who);
  assert.deepEqual(told, [], who);
  for (const path of places) assert.ok(open.has(path), `${who} has read ${path}`);
}

Deno.test("no address tells an editor, a reviewer, a pupil or a stranger who has signed, who keeps the document, or what stands in it", async () => {
  await using it = await withNames("off");
  await assertUntold(it, "editor", [...OF_EDITORS, "/preview/:secret"]);
  for (const who of ["reviewer", "pupil", "other", "anonymous"] as const) {
    await assertUntold(it, who, ["/preview/:secret"]);
  }
  assert.deepEqual((await lookAround(it, "owner")).told, [
    "/api/account/data",
    "/api/tours/:id/releases",
    "/api/tours/:id/releases/:releaseId/document",
    "/tour/:id",
    "/tour/:id/activity",
    "/tour/:id/edit",
    "/tour/:id/releases",
  ]);
});

Deno.test("where archives are reviewed, no address tells it to an archivist, nor to an editor while a version waits", async () => {
  await using it = await withNames("on");
  await assertUntold(it, "archivist", ["/review/:id", "/review"]);
  await assertUntold(it, "editor", [...OF_EDITORS, "/tour/:id/review"]);
  assert.ok((await lookAround(it, "admin")).told.includes("/review/:id"));
});

Deno.test("an editor reads which stories are hidden and since when, and what became of releases, without a name", async () => {
  await using it = await withNames("on");
  const said = async (who: ReviewPerson, path: string) => {
    const [address] = it.addressesOf(path);
    return (await it.ask(who, "GET", address)).body.replace(/<[^>]*>/g, "") as string;
  };
  for (const path of ["/tour/:id", "/tour/:id/edit"]) {
    assert.match(await said("editor", path), /since \d{4}-\d\d-\d\d: its release was withdrawn/);
    assert.match(await said("owner", path), /: the release of Ada Bellweather was withdrawn/);
  }
  const seen = await said("archivist", "/review/:id");
  assert.match(seen, /since \d{4}-\d\d-\d\d: its release was withdrawn/);
  const activity = await said("editor", "/tour/:id/activity");
  assert.match(
    activity,
    /A release was added\..*A release was withdrawn\.|A release was withdrawn\..*A release was added\./,
  );
});
