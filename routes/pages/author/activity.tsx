/** `/tour/{id}/activity`: what happened in an archive lately, for those who work on it. */
import type { ReactNode } from "react";
import { counted } from "../../../lib/formats/report.ts";
import { nameOfLanguage } from "../../../lib/model/text/language_names.ts";
import { type GivenRole, permits } from "../../../lib/model/people/tour_role.ts";
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
import { rich } from "../../../lib/ui/rich.tsx";

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
      <ArchiveHead tourId={tour.id} title="Activity">
        What those who work on “<Words language={tour.language}>{tour.title}</Words>” have done.
        {!isEditor && " Stops that you can’t see are counted, not named."}
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
                <a href={to(`/tour/${tour.id}/history`)}>version {one.revision}</a>
              )}
            </p>
          </li>
        ))}
      </ol>
      {page.cursor && (
        <p>
          <a className="button" href={to(`/tour/${tour.id}/activity?cursor=${page.cursor}`)}>
            Older
          </a>
        </p>
      )}
    </div>,
    { title: `Activity in ${tour.title}`, styles: "authors" },
  );
}

type SaidProps = { one: Activity; tourId: string; language?: string };

/** One thing that happened as a sentence. */
function Said({ one, tourId, language }: SaidProps) {
  const who = (
    <strong>
      <Words>{one.by ?? "Somebody without an account"}</Words>
    </strong>
  );
  switch (one.kind) {
    case "created":
      return <>{who} created the archive.</>;
    case "saved-unknown":
      return <>{who} saved the archive.</>;
    case "saved":
      return <>{who} {whatSaved(one, language)}.</>;
    case "joined":
      return (
        <>
          {who} joined as <RoleInSentence {...one} />.
        </>
      );
    case "translated":
      return rich(t, "activityTranslated", {
        who,
        language: nameOfLanguage(one.language, readersLanguage()),
      });
    case "released":
      if (one.person === undefined) return <>A release was added.</>;
      return (
        <>
          A release of <Words>{one.person}</Words> was added.
        </>
      );
    case "withdrawn":
      if (one.person === undefined) return <>A release was withdrawn.</>;
      return (
        <>
          <Words>{one.person}</Words> has withdrawn a release.
        </>
      );
    default: {
      const comment = (
        <a href={to(`/tour/${tourId}/comments#comment-${one.commentId}`)}>a comment</a>
      );
      return (
        <>
          {who} {one.kind === "commented" ? "wrote" : "resolved"} {comment}
          {one.stopTitle && (
            <>
              {" on “"}
              <Words language={language}>{one.stopTitle}</Words>
              {"”"}
            </>
          )}.
        </>
      );
    }
  }
}

const RoleInSentence = (given: GivenRole) => {
  if (given.role === "translator") return <RoleName {...given} />;
  return given.role === "editor" ? "an editor" : "a reviewer";
};

/** What a save did, as the end of a sentence. */
function whatSaved(one: Activity & { kind: "saved" }, language?: string): ReactNode {
  const did = [
    namedAfter("added", one.added, language),
    namedAfter("changed", one.changed, language),
    namedAfter("removed", one.removed, language),
    one.isReordered && "moved stops",
  ].filter((part) => part !== undefined && part !== false);
  if (did.length === 0) return "changed the archive’s details";
  return did.map((part, i) => <span key={i}>{i > 0 && "; "}{part}</span>);
}

/** Most titles that one sentence names. */
const MOST_NAMED = 5;

function namedAfter(verb: string, { titles, others }: NamedStops, language?: string): ReactNode {
  if (titles.length + others === 0) return undefined;
  const more = others + Math.max(0, titles.length - MOST_NAMED);
  return (
    <>
      {verb} {titles.slice(0, MOST_NAMED).map((title, i) => (
        <span key={i}>
          {i > 0 && ", "}“<Words language={language}>{title}</Words>”
        </span>
      ))}
      {more > 0 && (titles.length > 0 ? ` and ${more} more` : counted(more, "stop"))}
    </>
  );
}

/** The same for every reader, because the server knows no time zone. */
const inWords = (iso: string) =>
  new Date(iso).toLocaleString("en", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }) +
  " UTC";
