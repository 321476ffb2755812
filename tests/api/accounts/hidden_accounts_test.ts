/** What an account has that others can reach, before, while and after a block hides it. */
import assert from "node:assert/strict";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { Client, ORIGIN } from "../../support/people/client.ts";
import { ROUTES } from "../../../routes/table/routes.ts";
import { setRedirect } from "../../../lib/store/imports/redirects.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { makePdf, releaseDocument, sendDocument } from "../../support/people/documents.ts";
import { Uploader } from "../../support/people/uploads.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";
import { all, of, PEOPLE, type Statuses } from "../../support/people/access_table.ts";

/**
 * What an account has that others can reach, by the route: how it is made, and who gets what before
 * a block that hides the archives, while it stands, and after it.
 */
type Reachable = {
  make: (owner: Client, kv: Deno.Kv, ownerId: string) => Promise<string>;
  seen: Statuses;
  hidden: Statuses;
  /** What those read who see it; the archive's title if missing. */
  says?: string;
};

const EVERYBODY = all(200);
const BY_ADMINS = of(404, 404, 404, 200);

const madeTour = async (owner: Client, over: Partial<TourInput> = {}): Promise<string> =>
  (await (await owner.json("POST", "/api/tours", makeTour({ title: "The mill", ...over }))).json())
    .id;

/** The address of a stop in whose transcript the mill is mentioned. */
async function madeSpoken(owner: Client): Promise<string> {
  const transcript = makeTranscript([{ start: 0, end: 900, text: "The mill burned down." }]);
  const things = [{ id: "mill", url: "/archives/a.svg", alt: "The mill" }];
  const audioStops = [makeStop({ id: "first", transcript, things })];
  return `/api/tours/${await madeTour(owner, { audioStops })}/stops/first`;
}

const OF_AN_ACCOUNT: Record<string, Reachable> = {
  "GET /tour/:id": {
    make: async (owner) => `/tour/${await madeTour(owner)}`,
    seen: EVERYBODY,
    hidden: BY_ADMINS,
  },
  "GET /tour/:id (unlisted)": {
    make: async (owner) => `/tour/${await madeTour(owner, { visibility: "unlisted" })}`,
    seen: EVERYBODY,
    hidden: BY_ADMINS,
  },
  "GET /tour/:id (deleted, and restored by an administrator)": {
    async make(owner, kv, ownerId) {
      const id = await madeTour(owner);
      await deleteTour(kv, id, { by: { id: ownerId, isAdmin: false } });
      return `/tour/${id}`;
    },
    seen: all(404),
    hidden: BY_ADMINS,
  },
  ...Object.fromEntries(["poster", "labels", "booklet"].map((kind) => [
    `GET /tour/:id/${kind}`,
    {
      make: async (owner: Client) => `/tour/${await madeTour(owner)}/${kind}`,
      seen: EVERYBODY,
      hidden: BY_ADMINS,
    },
  ])),
  // Where an archive of the account was on another site.
  "GET /tours/show/:number": {
    async make(owner, kv) {
      const target = { tourId: await madeTour(owner) };
      await setRedirect(kv, "/tours/show/7", target, new Set());
      return "/tours/show/7";
    },
    seen: all(308),
    hidden: of(404, 404, 404, 308),
  },
  "GET /items/show/:number": {
    async make(owner, kv) {
      const target = { tourId: await madeTour(owner), stopId: "gone" };
      await setRedirect(kv, "/items/show/7", target, new Set());
      return "/items/show/7";
    },
    seen: all(308),
    hidden: of(404, 404, 404, 308),
  },
  "GET /api/tours/:id": {
    make: async (owner) => `/api/tours/${await madeTour(owner)}`,
    seen: EVERYBODY,
    hidden: BY_ADMINS,
  },
  "GET /tour/:id/manifest.json": {
    make: async (owner) => `/tour/${await madeTour(owner)}/manifest.json`,
    seen: EVERYBODY,
    hidden: all(404),
  },
  "GET /embed/tour/:id": {
    make: async (owner) => `/embed/tour/${await madeTour(owner)}`,
    seen: EVERYBODY,
    hidden: all(404),
  },
  "GET /oembed": {
    make: async (owner) =>
      `/oembed?url=${encodeURIComponent(`${ORIGIN}/tour/${await madeTour(owner)}`)}`,
    seen: EVERYBODY,
    hidden: all(404),
  },
  "GET /api/tours/:id/citation": {
    make: async (owner) => `/api/tours/${await madeTour(owner)}/citation`,
    seen: EVERYBODY,
    hidden: BY_ADMINS,
  },
  "GET /api/tours/:id/languages": {
    make: async (owner) => `/api/tours/${await madeTour(owner, { language: "en" })}/languages`,
    seen: EVERYBODY,
    hidden: BY_ADMINS,
    says: '"original":"en"',
  },
  "GET /api/tours/:id/export": {
    make: async (owner) => `/api/tours/${await madeTour(owner)}/export`,
    seen: EVERYBODY,
    hidden: BY_ADMINS,
  },
  "GET /api/tours/:id/stops/:stopId/things": {
    make: async (owner) => `${await madeSpoken(owner)}/things`,
    seen: EVERYBODY,
    hidden: BY_ADMINS,
  },
  "GET /api/tours/:id/stops/:stopId/transcript": {
    make: async (owner) => `${await madeSpoken(owner)}/transcript`,
    seen: EVERYBODY,
    hidden: BY_ADMINS,
  },
  "GET /api/tours/:id/stops/:stopId/transcript.vtt": {
    make: async (owner) => `${await madeSpoken(owner)}/transcript.vtt`,
    seen: EVERYBODY,
    hidden: BY_ADMINS,
  },
  "GET /api/tours/:id/releases/:releaseId/document": {
    async make(owner) {
      const path = await releaseDocument(owner, await madeTour(owner, withSound("/a.mp3")));
      assert.equal((await sendDocument(owner, path, makePdf("The mill"))).status, 200);
      return path;
    },
    seen: of(404, 404, 200, 200),
    hidden: BY_ADMINS,
  },
  "GET /preview/:secret": {
    async make(owner) {
      const made = await owner.json("POST", "/api/drafts", { draftData: { title: "The mill" } });
      const link = `/api/drafts/${(await made.json()).id}/link`;
      return (await (await owner.request(link, { method: "POST" })).json()).path;
    },
    seen: EVERYBODY,
    hidden: all(404),
  },
  "GET /invitation/:secret": {
    async make(owner) {
      const invitations = `/api/tours/${await madeTour(owner)}/invitations`;
      return (await (await owner.json("POST", invitations, { role: "editor" })).json()).path;
    },
    seen: EVERYBODY,
    hidden: all(404),
  },
  "GET /transfer/:secret": {
    async make(owner) {
      const offer = `/api/tours/${await madeTour(owner)}/transfer`;
      return (await (await owner.json("POST", offer, {})).json()).path;
    },
    seen: EVERYBODY,
    hidden: all(404),
  },
};

const TONE = mediaFile("tone.wav");

/** The address of a recording of the owner's, and of the record or draft that has it. */
const recordingIn = async (owner: Client, use: (audioUrl: string) => Promise<unknown>) => {
  await new Uploader(owner).send(TONE);
  const path = `/media/${hashOf(TONE)}.wav`;
  await use(path);
  return path;
};

const withSound = (audioUrl: string) => {
  const [stop] = makeTour().audioStops;
  return { audioStops: [{ ...stop, audioUrl }] };
};

/** Recordings of tours, by who sees the tour. */
for (const visibility of ["public", "unlisted", "private"] as const) {
  OF_AN_ACCOUNT[`GET /media/:name (of a ${visibility} archive)`] = {
    make: (owner) =>
      recordingIn(owner, (path) => madeTour(owner, { visibility, ...withSound(path) })),
    seen: visibility === "private" ? of(404, 404, 200, 200) : EVERYBODY,
    hidden: BY_ADMINS,
  };
}
Object.assign(
  OF_AN_ACCOUNT,
  {
    "GET /tour/:id/things/:stopId": {
      make: async (owner) =>
        (await madeSpoken(owner)).replace("/api/tours/", "/tour/").replace("/stops/", "/things/"),
      seen: EVERYBODY,
      hidden: BY_ADMINS,
    },
    "GET /tour/:id/recording/:hash": {
      async make(owner) {
        const whole = mediaFile("tone.mp3");
        await new Uploader(owner).send(whole);
        const part = `/media/${hashOf(whole)}.mp3?from=0&to=1500`;
        return `/tour/${await madeTour(owner, withSound(part))}/recording/${hashOf(whole)}`;
      },
      seen: EVERYBODY,
      hidden: BY_ADMINS,
    },
    "GET /media/:name (of a deleted archive)": {
      make: (owner) =>
        recordingIn(owner, async (path) => {
          const id = await madeTour(owner, withSound(path));
          await owner.request(`/api/tours/${id}`, { method: "DELETE" });
        }),
      seen: of(404, 404, 200, 200),
      hidden: BY_ADMINS,
    },
    "GET /media/:name (of an earlier version)": {
      make: (owner) =>
        recordingIn(owner, async (path) => {
          const id = await madeTour(owner, withSound(path));
          await owner.json("PUT", `/api/tours/${id}`, makeTour());
        }),
      seen: of(404, 404, 200, 200),
      hidden: BY_ADMINS,
    },
    "GET /media/:name (of a draft)": {
      make: (owner) =>
        recordingIn(
          owner,
          (path) => owner.json("POST", "/api/drafts", { draftData: withSound(path) }),
        ),
      seen: of(404, 404, 200, 200),
      hidden: BY_ADMINS,
    },
    "GET /media/:name (of a draft with a link)": {
      make: (owner) =>
        recordingIn(owner, async (path) => {
          const made = await owner.json("POST", "/api/drafts", { draftData: withSound(path) });
          await owner.request(`/api/drafts/${(await made.json()).id}/link`, { method: "POST" });
        }),
      seen: EVERYBODY,
      hidden: BY_ADMINS,
    },
    "GET /media/:name (the original of a public archive's recording)": {
      make: async (owner) => {
        await recordingIn(owner, (path) => madeTour(owner, withSound(path)));
        const original = mediaFile("tone.webm");
        await new Uploader(owner).send(original, { originalOf: hashOf(TONE) });
        return `/media/${hashOf(original)}.webm`;
      },
      seen: of(404, 404, 200, 200),
      hidden: BY_ADMINS,
    },
    "GET /media/:name (used nowhere)": {
      make: (owner) => recordingIn(owner, () => Promise.resolve()),
      seen: of(404, 404, 200, 200),
      hidden: BY_ADMINS,
    },
  } satisfies typeof OF_AN_ACCOUNT,
);

/** Routes for anyone that have nothing of an account, or another route's. */
const OF_NO_ACCOUNT = [
  "GET /developers/:subject",
  "GET /tours/:id",
  // What it leads to; tests/api/tours/codes_test.ts has its own.
  "GET /q/:code",
  "GET /api/codes/:code",
  // It fills in a form, and looks for no class.
  "GET /join/:code",
  "GET /tours/show/:number",
  "GET /items/show/:number",
  "GET /ark:/:naan/:id",
  "GET /ark:/:naan/:id/:part",
  // For authors and archivists; tests/api/review has what these see of a hidden account.
  "GET /review/:id",
  "GET /tour/:id/review",
  "GET /tour/:id/edit",
  "GET /tour/:id/history",
  "GET /tour/:id/listeners",
  "GET /tour/:id/releases",
  "GET /tour/:id/languages",
  "POST /api/tours/:id/listens",
  "GET /tour/:id/people",
  "GET /tour/:id/comments",
  "GET /tour/:id/activity",
  "GET /tour/:id/classes",
  "GET /tour/:id/classes/:classId",
  "GET /tour/:id/classes/:classId/wall",
  "GET /demo-provider/*",
  "POST /demo-provider/*",
];

for (const [route, { make, seen, hidden, says = "The mill" }] of Object.entries(OF_AN_ACCOUNT)) {
  Deno.test(`${route} shows nothing of an account that is blocked and hidden, and all of it again afterwards`, async () => {
    let elapsed = 0;
    const folder = await Deno.makeTempDir();
    await using test = await testApp({ settings: { DATA_DIR: folder }, elapsed: () => elapsed });
    const { clients, ids } = await signInPeople(test);
    const path = await make(clients.owner, test.kv, ids.owner);
    const check = async (wanted: Statuses, when: string) => {
      // What a process may remember of a file that is not public.
      elapsed += 5000;
      for (const person of PEOPLE) {
        const response = await clients[person].request(path);
        assert.equal(response.status, wanted[person], `${person}, ${when}`);
        if (path.startsWith("/media/")) {
          await response.body?.cancel();
          continue;
        }
        const isShown = (await response.text()).includes(says);
        assert.equal(isShown, wanted[person] === 200, `${person} reads of it, ${when}`);
      }
    };
    await check(seen, "before");
    const block = `/api/admin/users/${ids.owner}`;
    const reason = { reason: "Copied from elsewhere", hidesTours: true };
    assert.equal((await clients.admin.json("POST", `${block}/block`, reason)).status, 204);
    if (route.includes("restored")) {
      const id = path.split("/").at(-1);
      const restored = await clients.admin.request(`/api/trash/${id}/restore`, { method: "POST" });
      assert.equal(restored.status, 200);
    }
    await check(hidden, "blocked and hidden");
    for (const list of ["/", "/tours", "/tours?q=mill", "/sitemap.xml", "/api/tours"]) {
      const text = await (await clients.anonymous.request(list)).text();
      assert.ok(!text.includes("The mill") && !text.includes(path), list);
    }
    assert.equal((await clients.admin.request(`${block}/unblock`, { method: "POST" })).status, 204);
    await clients.owner.login("author");
    await check(route.includes("restored") ? EVERYBODY : seen, "unblocked");
    await Deno.remove(folder, { recursive: true });
  });
}

Deno.test("each route for anyone with something of an account has a row in the table of hidden accounts", () => {
  const rows = Object.keys(OF_AN_ACCOUNT).map((route) => route.split(" (")[0]);
  const open = ROUTES.filter(([, path, access]) => access === "anyone" && /[:*]/.test(path));
  const missing = open.map(([method, path]) => `${method} ${path}`)
    .filter((route) => !rows.includes(route) && !OF_NO_ACCOUNT.includes(route));
  assert.deepEqual(missing, []);
});
