/** `/imprint`: who runs this site, in the host's own words. */
import { contactHref } from "../../lib/model/site/site.ts";
import { SiteText } from "../../lib/ui/site_text.tsx";
import type { Ctx } from "../context.ts";
import { nothing } from "../failures.tsx";

export async function imprintPage(c: Ctx) {
  const { name, imprint, contact } = await c.var.site.read();
  if (imprint === undefined) return nothing(c);
  return c.render(
    <div className="wrap privacy" data-message-page="">
      <div className="page-head">
        <h1>Imprint</h1>
        <p className="lead">Who runs {name}.</p>
      </div>
      <SiteText>{imprint}</SiteText>
      {contact && (
        <p>
          Contact: <a href={contactHref(contact)}>{contact}</a>
        </p>
      )}
    </div>,
    { title: "Imprint", description: `Who runs ${name}.`, path: "/imprint", styles: "authors" },
  );
}
