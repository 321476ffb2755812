/** The archives of others on which the user works, in the profile. */
import { Eye, Languages, Pencil, Users } from "lucide-react";
import type { SharedTour } from "../../../lib/model/people/co_author.ts";
import { RoleName } from "../../../lib/ui/role_name.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("accounts");

export function SharedArchives({ shared }: { shared: SharedTour[] }) {
  return (
    <section className="profile-devices" aria-labelledby="shared-archives">
      <h2 id="shared-archives">{t("sharedArchives")}</h2>
      <ul role="list" className="own-list">
        {shared.map(({ tour: { id, title, language }, owner, ...given }) => (
          <li key={id}>
            <div>
              <h3>
                <Words language={language}>{title}</Words>
              </h3>
              <p className="meta">
                <span>
                  <RoleName {...given} />
                </span>
                {owner && <span>{rich(t, "ofOwner", { owner: <Words>{owner}</Words> })}</span>}
              </p>
            </div>
            <div className="own-actions">
              <a className="button" href={to(`/tour/${id}`)}>
                <Eye aria-hidden="true" />
                {rich(t, "viewTitle", { title: <span className="visually-hidden">{title}</span> })}
              </a>
              {given.role === "editor" && (
                <a className="button" href={to(`/tour/${id}/edit?from=profile`)}>
                  <Pencil aria-hidden="true" />
                  {rich(t, "editTitle", {
                    title: <span className="visually-hidden">{title}</span>,
                  })}
                </a>
              )}
              {given.role === "translator" && (
                <a className="button" href={to(`/tour/${id}/languages`)}>
                  <Languages aria-hidden="true" />
                  {rich(t, "translateTitle", {
                    title: <span className="visually-hidden">{title}</span>,
                  })}
                </a>
              )}
              <a className="button" href={to(`/tour/${id}/people`)}>
                <Users aria-hidden="true" />
                {rich(t, "peopleTitle", {
                  title: <span className="visually-hidden">{title}</span>,
                })}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
