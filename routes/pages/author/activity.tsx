/** `/tour/{id}/activity`: what happened in an archive lately, for those who work on it. */
import type { ReactNode } from "react";
import { nameOfLanguage } from "../../../lib/model/text/language_names.ts";
import { permits } from "../../../lib/model/people/tour_role.ts";
import { RevisionQuery } from "../../../lib/model/web/query.ts";
import {
  type Activity,
  type NamedStops,
  readTourActivity,
} from "../../../lib/server/tour_activity.ts";
import { RoleName } from "../../../lib/ui/role_name.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { timeAgo } from "../../../lib/ui/time_ago.ts";
import type { Ctx } from "../../context.ts";
import { parseQuery } from "../../parse.ts";
import { ArchiveHead } from "./archive_head.tsx";
import { findEditableTour } from "./editable_tour.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { language as readersLanguage, texts } from "../../../lib/texts/texts.ts";
import { rich, richList } from "../../../lib/ui/rich.tsx";

const t = texts("authoring");

export async function activityPage(c: Ctx) {
  const found = await findEditableTour(c, "signInForActivity", "reviewer");
  if (found instanceof Response) return found;
  const { tour, viewer, role } = found;
  const { kv, now } = c.var.parts;
  const { cursor } = parseQuery(c, RevisionQuery);
  const page = await readTourActivity(kv, { tour, viewer, role }, cursor);
  const isEditor = permits(role, "editor");
  return c.render(
    <div className="wrap history-page">
      <ArchiveHead tourId={tour.id} title={t("activity")}>
        {rich(t, "activityText", {
          title: <Words language={tour.language}>{tour.title}</Words>,
        })}
        {!isEditor && ` ${t("stopsCounted")}`}
      </ArchiveHead>
      <ol role="list" className="activity">
        {page.activity.map((one) => (
          <li key={`${one.kind} ${one.at} ${"commentId" in one ? one.commentId : ""}`}>
            <p>
              <Said one={one} tourId={tour.id} language={tour.language} />
            </p>
            <p className="meta">
              <time dateTime={one.at}>
                {timeAgo(Date.parse(one.at), now().getTime())}, {inWords(one.at)}
              </time>
              {"revision" in one && isEditor && (
                <a href={to(`/tour/${tour.id}/history`)}>
                  {t("versionNumber", { number: one.revision })}
                </a>
              )}
            </p>
          </li>
        ))}
      </ol>
      {page.cursor && (
        <p>
          <a className="button" href={to(`/tour/${tour.id}/activity?cursor=${page.cursor}`)}>
            {t("older")}
          </a>
        </p>
      )}
    </div>,
    { title: t("activityIn", { title: tour.title }), styles: "authors" },
  );
}

type SaidProps = { one: Activity; tourId: string; language?: string };

/** One thing that happened as a sentence. */
function Said({ one, tourId, language }: SaidProps) {
  const who = (
    <strong>
      <Words>{one.by ?? t("withoutAccount")}</Words>
    </strong>
  );
  switch (one.kind) {
    case "created":
      return rich(t, "didCreate", { who });
    case "saved-unknown":
      return rich(t, "didSave", { who });
    case "saved": {
      const changes = whatSaved(one, language);
      return changes ? rich(t, "did", { who, changes }) : rich(t, "didDetails", { who });
    }
    case "joined":
      if (one.role === "editor") return rich(t, "joinedAsEditor", { who });
      if (one.role === "reviewer") return rich(t, "joinedAsReviewer", { who });
      return rich(t, "joinedAs", { who, role: <RoleName {...one} /> });
    case "translated":
      return rich(t, "activityTranslated", {
        who,
        language: nameOfLanguage(one.language, readersLanguage()),
      });
    case "released":
      if (one.person === undefined) return t("releaseAdded");
      return rich(t, "releaseAddedOf", { person: <Words>{one.person}</Words> });
    case "withdrawn":
      if (one.person === undefined) return t("releaseWithdrawn");
      return rich(t, "releaseWithdrawnBy", { person: <Words>{one.person}</Words> });
    default: {
      const link = (words: string) => (
        <a href={to(`/tour/${tourId}/comments#comment-${one.commentId}`)}>{words}</a>
      );
      const isNew = one.kind === "commented";
      if (!one.stopTitle) return rich(t, isNew ? "wroteComment" : "resolvedComment", { who, link });
      const title = <Words language={language}>{one.stopTitle}</Words>;
      return rich(t, isNew ? "wroteCommentOn" : "resolvedCommentOn", { who, link, title });
    }
  }
}

/** What a save did to stops, as a part of a sentence; undefined where it is nothing. */
function whatSaved(one: Activity & { kind: "saved" }, language?: string): ReactNode {
  const did: ReactNode[] = [];
  for (const [key, { titles, others }] of CHANGES.map(([key, of]) => [key, one[of]] as const)) {
    if (titles.length + others === 0) continue;
    did.push(rich(t, key, { stops: namesOf({ titles, others }, language) }));
  }
  if (one.isReordered) did.push(t("movedStops"));
  return did.length === 0
    ? undefined
    : did.reduce((before, change) => rich(t, "didAlso", { before, change }));
}

const CHANGES = [
  ["addedStops", "added"],
  ["changedStops", "changed"],
  ["removedStops", "removed"],
] as const;

/** Most titles that one sentence names. */
const MOST_NAMED = 5;

function namesOf({ titles, others }: NamedStops, language?: string): ReactNode {
  const count = others + Math.max(0, titles.length - MOST_NAMED);
  if (titles.length === 0) return t("countedStops", { count });
  return richList([
    ...titles.slice(0, MOST_NAMED).map((title) =>
      rich(t, "quotedStop", { title: <Words language={language}>{title}</Words> })
    ),
    ...count > 0 ? [t("moreStops", { count })] : [],
  ]);
}

/** The same for every reader, because the server knows no time zone. */
const inWords = (iso: string) =>
  new Date(iso).toLocaleString(readersLanguage(), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  }) + " UTC";
