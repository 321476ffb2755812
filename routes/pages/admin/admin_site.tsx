/** `/admin/site`: the site's name, colours and texts. */
import AdminSite from "../../../islands/admin/admin-site/island.tsx";
import { readSiteSettings } from "../../../lib/store/site/site.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { AdminHead, forAdmins } from "./admin_parts.tsx";

const t = texts("administering");

export const adminSitePage = forAdmins("site", async (c) => {
  const stored = await readSiteSettings(c.var.parts.kv);
  return (
    <div className="wrap">
      <AdminHead title={t("site")} current="site">
        {t("siteText")}
      </AdminHead>
      <section className="admin-section" aria-label={t("site")}>
        <Island name="admin-site" of={AdminSite} when="load" props={{ stored }} />
      </section>
    </div>
  );
});
