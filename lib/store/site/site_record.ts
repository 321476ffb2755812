/** The record of a host's own site: `["site"]`, one for the whole store. */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import { SiteSettings } from "../../model/site/site_settings.ts";
import { Positive, Time } from "../kv/fields.ts";
import { Collection } from "../kv/collection.ts";

/** `revision` counts the changes; `updatedBy` is the administrator of the last one. */
export const SiteRecord = z.object({
  revision: Positive,
  updatedAt: Time,
  updatedBy: Id,
  settings: SiteSettings,
});
export type SiteRecord = z.infer<typeof SiteRecord>;

/** Missing until an administrator has saved something. */
export const Site = new Collection("site", [], SiteRecord);
