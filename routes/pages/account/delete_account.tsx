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
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("accounts");

const head = () => ({ title: t("deleteYourAccount"), styles: "authors" }) as const;

export async function deleteAccountPage(c: Ctx) {
  const user = await c.var.viewer();
  if (!user) {
    const prompt = await signInPrompt(c, {
      title: t("accessRequired"),
      text: t("logInToDelete"),
      label: t("logIn"),
    });
    return c.render(prompt, head());
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
    some("draftsGo", drafts.length + deletedDrafts.length),
    some("progressGoes", begun.length),
    some("deletedArchivesGo", deleted.length),
    usage.bytes > 0 ? t("ownMediaGo") : "",
  ].filter(Boolean);
  const archives = tours.map(({ id, title, visibility }) => {
    return { id, title, visibility: visibilityLabel(visibility) };
  });
  return c.render(
    <div className="wrap account-page">
      <a className="back" href={to("/profile")}>
        <ArrowLeft aria-hidden="true" />
        {t("backToProfile")}
      </a>
      <h1>{t("deleteYourAccount")}</h1>
      <WhatHappens user={user} figures={figures} hasArchives={archives.length > 0} />
      <Island
        name="delete-account"
        of={DeleteAccount}
        when="load"
        props={{ email: user.email, archives }}
      />
    </div>,
    head(),
  );
}

type WhatHappensProps = { user: User; figures: string[]; hasArchives: boolean };

function WhatHappens({ user, figures, hasArchives }: WhatHappensProps) {
  return (
    <>
      <h2>{t("whatIsDeleted")}</h2>
      <ul className="prose">
        <li>{t("profileGoes")}</li>
        {figures.map((figure) => <li key={figure}>{figure}</li>)}
        <li>{t("deviceDataGoes")}</li>
      </ul>
      <h2>{t("whatStays")}</h2>
      <ul className="prose">
        {hasArchives && <li>{t("archivesStay")}</li>}
        {user.role === "admin" && <li>{t("auditLogStays")}</li>}
        <li>{t("copiesStay")}</li>
      </ul>
      <p>
        {rich(t, "deletionIsFinal", {
          link: (text) => <a href="/api/account/data" data-turbo="false">{text}</a>,
        })}
      </p>
    </>
  );
}

/** "3 drafts."; empty for 0. */
const some = (key: "draftsGo" | "progressGoes" | "deletedArchivesGo", count: number) =>
  count === 0 ? "" : t(key, { count });
