/**
 * The site of the host, for administrators:
 *
 * - `GET /api/admin/site` answers its settings and their last change (`StoredSite`).
 * - `PUT /api/admin/site {revision, settings}` replaces all of them: `{revision}`, or a problem 409
 *   when another administrator has changed them since `revision`.
 */
import { SiteChange } from "../../../lib/model/site/site_settings.ts";
import { readSiteSettings, saveSiteSettings } from "../../../lib/store/site/site.ts";
import type { Ctx } from "../../context.ts";
import { signedIn } from "../../middleware/viewer.ts";
import { parseJson } from "../../parse.ts";

/** The settings. */
export async function read(c: Ctx) {
  return c.json(await readSiteSettings(c.var.parts.kv));
}

/** Replaces the settings. */
export async function save(c: Ctx) {
  const { id: actor } = await signedIn(c);
  const { revision, settings } = await parseJson(c, SiteChange);
  const { kv, now } = c.var.parts;
  const saved = await saveSiteSettings(kv, settings, { revision, actor, now: now() });
  c.var.site.refresh();
  return c.json({ revision: saved });
}
