/** `/admin/site`: the site's name, colours and texts. */
import AdminSite from "../../../islands/admin/admin-site/island.tsx";
import { readSiteSettings } from "../../../lib/store/site/site.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { AdminHead, forAdmins } from "./admin_parts.tsx";

export const adminSitePage = forAdmins("Site", async (c) => {
  const stored = await readSiteSettings(c.var.parts.kv);
  return (
    <div className="wrap">
      <AdminHead title="Site" current="site">
        The name, the colour and the texts of this site. What is empty is the program’s own.
      </AdminHead>
      <section className="admin-section" aria-label="Site">
        <Island name="admin-site" of={AdminSite} when="load" props={{ stored }} />
      </section>
    </div>
  );
});
