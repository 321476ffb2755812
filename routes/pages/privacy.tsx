/** `/privacy`: what the program keeps of people. */
import type { ReactNode } from "react";
import { FEWEST } from "../../lib/model/listens/publication.ts";
import { contactHref } from "../../lib/model/site/site.ts";
import { SiteText } from "../../lib/ui/site_text.tsx";
import type { Ctx } from "../context.ts";
import { texts } from "../../lib/texts/texts.ts";
import { rich } from "../../lib/ui/rich.tsx";
import { to } from "../../lib/texts/paths.ts";

const t = texts("accounts");

export async function privacyPage(c: Ctx) {
  const { privacy, contact } = await c.var.site.read();
  const { auth: { provider }, map: { tileUrl, archiveUrl }, review } = c.var.parts.config;
  const tilesHost = archiveUrl === undefined ? new URL(tileUrl).host : undefined;
  return c.render(
    <div className="wrap privacy">
      <div className="page-head">
        <h1>{t("privacy")}</h1>
        <p className="lead">{t("privacyLead")}</p>
      </div>
      {privacy && (
        <section aria-labelledby="own">
          <h2 id="own">{t("fromHost")}</h2>
          <SiteText>{privacy}</SiteText>
        </section>
      )}
      <Part id="visitors" title={t("whenYouVisit")}>
        <li>{t("noAdvertising")}</li>
        <li>{t("onDevice")}</li>
        <li>{t("positionStays")}</li>
        <li>{t("networkAddress")}</li>
      </Part>
      <Part id="listening" title={t("howCounted")}>
        <li>{t("countMessage")}</li>
        <li>{t("countSums")}</li>
        <li>{t("countOnce")}</li>
        <li>{t("countFigures", { fewest: FEWEST })}</li>
        <li>{t("countOptOut")}</li>
      </Part>
      {provider.kind !== "off" && (
        <Part id="accounts" title={t("whenYouSignIn")}>
          <li>{t("storesAccount")}</li>
          <li>{t("storesWork")}</li>
          <li>{t("coAuthors")}</li>
          {review && <li>{t("reviewers")}</li>}
          <li>{t("presence")}</li>
          <li>{t("comments")}</li>
          <li>{t("invitations")}</li>
          <li>{t("deletion")}</li>
          <li>
            {rich(t, "ownData", {
              link: (text) => <a href={to("/profile")}>{text}</a>,
            })}
          </li>
        </Part>
      )}
      <Part id="classes" title={t("whenYouJoinClass")}>
        <li>{t("storesNickname")}</li>
        <li>{t("pupilDevice")}</li>
        <li>{t("teacherSees")}</li>
        <li>{t("classEnds")}</li>
      </Part>
      <Part id="others" title={t("whoElse")}>
        {tilesHost && <li>{t("mapHost", { host: tilesHost })}</li>}
        <li>{t("otherSites")}</li>
        <li>{t("addressLookup")}</li>
        <li>{t("hostSees")}</li>
        {contact && (
          <li>
            {rich(t, "questionsAt", {
              contact: <a href={contactHref(contact)}>{contact}</a>,
            })}
          </li>
        )}
      </Part>
    </div>,
    {
      title: t("privacy"),
      description: t("privacySummary"),
      styles: "authors",
    },
  );
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul>{children}</ul>
  </section>
);
