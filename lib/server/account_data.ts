/** All data of an account as one zip file for its owner. */
import { mediaPathsOf } from "../formats/archive_files.ts";
import { recordingPathsOf } from "../formats/json/exported_words.ts";
import { exportTour } from "../formats/export_tour.ts";
import { toListensCsv } from "../formats/listens_csv.ts";
import { isObject } from "../formats/json/is_object.ts";
import { readForm } from "../formats/read_form.ts";
import { type ZipEntry, zipStream } from "../formats/zip/zip_stream.ts";
import { documentObject } from "../media/documents.ts";
import type { ObjectStore } from "../media/object_store.ts";
import { mediaHashesIn } from "../model/media/media.ts";
import type { Tour } from "../model/tour/tour.ts";
import type { UnfinishedTour } from "../model/tour/tour_form.ts";
import type { User } from "../model/account/user.ts";
import {
  type AuditEntry,
  listAudit,
  MAX_AUDIT_ENTRIES,
  MAX_ENTRIES_OF_OTHERS,
} from "../store/accounts/audit.ts";
import { readFigures } from "../store/listens/figures.ts";
import { listClasses, readClass } from "../store/classes/classes.ts";
import { readSubmission } from "../store/classes/teaching.ts";
import { listReleases } from "../store/consent/releases.ts";
import { listTrashedDrafts, readDraftData } from "../store/drafts/draft_trash.ts";
import { listDrafts } from "../store/drafts/drafts.ts";
import { getLastSeen } from "../store/accounts/last_seen.ts";
import { getOwnQuota } from "../store/media/media_quota.ts";
import { listUserMedia } from "../store/media/media.ts";
import { listCommentsBy } from "../store/people/comments.ts";
import { listSharedTours } from "../store/people/co_authors.ts";
import { getArchivist } from "../store/review/archivists.ts";
import { getOwnHandIn } from "../store/review/queue.ts";
import { getUnsettledVersion } from "../store/review/versions.ts";
import { listProgress } from "../store/progress/progress.ts";
import { listSessions } from "../store/accounts/sessions.ts";
import { getRevision, listRevisions } from "../store/tours/tour_history.ts";
import { listToursByUser } from "../store/index/tour_lists.ts";
import { readTrashedTours } from "../store/closing/tour_trash.ts";
import { getTour } from "../store/tours/tours.ts";
import { listUploads } from "../store/media/uploads.ts";
import { listWords } from "../store/words/read_words.ts";
import { readVersions } from "../store/words/words_versions.ts";
import { readExportedLanguages } from "./exported_languages.ts";
import { archiveName, filesOf } from "./zip_parts.ts";

/** `mayHave` says whether the user may have the file with a hash: naming it is not enough. */
type Parts = {
  kv: Deno.Kv;
  objects?: ObjectStore;
  now: () => Date;
  mayHave: (hash: string) => Promise<boolean>;
};

const README = `Everything this site stores about your account.

account.json    your profile, sessions, unfinished uploads and files, and the quota
                that an administrator has set for you
acts.json       what you did as an administrator, and what administrators did with your account
shared.json     which archives of others you work on
comments.json   what you have written about archives to those who work on them with you
review.json     the versions of your archives that wait for review or came back with a comment, and
                whether you are an archivist
progress.json   which archives you have begun, and what you have heard
archives/       your archives, each in all its languages, with its earlier versions and those of its
                languages, its releases and their documents, the figures of its listeners, and its
                classes
deleted/        archives that you deleted within 30 days
drafts/         your drafts; those that you deleted within 30 days say so
media/          your recordings and pictures, and those that your archives use; the original of a
                recording is the file that account.json names there as "original"

An archive is a JSON file that the form for a new archive can import. To import one elsewhere with
its files, rename it to archive.json and pack it into a zip file together with the folder media.
`;

/** The zip file with an account's data. Reading throws an Error if the store or folder fails. */
export function packAccountData(parts: Parts, user: User): AsyncGenerator<Uint8Array> {
  return zipStream(entriesOf(parts, user), parts.now());
}

async function* entriesOf(parts: Parts, user: User): AsyncGenerator<ZipEntry> {
  const { kv, now } = parts;
  const paths = new Set<string>();
  const use = (form: UnfinishedTour) => mediaPathsOf(form).forEach((path) => paths.add(path));
  /** Like `archive.json` of an exported archive; notes its files. */
  const whole = async (tour: Tour): Promise<string> => {
    const languages = await readExportedLanguages(kv, tour, { isLast: true, userId: user.id });
    use(tour);
    recordingPathsOf(languages).forEach((path) => paths.add(path));
    return exportTour({ ...tour, languages }, "json", { now: now(), origin: "" }).text;
  };
  yield { name: "README.txt", content: README };
  yield json("account.json", await accountOf(kv, user, now()));
  yield json("acts.json", await actsOf(kv, user.id));
  yield json("shared.json", await sharedWith(kv, user.id));
  yield json("comments.json", await commentsOf(kv, user.id));
  yield json("review.json", await reviewOf(kv, user.id));
  yield json("progress.json", await listProgress(kv, user.id, { role: user.role }));
  for await (const tour of ownTours(kv, user.id)) {
    const name = `${archiveName(tour)}`;
    yield { name: `archives/${name}.json`, content: await whole(tour) };
    const releases = await listReleases(kv, tour.id);
    const figures = await readFigures(kv, tour, now());
    if (figures.size > 0) {
      yield { name: `archives/${name} listeners.csv`, content: toListensCsv(tour, figures) };
    }
    const classes = await classesOf(kv, tour.id, now());
    for (const stop of classes.flatMap(({ stories }) => stories.map(({ stop }) => stop))) {
      use(readForm({ audioStops: [stop] }).form);
    }
    if (classes.length > 0) yield json(`archives/${name} classes.json`, classes);
    if (releases.length > 0) yield json(`archives/${name} releases.json`, releases);
    for (const { document } of releases) {
      const content = document && await parts.objects?.read(documentObject(document.id));
      if (!document || !content) continue;
      yield { name: `archives/${name} documents/${document.id}.${document.extension}`, content };
    }
    for await (const revision of earlierVersions(kv, tour)) {
      use(revision.tour);
      yield json(`archives/${name} versions/${revision.tour.revision}.json`, revision);
    }
    for (const { language } of await listWords(kv, tour.id)) {
      for (const version of await readVersions(kv, { tourId: tour.id, language })) {
        recordingPathsOf([version]).forEach((path) => paths.add(path));
        yield json(`archives/${name} versions/${language} ${version.revision}.json`, version);
      }
    }
  }
  for await (const { tour, deletedAt } of readTrashedTours(kv, user.id, now())) {
    const day = deletedAt.slice(0, 10);
    yield { name: `deleted/${archiveName(tour)} ${day}.json`, content: await whole(tour) };
  }
  const deleted = await listTrashedDrafts(kv, user.id, now());
  const drafts = await listDrafts(kv, user.id);
  for (const { draft, ...rest } of [...drafts.map((draft) => ({ draft })), ...deleted]) {
    const draftData = await readDraftData(kv, user.id, draft.id);
    if (isObject(draftData)) use(readForm(draftData).form);
    yield json(`drafts/${archiveName(draft)}.json`, { ...draft, ...rest, draftData });
  }
  for (const path of paths) {
    const [hash] = mediaHashesIn(path);
    if (!await parts.mayHave(hash)) paths.delete(path);
  }
  for await (const { url } of listUserMedia(kv, user.id)) paths.add(url);
  if (parts.objects) yield* filesOf(parts.objects, paths);
}

async function accountOf(kv: Deno.Kv, user: User, now: Date) {
  const { id, email, displayName, photoURL, role, createdAt, updatedAt } = user;
  const iso = (ms: number) => new Date(ms).toISOString();
  return {
    profile: { id, email, displayName, photoURL, role, createdAt, updatedAt },
    quota: await getOwnQuota(kv, id),
    lastSeen: await getLastSeen(kv, id),
    sessions: (await listSessions(kv, id, now)).map(({ device, createdAt, expiresAt }) => {
      return { device, createdAt: iso(createdAt), expiresAt: iso(expiresAt) };
    }),
    uploads: (await listUploads(kv, id, now)).map(({ userId: _, parts: __, ...upload }) => upload),
    files: await Array.fromAsync(listUserMedia(kv, id)),
  };
}

/** The acting administrator is not named to the owner. */
async function actsOf(kv: Deno.Kv, userId: string): Promise<Partial<AuditEntry>[]> {
  const has = ({ actor, target }: AuditEntry) => actor === userId || target === userId;
  const limit = MAX_AUDIT_ENTRIES + MAX_ENTRIES_OF_OTHERS;
  const { entries } = await listAudit(kv, { limit, has });
  return entries.map(({ actor, ...act }) => actor === userId ? { actor, ...act } : act);
}

/** The classes of an archive with their stories; nothing of the pupils' devices. */
async function classesOf(kv: Deno.Kv, tourId: string, now: Date) {
  const cards = await listClasses(kv, tourId, now);
  return await Promise.all(cards.map(async ({ id }) => {
    const { submissions, ...one } = await readClass(kv, { tourId, classId: id, now });
    const whole = submissions.map(({ id }) => readSubmission(kv, { tourId, classId: one.id, id }));
    return { ...one, stories: await Promise.all(whole) };
  }));
}

async function sharedWith(kv: Deno.Kv, userId: string) {
  const shared = await listSharedTours(kv, userId);
  return shared.map(({ tour: { id, title }, role, since }) => ({ id, title, role, since }));
}

async function commentsOf(kv: Deno.Kv, userId: string) {
  return (await listCommentsBy(kv, userId)).map(({ by: _, resolvedBy: __, ...comment }) => comment);
}

/** Of archives of the user and of those on which they work as an editor. */
async function reviewOf(kv: Deno.Kv, userId: string) {
  const ids: string[] = [];
  for await (const { id } of ownTours(kv, userId)) ids.push(id);
  for (const { tour, role } of await listSharedTours(kv, userId)) {
    if (role === "editor") ids.push(tour.id);
  }
  const versions = [];
  for (const id of ids) {
    const handIn = await getOwnHandIn(kv, id);
    if (handIn) versions.push({ handIn, version: await getUnsettledVersion(kv, id) });
  }
  return { versions, archivistSince: (await getArchivist(kv, userId))?.since };
}

async function* ownTours(kv: Deno.Kv, userId: string): AsyncGenerator<Tour> {
  let cursor: string | undefined;
  do {
    const page = await listToursByUser(kv, userId, { limit: 100, cursor });
    for (const { id } of page.tours) {
      const found = await getTour(kv, id);
      if (found) yield found.tour;
    }
    cursor = page.cursor;
  } while (cursor !== undefined);
}

async function* earlierVersions(kv: Deno.Kv, { id, revision }: Tour) {
  let cursor: number | undefined = revision;
  do {
    const page = await listRevisions(kv, id, { limit: 50, cursor });
    for (const { tour } of page.revisions) {
      const whole = await getRevision(kv, id, tour.revision);
      if (whole) yield whole;
    }
    cursor = page.cursor;
  } while (cursor !== undefined);
}

const json = (name: string, value: unknown): ZipEntry => {
  return { name, content: JSON.stringify(value, null, 2) + "\n" };
};
