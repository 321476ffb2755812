/** The archives of others on which the user works, in the profile. */
import { Eye, Pencil, Users } from "lucide-react";
import type { SharedTour } from "../../../lib/model/people/co_author.ts";
import { Words } from "../../../lib/ui/words.tsx";

export function SharedArchives({ shared }: { shared: SharedTour[] }) {
  return (
    <section className="profile-devices" aria-labelledby="shared-archives">
      <h2 id="shared-archives">Archives you work on with others</h2>
      <ul role="list" className="own-list">
        {shared.map(({ tour: { id, title, language }, role, owner }) => (
          <li key={id}>
            <div>
              <h3>
                <Words language={language}>{title}</Words>
              </h3>
              <p className="meta">
                <span>{role === "editor" ? "Editor" : "Reviewer"}</span>
                {owner && (
                  <span>
                    of <Words>{owner}</Words>
                  </span>
                )}
              </p>
            </div>
            <div className="own-actions">
              <a className="button" href={`/tour/${id}`}>
                <Eye aria-hidden="true" />View<span className="visually-hidden">{title}</span>
              </a>
              {role === "editor" && (
                <a className="button" href={`/tour/${id}/edit?from=profile`}>
                  <Pencil aria-hidden="true" />Edit<span className="visually-hidden">{title}</span>
                </a>
              )}
              <a className="button" href={`/tour/${id}/people`}>
                <Users aria-hidden="true" />People<span className="visually-hidden">{title}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
