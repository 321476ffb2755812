/** The people of an archive: roles, invitations, and the way out. */
import { useState } from "react";
import { api } from "../../../lib/device/api.ts";
import type { CoAuthor, TourPeople } from "../../../lib/model/people/co_author.ts";
import type { GivenRole } from "../../../lib/model/people/tour_role.ts";
import type { Invitation } from "../../../lib/model/people/invitation.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { RoleName } from "../../../lib/ui/role_name.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import { confirm } from "../../shell/confirm.ts";
import { toast } from "../../shell/toasts.ts";
import { visit } from "../../shell/visit.ts";
import { approvalText, OwnApproval } from "./approval.tsx";
import { InviteForm } from "./invite_form.tsx";
import { ChangeRole } from "./change_role.tsx";
import { language, texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("sharing");

const hidden = (words: string) => <span className="visually-hidden">{words}</span>;

type Props = {
  tourId: string;
  title: string;
  /** The viewer. */
  userId: string;
  people: TourPeople;
  invitations: Invitation[];
  /** Those that a translator may write. */
  languages: string[];
};

export default function People({ tourId, title, userId, people, languages, ...given }: Props) {
  const [coAuthors, setCoAuthors] = useState(people.coAuthors);
  const [invitations, setInvitations] = useState(given.invitations);
  const { problem, attempt } = useAttempt();
  const isOwner = people.role === "owner";
  const at = `/api/tours/${tourId}`;
  /** Links that a person may have end with their role. */
  const readInvitations = async () =>
    setInvitations(await api<Invitation[]>("GET", `${at}/invitations`));
  const change = async ({ userId: id, name, role: before }: CoAuthor, given: GivenRole) => {
    await api("PUT", `${at}/people/${id}`, given);
    setCoAuthors((all) =>
      all.map((one) => one.userId === id ? { ...one, language: undefined, ...given } : one)
    );
    const description = before === "editor" ? t("editorNoMore", { name }) : name;
    toast({ title: t("roleChanged"), description });
    await readInvitations();
  };
  const remove = async ({ userId, name, role }: CoAuthor) => {
    const sure = await confirm({
      title: t("removePersonTitle", { name }),
      text: role === "editor" ? t("removeEditorText") : t("removeReviewerText"),
      action: t("remove"),
    });
    if (!sure) return;
    await attempt(async () => {
      await api("DELETE", `${at}/people/${userId}`);
      setCoAuthors((all) => all.filter((one) => one.userId !== userId));
      toast({ title: t("personRemoved"), description: name });
      await readInvitations();
    });
  };
  const leave = () =>
    attempt(async () => {
      await api("DELETE", `${at}/people`);
      toast({ title: t("leftArchive"), description: title });
      await visit("/profile");
    });
  const withdraw = ({ id }: Invitation) =>
    attempt(async () => {
      await api("DELETE", `${at}/invitations/${id}`);
      setInvitations((all) => all.filter((one) => one.id !== id));
    });
  const added = (invitation: Invitation) =>
    setInvitations((all) => [
      ...all.filter(({ email }) => email === undefined || email !== invitation.email),
      invitation,
    ]);
  return (
    <div className="tour-people">
      <ul role="list" className="own-list">
        <li>
          <div>
            <h2>
              <Words>{people.owner ?? t("theAdministrators")}</Words>
            </h2>
            <p className="meta">
              <span>{t("owner")}</span>
            </p>
          </div>
        </li>
        {coAuthors.map((one) => (
          <li key={one.userId}>
            <div>
              <h2>
                <Words>{one.name}</Words>
              </h2>
              <p className="meta">
                <span>
                  <RoleName {...one} />
                </span>
                <span>{t("sinceDay", { day: dayOf(one.since) })}</span>
                {one.approved && <span>{approvalText(one.approved, people.revision)}</span>}
              </p>
            </div>
            {isOwner && (
              <div className="own-actions">
                <ChangeRole {...{ one, languages, onChange: (given) => change(one, given) }} />
                <ActionButton className="button" onAction={() => remove(one)}>
                  {rich(t, "removePerson", {
                    name: <span className="visually-hidden">{one.name}</span>,
                  })}
                </ActionButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {problem && <p role="alert" className="field-error">{problem}</p>}
      {isOwner
        ? (
          <>
            <InviteForm tourId={tourId} languages={languages} onInvited={added} />
            {invitations.length > 0 && (
              <section aria-labelledby="invitations">
                <h2 id="invitations">{t("openInvitations")}</h2>
                <ul role="list" className="own-list">
                  {invitations.map((one) => (
                    <li key={one.id}>
                      <div>
                        <h3>{one.email ?? t("anyoneWithLink")}</h3>
                        <p className="meta">
                          <span>
                            <RoleName {...one} />
                          </span>
                          <span>{t("untilDay", { day: dayOf(one.expiresAt) })}</span>
                          {one.email === undefined && (
                            <span>{t("acceptedCount", { count: one.accepted })}</span>
                          )}
                        </p>
                      </div>
                      <div className="own-actions">
                        <ActionButton className="button" onAction={() => withdraw(one)}>
                          {one.email
                            ? rich(t, "takeBackInvitation", { email: one.email, hidden })
                            : rich(t, "takeBackLinkInvitation", { hidden })}
                        </ActionButton>
                      </div>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )
        : (
          <>
            {people.role === "reviewer" && (
              <OwnApproval
                tourId={tourId}
                revision={people.revision}
                approved={people.coAuthors.find(({ userId: id }) => id === userId)?.approved}
              />
            )}
            <p>
              <ActionButton className="button" onAction={leave}>
                {t("leaveThisArchive")}
              </ActionButton>
            </p>
          </>
        )}
    </div>
  );
}

/** The day in words, the same for every reader, because the server knows no time zone. */
const dayOf = (iso: string) =>
  new Date(iso).toLocaleDateString(language(), { dateStyle: "long", timeZone: "UTC" });
