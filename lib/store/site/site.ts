/** Reads and changes the site of a host: its name, colours and texts. */
import { Problem } from "../../model/web/problem.ts";
import { DEFAULT_SITE } from "../../model/site/site.ts";
import type { SiteSettings, StoredSite } from "../../model/site/site_settings.ts";
import { addAudit } from "../accounts/audit.ts";
import { mutate } from "../kv/atomic.ts";
import { getUser } from "../accounts/users.ts";
import { Site, type SiteRecord } from "./site_record.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** The settings with their last change. */
export async function readSiteSettings(kv: Deno.Kv): Promise<StoredSite> {
  const { value } = await Site.get(kv);
  if (value === null) return { revision: 0, settings: {} };
  const { updatedBy, ...shown } = value;
  return { ...shown, updatedBy: (await getUser(kv, updatedBy))?.displayName };
}

/** The record, and its versionstamp: a text that no other record ever has. */
export async function readSite(
  kv: Deno.Kv,
): Promise<{ record: SiteRecord | null; version: string }> {
  const { value, versionstamp } = await Site.get(kv);
  return { record: value, version: versionstamp ?? "" };
}

/**
 * Replaces the settings of `revision` by others, and writes that into the audit log.
 *
 * @throws {Problem} 409 when somebody else has changed them since.
 */
export async function saveSiteSettings(
  kv: Deno.Kv,
  settings: SiteSettings,
  { revision, actor, now }: { revision: number; actor: string; now: Date },
): Promise<number> {
  const saved = await mutate(async () => {
    const entry = await Site.get(kv);
    if ((entry.value?.revision ?? 0) !== revision) return { result: undefined };
    const record: SiteRecord = {
      revision: revision + 1,
      updatedAt: now.toISOString(),
      updatedBy: actor,
      settings,
    };
    const operation = kv.atomic().check(entry).set(Site.root, record);
    const name = settings.name ?? DEFAULT_SITE.name;
    await addAudit(kv, operation, { actor, action: "change-site", target: "site", name }, now);
    return { operation, result: record.revision };
  });
  if (saved !== undefined) return saved;
  throw new Problem(
    409,
    t("anotherAdministratorChangedSite"),
  );
}
