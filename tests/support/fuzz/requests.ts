/** Requests by chance: of any route, by anybody, valid, nearly valid and not at all. */
import { Buffer } from "node:buffer";
import { ROUTES } from "../../../routes/table/routes.ts";
import { ORIGIN } from "../people/client.ts";
import { HOSTILE_FILES } from "../data/hostile_media.ts";
import { mediaFile } from "../data/media_files.ts";
import { HOSTILE_TEXTS, hostileValue, mutate, mutateBytes } from "./hostile.ts";
import { SPOKEN_STOP } from "../people/people.ts";
import type { Random } from "./random.ts";
import { type Named, sampleBody, sampleQuery } from "./samples.ts";
import {
  accountOf,
  ACTIVE,
  type FuzzRole,
  kindOf,
  POWERLESS,
  type Thing,
  type World,
} from "./world.ts";

/** A request as it is sent, and who sends it. */
export type FuzzRequest = {
  role: FuzzRole;
  request: Request;
  text: string;
  /** The bytes that an upload announces. */
  size?: number;
  /** Bytes of the request: those of its address and body. */
  bytes: number;
};

/** Pages take ten times as long as the rest, and have little input: there are fewer of them. */
const PAGES_SHARE = 0.04;
const API = ROUTES.filter(([, path]) => path.startsWith("/api/"));
const OTHERS = [
  ...ROUTES.filter(([, path]) => !path.startsWith("/api/")),
  // Files of the build and of static/, and addresses at which there is nothing.
  ...["/assets/*", "/archives/*", "/*", "//*", "/api/*"].map((path) => ["GET", path] as const),
];

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "PROPFIND", "x"];

const FILES = ["tone.mp3", "tone.m4a", "tone.wav", "gate.jpg", "gate.png", "gate.webp", "film.mp4"]
  .map(mediaFile);

/** Hostile files: of a length that is quick to send, and some in which a slow reader shows. */
const HOSTILE = Object.values(HOSTILE_FILES).flatMap((make, n) =>
  n % 4 === 0 ? [make(6000), make(150_000)] : [make(6000)]
);
const SENT = [...FILES, ...FILES, ...FILES, ...HOSTILE];

/** The next request that `random` gives. */
export function nextRequest(random: Random, world: World): FuzzRequest {
  const [taken, path] = random.pick(random.chance(PAGES_SHARE) ? OTHERS : API);
  const method = random.chance(0.93) ? taken : random.pick(METHODS);
  const role = random.pick<FuzzRole>(random.chance(0.2) ? POWERLESS : ACTIVE);
  const account = accountOf(role);
  const { named } = world;
  const names = {
    ids: world.things.map(({ id }) => id),
    userId: account && world.users[account],
    named,
  };
  const thing = thingFor(random, path, role, world);
  const url = ORIGIN + pathOf(random, path, thing.id, named) + queryOf(random, path, names);
  const isSafe = ["GET", "HEAD", "OPTIONS"].includes(method);
  const headers = headersOf(random, isSafe);
  world.identify(headers, role);
  const body = method === "GET" || method === "HEAD"
    ? undefined
    : path.startsWith("/api/uploads")
    ? uploadBody(random, method, headers, thing.size)
    : jsonBody(random, `${method} ${path}`, headers, names);
  const request = new Request(url, { method, headers, body });
  const shown = typeof body === "string" ? body.slice(0, 500) : `${body?.length ?? 0} bytes`;
  const sent = JSON.stringify(Object.fromEntries(headers));
  const size = Number(headers.get("upload-length")) || undefined;
  const bytes = url.length + (body?.length ?? 0);
  return { role, request, text: `${method} ${url} by ${role} ${sent} ${shown}`, size, bytes };
}

/** The thing that the path names, mostly one's own. */
function thingFor(random: Random, path: string, role: FuzzRole, { things }: World): Thing {
  const ofKind = things.filter(({ kind }) => kind === kindOf(path));
  const own = ofKind.filter((thing) => accountOf(thing.role) === accountOf(role));
  const choice = [own, ofKind, things].find((some) => some.length > 0 && random.chance(0.7));
  return random.pick(choice ?? things);
}

function pathOf(random: Random, path: string, id: string, named: Named): string {
  return path.replaceAll(/:\w+|\*/g, (name) => {
    if (random.chance(0.1)) return segmentOf(random.pick(HOSTILE_TEXTS));
    if (name === ":revision") return random.pick(["1", "2", "0", "99"]);
    if (name === ":stopId") return random.pick([SPOKEN_STOP, id]);
    if (name === "*") return random.pick(["auth", "token", "interaction/x", "jwks", "me", "a/b"]);
    const known = name === ":name"
      ? named.files.map((file) => file.slice("/media/".length))
      : name !== ":secret"
      ? []
      : path.startsWith("/preview/")
      ? named.previews
      : named.transfers.map(({ secret }) => secret);
    return known.length > 0 ? random.pick(known) : id;
  });
}

/** A text as part of a path: mostly escaped; what is escaped already, or is a path, as it is. */
const segmentOf = (text: string) =>
  /^[%/]/.test(text) ? text : encodeURIComponent(text.toWellFormed());

type Names = Parameters<typeof sampleQuery>[2];

function queryOf(random: Random, path: string, names: Names): string {
  if (random.chance(0.3)) return "";
  const fields = Object.entries(sampleQuery(random, path, names)).map(([name, value]) =>
    [name, random.chance(0.12) ? random.pick(HOSTILE_TEXTS) : value] as const
  );
  if (fields.length > 0 && random.chance(0.05)) fields.push(random.pick(fields));
  const escaped = fields.map((pair) => pair.map(segmentOf).join("="));
  return `?${escaped.join("&")}${
    random.chance(0.02) ? random.pick(["&%", "&=", "#x", "&&a"]) : ""
  }`;
}

const EXTRA: [name: string, values: string[]][] = [
  ["accept-encoding", ["br", "gzip, *;q=0", "identity", "x", ""]],
  ["if-none-match", ["*", '"x"', 'W/"x", "y"', "x"]],
  ["if-modified-since", ["Mon, 04 May 2026 09:30:00 GMT", "never"]],
  ["range", ["bytes=0-", "bytes=-1", "bytes=9-1", "bytes=0-0,2-3", "lines=1"]],
  ["authorization", ["Bearer", "Bearer x.y.z", "Basic eDp5", "Bearer \u00ff"]],
  ["cookie", ["session=x", "session", "sign-in=%00", "=", "session=\u00e9; session=b"]],
  ["x-forwarded-for", ["1.2.3.4", "::1, x", "unknown"]],
  ["idempotency-key", ["one", "two", "k".repeat(201), "\u00e9", ""]],
  ["accept-language", ["de", "*", "x".repeat(300)]],
  ["accept", ["application/json", "text/html", "*/*;q=x"]],
  ["x-http-method-override", ["DELETE"]],
  ["turbo-frame", ["x"]],
];

function headersOf(random: Random, isSafe: boolean): Headers {
  const headers = new Headers();
  if (!isSafe || random.chance(0.2)) {
    headers.set(
      "origin",
      random.chance(0.97) ? ORIGIN : random.pick(["null", "https://evil.example"]),
    );
  }
  while (random.chance(0.25)) {
    const [name, values] = random.pick(EXTRA);
    headers.set(name, random.pick(values));
  }
  return headers;
}

const TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/json; charset=x",
  "",
];

function jsonBody(random: Random, route: string, headers: Headers, names: Names) {
  if (random.chance(0.03)) return undefined;
  const isForm = random.chance(0.02);
  headers.set("content-type", random.chance(0.96) ? "application/json" : random.pick(TYPES));
  if (isForm) return new URLSearchParams([[random.pick(HOSTILE_TEXTS), "x"]]).toString();
  let value = sampleBody(random, route, names);
  while (random.chance(0.4)) {
    value = random.chance(0.04) ? hostileValue(random) : mutate(random, value);
  }
  const text = JSON.stringify(value) ?? "null";
  if (random.chance(0.95)) return text;
  return mutateBytes(random, new TextEncoder().encode(text));
}

/** Headers and body of the upload protocol; most uploads are sent whole. */
function uploadBody(random: Random, method: string, headers: Headers, size?: number) {
  if (random.chance(0.95)) headers.set("tus-resumable", random.chance(0.98) ? "1.0.0" : "0.2");
  if (method === "POST") {
    const lengths = ["5000", "12", "0", "-1", "1e9", "99999999999", "x", ""];
    const whole = String(random.pick(SENT).length);
    headers.set("upload-length", random.chance(0.6) ? whole : random.pick(lengths));
    const text = random.chance(0.6) ? "tone.mp3" : random.pick(HOSTILE_TEXTS);
    const type = random.chance(0.8)
      ? "audio/mpeg"
      : random.pick(["text/html", "image/svg+xml", "x"]);
    const pairs = [["filename", text], ["filetype", type], ["sha256", random.pick(["", "x"])]];
    const metadata = pairs.filter(([, value]) => value !== "")
      .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`).join(",");
    headers.set(
      "upload-metadata",
      random.chance(0.9) ? metadata : random.pick([",", "a b c", "%"]),
    );
    return undefined;
  }
  const whole = SENT.find(({ length }) => length === size);
  const bytes = whole && random.chance(0.5)
    ? whole
    : mutateBytes(random, random.pick(SENT)).slice(0, random.pick([0, 1, 5000, size]));
  const type = random.chance(0.95) ? "application/offset+octet-stream" : "application/json";
  headers.set("content-type", type);
  headers.set("upload-offset", random.pick(["0", "0", "0", "1", "5000", "-1", "x"]));
  return bytes;
}
