/**
 * Imports a site of Omeka Classic with Curatescape (or TourBuilder), while the program is stopped:
 * `deno task import-omeka https://site [--as e-mail] [--publish] [--dry-run] [--local]`. `--as` is
 * the e-mail address of the archives' owner; without it they belong to nobody, and administrators
 * manage them. They are private unless `--publish` is set. `--dry-run` only reports. A site in a
 * private network needs `--local`. Takes the settings of the program (DATA_DIR, KV_URL, S3_URL,
 * MAX_UPLOAD_MB, APP_ORIGIN, …). Ends with 1 if another try may import more.
 */
import { z } from "zod";
import { openCheckedConnections } from "../lib/import/checked_connections.ts";
import { foreseeImport, type ImportResult, importSite } from "../lib/import/omeka/import_site.ts";
import { createWebReader, Unreadable } from "../lib/import/web_reader.ts";
import { createInspector } from "../lib/media/inspect/inspector.ts";
import { NOBODY } from "../lib/model/id.ts";
import { findUserIdByEmail } from "../lib/store/accounts/users.ts";
import { requireFileTo } from "../lib/store/kv/data_file.ts";
import { StoreError } from "../lib/store/kv/store_error.ts";
import { openStore } from "../lib/store/open.ts";
import { readArguments } from "./arguments.ts";
import { runHostTask } from "./host_task.ts";

const SITE_RULE = "must be the address of a site, such as https://tours.example.org";

const { options, values, rest: [address] } = readArguments({
  usage: "deno task import-omeka https://site [--as e-mail] [--publish] [--dry-run] [--local]",
  options: ["--publish", "--dry-run", "--local"],
  values: ["--as"],
  rest: z.tuple([
    z.url({ protocol: /^https?$/, error: SITE_RULE }).transform((text) => new URL(text))
      // Imported archives name the site, so its address must not contain a password.
      .refine(({ username, password }) => username + password === "", SITE_RULE)
      .transform(({ origin, pathname }) => origin + pathname.replace(/\/+$/, "")),
  ]),
});
const isLocal = options.has("--local");
const connections = isLocal ? undefined : openCheckedConnections();
const reader = createWebReader({ isLocal, fetch: connections?.fetch });

/** A line without control sequences for terminals, because much of it is other people's text. */
// deno-lint-ignore no-control-regex
const printable = (line: string): string => line.replace(/[\u0000-\u001f\u007f-\u009f]/g, " ");

await runHostTask(async ({ store, objects }, config) => {
  if (options.has("--dry-run")) return await tell(() => foreseeImport(reader, address));
  if (!objects) throw new StoreError("There is no place for files: set up DATA_DIR or S3_URL.");
  if (typeof store === "object" && "path" in store) {
    await requireFileTo("import into", store.path);
  }
  const { kv, close } = await openStore(store);
  const email = values.get("--as");
  const userId = email === undefined ? NOBODY : await findUserIdByEmail(kv, email);
  if (userId === null) {
    close();
    throw new StoreError(
      `Nobody has signed in as ${email} yet. Sign in once, then run this again.`,
    );
  }
  const isDone = await tell(() =>
    importSite({
      kv,
      objects,
      inspector: createInspector(),
      reader,
      now: () => new Date(),
      userId,
      maxBytes: config.media.maxBytes,
      isPublished: options.has("--publish"),
      say: (line) => console.error(line),
    }, address)
  );
  close();
  return isDone;
});

/** Prints the result; false if another try may import more, or nothing could be read. */
async function tell(run: () => Promise<ImportResult>): Promise<boolean> {
  try {
    const { lines, failed } = await run();
    for (const line of lines) console.log(printable(line));
    if (failed) {
      console.log("Some files did not come. Run this again: it takes only what is missing.");
    }
    return !failed;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    console.error(printable(`${address} cannot be read: ${error.message}.`));
    return false;
  }
}
