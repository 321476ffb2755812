/**
 * What visitors and authors ask for: one function for each kind of request. A visit is that of
 * somebody new, who comes to the landing page, searches, opens two archives and the map, and hears
 * five stops of a megabyte each.
 */
import assert from "node:assert/strict";
import { Client } from "../../support/people/client.ts";
import { makeTour } from "../../support/data/tours.ts";

type Asked = {
  origin: string;
  /** An archive, and where it begins. */
  tour: { id: string; latitude: number; longitude: number };
  /** Somebody who is signed in. */
  author: Client;
  /** The path of a script of the build. */
  script: string;
};

/** One kind; `times` it may be asked for without too many for an account. */
export type RequestKind = {
  what: string;
  ask: (i: number) => Promise<void>;
  times: number;
  /** How many of them a visit has; of what authors do, none. */
  inVisit?: number;
  /** Where the same is had without an account, and by which headers. */
  path?: string;
  headers?: Record<string, string>;
};

const MANY = 300;
const TUS = { "tus-resumable": "1.0.0" };
const UPLOAD_BYTES = 64 * 1024;

/** The kinds for the program of this build at `origin`, and its author, who is signed in. */
export async function requestKinds(
  origin: string,
): Promise<{ kinds: RequestKind[]; author: Client }> {
  const [tour] = await (await fetch(`${origin}/api/tours?limit=1`)).json();
  const manifest = JSON.parse(await Deno.readTextFile("dist/manifest.json"));
  const site = {
    request: (url: string, init?: RequestInit) => fetch(url, { ...init, redirect: "manual" }),
  };
  const author = new Client(site, origin);
  await author.login("author");
  const script = `/${manifest["islands/client.ts"].file}`;
  return { kinds: await kindsOf({ origin, tour, author, script }), author };
}

/** The kinds, the first of which reads nothing: what a request costs at least. */
async function kindsOf(asked: Asked): Promise<RequestKind[]> {
  const { origin, tour: { id, latitude, longitude }, author, script } = asked;
  const done = async (response: Response) => {
    await response.bytes();
    assert.ok(response.status < 400, `${response.url}: ${response.status}`);
  };
  const visit = (
    inVisit: number,
    what: string,
    path: (i: number) => string,
    headers: Record<string, string> = {},
  ) => ({
    what,
    inVisit,
    path: path(0),
    headers,
    times: MANY,
    ask: async (i: number) => {
      await done(await fetch(origin + path(i), { headers }));
    },
  });
  const write = (what: string, method: string, path: string, body: (i: number) => unknown) => ({
    what,
    times: 60,
    ask: async (i: number) => await done(await author.json(method, path, body(i))),
  });

  const started = await author.request(`/api/tours/${id}/start`, { method: "POST" });
  const progress = await started.json();
  const draft = await (await author.json("POST", "/api/drafts", draftOf(0))).json();
  let { revision } = draft;
  const around = (d: number) =>
    new URLSearchParams({
      south: String(latitude - d),
      north: String(latitude + d),
      west: String(longitude - d),
      east: String(longitude + d),
    });
  return [
    visit(0, "a route that reads nothing (/healthz)", () => "/healthz"),
    visit(1, "landing page, from memory", () => "/"),
    visit(2, "page of an archive, from memory", () => `/tour/${id}`),
    visit(1, "JSON of an archive, from memory", () => `/api/tours/${id}`),
    visit(25, "script of the build, from memory", () => script),
    visit(20, "256 KiB of a recording", () => "/archives/harvard-yard/stop-1.mp3", {
      range: "bytes=0-262143",
    }),
    visit(
      1,
      "archives nearby",
      (i) => `/api/tours/nearby?lat=${latitude + i / 1e5}&lng=${longitude}`,
    ),
    visit(2, "a box of the map", (i) => `/api/tours/map?${around(0.1 + i / 1e4)}&zoom=12`),
    visit(1, "search by a word", (i) => `/tours?q=school${i}`),
    visit(0, "list, the second page", () => "/tours?page=2"),
    {
      what: "page of an archive, signed in",
      times: MANY,
      ask: async () => await done(await author.request(`/tour/${id}`)),
    },
    write(
      "a stop was heard",
      "PATCH",
      `/api/progress/${progress.id}`,
      (i) => ({ currentStopIndex: i % 2 }),
    ),
    {
      what: "a draft saves itself",
      times: 60,
      ask: async (i) => {
        const body = { ...draftOf(i), revision };
        const response = await author.json("PUT", `/api/drafts/${draft.id}`, body);
        assert.ok(response.ok, await response.clone().text());
        ({ revision } = await response.json());
      },
    },
    write("a new archive", "POST", "/api/tours", () => makeTour()),
    {
      what: "64 KiB of an upload, with its beginning",
      times: 30,
      ask: async () => {
        const begun = await author.request("/api/uploads", {
          method: "POST",
          headers: { ...TUS, "upload-length": String(2 * UPLOAD_BYTES) },
        });
        const at = begun.headers.get("location")!;
        const type = "application/offset+octet-stream";
        const headers = { ...TUS, "upload-offset": "0", "content-type": type };
        const body = new Uint8Array(UPLOAD_BYTES);
        await done(await author.request(at, { method: "PATCH", headers, body }));
      },
    },
  ];
}

const draftOf = (i: number) => {
  const title = `A draft that was saved ${i} times`;
  return { title, draftData: { ...makeTour(), title } };
};
