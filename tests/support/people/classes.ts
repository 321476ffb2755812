/** A class of an archive, its teacher, and pupils on devices of their own. */
import assert from "node:assert/strict";
import type { ClassSettings, ClassState, PupilClass } from "../../../lib/model/class/class.ts";
import type { Submission, SubmissionStop } from "../../../lib/model/class/submission.ts";
import { createSession } from "../../../lib/store/accounts/sessions.ts";
import { newId } from "../../../lib/store/kv/new_id.ts";
import { type TestApp, testApp } from "../servers/server.ts";
import { signInPeople } from "./people.ts";
import { hashOf, mediaFile } from "../data/media_files.ts";
import { Client } from "./client.ts";
import { Uploader } from "./uploads.ts";

/** The settings of a class that ends in two weeks by the real clock. */
export const settingsOf = (over: Partial<ClassSettings> = {}): ClassSettings => ({
  title: "Class 7b",
  endsAt: new Date(Date.now() + 14 * 24 * 3600 * 1000).toISOString(),
  mayPropose: true,
  mayHearOthers: false,
  showNicknames: false,
  ...over,
});

/** A sound that the tests have as a file. */
export const SOUND = mediaFile("tone.mp3");
export const SOUND_PATH = `/media/${hashOf(SOUND)}.mp3`;

/** A whole story in the open. */
export const storyOf = (over: SubmissionStop = {}): SubmissionStop => ({
  title: "The weir",
  description: "Here the river was held back.",
  audioUrl: SOUND_PATH,
  latitude: 48.2,
  longitude: 16.37,
  ...over,
});

/** Sends JSON, and gives the JSON of the answer, which has to have `status`. */
export async function ask<T = unknown>(
  client: Client,
  method: string,
  path: string,
  { body, status = 200, key }: { body?: unknown; status?: number; key?: string } = {},
): Promise<T> {
  const headers: Record<string, string> = key ? { "idempotency-key": key } : {};
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await client.request(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  assert.equal(answer.status, status, `${method} ${path}: ${text}`);
  return (text.startsWith("{") ? JSON.parse(text) : text) as T;
}

/** A class that `teacher` opens for the archive `tourId`. */
export async function openClass(
  app: TestApp["app"],
  teacher: Client,
  tourId: string,
  over: Partial<ClassSettings> = {},
) {
  const path = `/api/tours/${tourId}/classes`;
  const opened = await ask<ClassState>(teacher, "POST", path, {
    body: settingsOf(over),
    status: 201,
  });
  const at = `${path}/${opened.id}`;
  const state = () => ask<ClassState>(teacher, "GET", at);
  return {
    id: opened.id,
    code: opened.code!,
    at,
    state,
    /** A device that joins under a nickname. */
    async join(nickname: string, code = opened.code!): Promise<Client> {
      const pupil = new Client(app);
      await ask(pupil, "POST", "/api/class/join", { body: { code, nickname } });
      return pupil;
    },
    /** A story that a pupil begins; its id. */
    async propose(pupil: Client, stop: SubmissionStop = {}, memberIds?: string[]) {
      const id = newId();
      await ask(pupil, "POST", "/api/class/submissions", {
        body: { id, stop, memberIds },
        status: 201,
      });
      return id;
    },
    /** What the teacher does with a submission, at the revision that it has. */
    async teach(step: "return" | "take", id: string, more: object = {}, status = 200) {
      const { revision } = await ask<Submission>(teacher, "GET", `${at}/submissions/${id}`);
      return await ask<Submission & { stopId: string }>(
        teacher,
        "POST",
        `${at}/submissions/${id}/${step}`,
        { body: { revision, ...more }, status },
      );
    },
  };
}

/** The class of a pupil's device. */
export const classOf = (pupil: Client, status = 200) =>
  ask<PupilClass>(pupil, "GET", "/api/class", { status });

/** Hands a story in, at the revision that it has. */
export async function handIn(pupil: Client, id: string): Promise<Submission> {
  const path = `/api/class/submissions/${id}`;
  const { revision } = await ask<Submission>(pupil, "GET", path);
  return await ask<Submission>(pupil, "POST", `${path}/hand-in`, { body: { revision } });
}

/** Sends the sound; its address. */
export async function record(pupil: Client, bytes = SOUND): Promise<string> {
  const answer = await new Uploader(pupil).send(bytes);
  const text = await answer.text();
  assert.equal(answer.status, 200, text);
  return JSON.parse(text).media.url;
}

/** Everything behind one address of a school, as the app sees it. */
export const behind = (app: TestApp["app"], hostname = "203.0.113.7") => ({
  request: (url: string, init?: RequestInit) =>
    app.request(url, init, { remoteAddr: { transport: "tcp", hostname, port: 40_000 } }),
});

/** A server with files, a clock of its own, and a private archive of the owner's with a class. */
export async function withClass(
  { settings = {}, ...over }: Partial<ClassSettings> & { settings?: Record<string, string> } = {},
) {
  const folder = await Deno.makeTempDir({ prefix: "class-test-" });
  const clock = { time: new Date(), elapsed: 0 };
  const parts = {
    settings: { DATA_DIR: folder, ...settings },
    now: () => clock.time,
    elapsed: () => clock.elapsed,
  };
  const test = await testApp(parts);
  const people = await signInPeople(test);
  const tourId = await people.tourOf(people.ids.owner, { visibility: "private" });
  const lesson = await openClass(test.app, people.clients.owner, tourId, over);
  return {
    ...test,
    ...people,
    folder,
    clock,
    tourId,
    lesson,
    /** Another process on the same store. */
    elsewhere: () => testApp({ ...parts, kv: test.kv }),
    /** Lets days go by, and forgets what a process may remember of files. */
    pass(days: number) {
      clock.time = new Date(clock.time.getTime() + days * 24 * 3600 * 1000);
      clock.elapsed += 60_000;
    },
    /** Signs the owner in after days, by the clock of the server. */
    async returnOwner() {
      const value = await createSession(test.kv, people.ids.owner, clock.time);
      people.clients.owner.cookies = [{ name: "session", value, path: "/" }];
    },
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** The status of an answer. */
export async function statusOf(client: Client, path: string, init?: RequestInit): Promise<number> {
  const answer = await client.request(path, init);
  await answer.body?.cancel();
  return answer.status;
}
