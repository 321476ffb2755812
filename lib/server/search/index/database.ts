/** The SQLite database of the search index: its tables, and the recovery from a bad file. */
import { DatabaseSync } from "node:sqlite";

/**
 * Increases with every change of the tables or of other stored formats, such as the cutting of a
 * text into words. A file with another number is made again.
 */
const FORMAT = 6;

/**
 * `number` sorts archives by their ids, hence by time; it is the row of their words, which SQLite
 * lists in that order. `x`, `y`, `z`: the start of an archive on a sphere of radius 1; null, as the
 * coordinates, without a stop on the map. An archive's passages have the numbers from
 * `first_passage` to before `end_passage`: one for each chapter, each sentence and each thing of a
 * stop and its pages, then one without `text` for the stop's own texts. An archive in several
 * languages has the passages of one after those of the other, and for each a row of `tellings`: its
 * own language, which may be unknown, at 0. Its words are those of all languages.
 */
const TABLES = `
  CREATE TABLE archives (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, stamp TEXT NOT NULL,
    title TEXT NOT NULL, title_key TEXT NOT NULL, language TEXT, place TEXT,
    tour_type TEXT NOT NULL, duration TEXT NOT NULL, minutes REAL, stop_count INTEGER NOT NULL,
    latitude REAL, longitude REAL, x REAL, y REAL, z REAL,
    first_passage INTEGER NOT NULL, end_passage INTEGER NOT NULL
  );
  CREATE INDEX archives_by_title ON archives (title_key, number DESC);
  CREATE VIRTUAL TABLE archive_words USING fts5 (
    title, names, stops, texts,
    content='', contentless_delete=1, detail=column, prefix='2 3', tokenize='ascii'
  );
  CREATE TABLE passages (
    number INTEGER PRIMARY KEY, stop INTEGER NOT NULL, stop_id TEXT NOT NULL,
    stop_title TEXT NOT NULL, start INTEGER, speaker TEXT, text TEXT, language TEXT,
    is_chapter INTEGER, thing TEXT, page INTEGER, words TEXT NOT NULL
  );
  CREATE TABLE tellings (
    archive TEXT NOT NULL, place INTEGER NOT NULL, language TEXT, title TEXT NOT NULL,
    title_language TEXT, first_passage INTEGER NOT NULL, end_passage INTEGER NOT NULL,
    words TEXT NOT NULL, PRIMARY KEY (archive, place)
  ) WITHOUT ROWID;
  CREATE TABLE vocabulary (word TEXT PRIMARY KEY) WITHOUT ROWID;
`;

/** SQLite's codes for a file that is locked, unreadable, unwritable, full or damaged. */
const FAULTS = [5, 6, 8, 10, 11, 13, 14, 26];

/** How long to wait for a process that is about to end, in milliseconds. */
const PATIENCE = 500;

/**
 * Opens the index in `path` (":memory:": in memory). A file that is missing, damaged, or of another
 * format is made again; if that fails, or another process has the file, the index is in memory.
 */
export function openDatabase(path: string): DatabaseSync {
  if (path !== ":memory:") {
    try {
      return openFile(path);
    } catch (error) {
      if (isInUse(error)) return openDatabase(":memory:");
    }
    try {
      removeDatabase(path);
      return openFile(path);
    } catch {
      // A fault of the file does not matter in memory.
    }
  }
  return prepare(new DatabaseSync(":memory:"));
}

/**
 * Removes the file of an index with its write-ahead log, which would otherwise be applied to the
 * next file.
 */
export function removeDatabase(path: string): void {
  for (const name of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      Deno.removeSync(name);
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
    }
  }
}

/** Whether an error is the file's fault, and not the query's. */
export function isFault(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  return errcode !== undefined && FAULTS.includes(errcode & 0xff);
}

const isInUse = (error: unknown) => /locked|busy/i.test(String(error));

/** @throws when the file is locked, damaged, or of another format. */
function openFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: PATIENCE });
  try {
    // One process has the file; a commit survives a kill, but not a loss of power.
    database.exec(
      "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL",
    );
    return prepare(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function prepare(database: DatabaseSync): DatabaseSync {
  const { user_version: format } = database.prepare("PRAGMA user_version").get()!;
  const isEmpty = database.prepare("SELECT 1 FROM sqlite_schema").get() === undefined;
  if (isEmpty) {
    database.exec(`BEGIN; ${TABLES} PRAGMA user_version = ${FORMAT}; COMMIT`);
  } else if (format !== FORMAT) {
    throw new Error(`The index has the format ${format}, not ${FORMAT}`);
  }
  return database;
}
