/** `/imprint`: who runs this site, in the host's own words. */
import { contactHref } from "../../lib/model/site/site.ts";
import { SiteText } from "../../lib/ui/site_text.tsx";
import type { Ctx } from "../context.ts";
import { nothing } from "../failures.tsx";
import { texts } from "../../lib/texts/texts.ts";
import { rich } from "../../lib/ui/rich.tsx";

const t = texts("accounts");

export async function imprintPage(c: Ctx) {
  const { name, imprint, contact } = await c.var.site.read();
  if (imprint === undefined) return nothing(c);
  return c.render(
    <div className="wrap privacy" data-message-page="">
      <div className="page-head">
        <h1>{t("imprint")}</h1>
        <p className="lead">{t("whoRunsSite", { name })}</p>
      </div>
      <SiteText>{imprint}</SiteText>
      {contact && (
        <p>
          {rich(t, "contactAt", { contact: <a href={contactHref(contact)}>{contact}</a> })}
        </p>
      )}
    </div>,
    {
      title: t("imprint"),
      description: t("whoRunsSite", { name }),
      path: "/imprint",
      styles: "authors",
    },
  );
}
