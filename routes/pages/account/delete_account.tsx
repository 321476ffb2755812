/** `/profile/delete`: the consequences of deleting an account, and the form for it. */
import { ArrowLeft } from "lucide-react";
import DeleteAccount from "../../../islands/account/delete-account/island.tsx";
import { visibilityLabel } from "../../../islands/author/visibility/labels.ts";
import { MAX_LIST } from "../../../lib/model/web/query.ts";
import type { User } from "../../../lib/model/account/user.ts";
import { listTrashedDrafts } from "../../../lib/store/drafts/draft_trash.ts";
import { listDrafts } from "../../../lib/store/drafts/drafts.ts";
import { getMediaUsage } from "../../../lib/store/media/media_usage.ts";
import { listProgress } from "../../../lib/store/progress/progress.ts";
import { listToursByUser } from "../../../lib/store/index/tour_lists.ts";
import { listTrashedTours } from "../../../lib/store/closing/tour_trash.ts";
import { Island } from "../../../lib/ui/island.tsx";
import type { Ctx } from "../../context.ts";
import { signInPrompt } from "./sign_in_prompt.tsx";

const HEAD = { title: "Delete your account", styles: "authors" } as const;

export async function deleteAccountPage(c: Ctx) {
  const user = await c.var.viewer();
  if (!user) {
    const prompt = await signInPrompt(c, {
      title: "Account Access Required",
      text: "Log in to your account to delete it.",
      label: "Log In",
    });
    return c.render(prompt, HEAD);
  }
  const { kv, now } = c.var.parts;
  const [{ tours }, drafts, deletedDrafts, deleted, begun, usage] = await Promise.all([
    listToursByUser(kv, user.id, { limit: MAX_LIST }),
    listDrafts(kv, user.id),
    listTrashedDrafts(kv, user.id, now()),
    listTrashedTours(kv, user.id, now()),
    listProgress(kv, user.id, { role: user.role }),
    getMediaUsage(kv, user.id),
  ]);
  const figures = [
    counted(drafts.length + deletedDrafts.length, "draft"),
    counted(begun.length, "archive", "your progress in"),
    counted(deleted.length, "deleted archive", "the restorable copies of"),
    usage.bytes > 0 ? "your recordings and pictures, unless an archive that stays uses them" : "",
  ].filter(Boolean);
  const archives = tours.map(({ id, title, visibility }) => {
    return { id, title, visibility: visibilityLabel(visibility) };
  });
  return c.render(
    <div className="wrap account-page">
      <a className="back" href="/profile">
        <ArrowLeft aria-hidden="true" />Back to Profile
      </a>
      <h1>Delete your account</h1>
      <WhatHappens user={user} figures={figures} hasArchives={archives.length > 0} />
      <Island
        name="delete-account"
        of={DeleteAccount}
        when="load"
        props={{ email: user.email, archives }}
      />
    </div>,
    HEAD,
  );
}

type WhatHappensProps = { user: User; figures: string[]; hasArchives: boolean };

function WhatHappens({ user, figures, hasArchives }: WhatHappensProps) {
  return (
    <>
      <h2>What is deleted</h2>
      <ul className="prose">
        <li>Your name, your e-mail address, your picture, and your sessions on all devices.</li>
        {figures.map((figure) => <li key={figure}>{`${capital(figure)}.`}</li>)}
        <li>Everything this device has stored about your account.</li>
      </ul>
      <h2>What stays</h2>
      <ul className="prose">
        {hasArchives && <li>The archives you don’t delete, with all their versions.</li>}
        {user.role === "admin" && (
          <li>What you did as an administrator, which the audit log keeps for two years.</li>
        )}
        <li>Copies that other people have saved, and this site’s backups.</li>
      </ul>
      <p>
        You can’t undo this. If you sign in again later, you get a new, empty account. You may want
        to <a href="/api/account/data" data-turbo="false">download your data</a> first.
      </p>
    </>
  );
}

/** '3 drafts', 'your progress in 1 archive'; empty for 0. */
const counted = (count: number, name: string, before = "") =>
  count === 0 ? "" : `${before} ${count} ${name}${count === 1 ? "" : "s"}`.trim();

const capital = (text: string) => text[0].toUpperCase() + text.slice(1);
