/** Archives on which the user works, and whose owner's account is hidden: the way out of each. */
import { useState } from "react";
import { api } from "../../lib/device/api.ts";
import type { RestingTour } from "../../lib/model/people/co_author.ts";
import { ActionButton } from "../../lib/ui/action_button.tsx";
import { RoleName } from "../../lib/ui/role_name.tsx";
import { useAttempt } from "../forms/use_attempt.ts";
import { language, texts } from "../../lib/texts/texts.ts";
import { rich } from "../../lib/ui/rich.tsx";

const t = texts("account");

export default function RestingArchives({ resting }: { resting: RestingTour[] }) {
  const [left, setLeft] = useState(resting);
  const [said, say] = useState("");
  const { problem, attempt } = useAttempt();
  const leave = ({ tourId }: RestingTour) =>
    attempt(async () => {
      await api("DELETE", `/api/tours/${tourId}/people`);
      setLeft((all) => all.filter((one) => one.tourId !== tourId));
      say(t("youLeft"));
    });
  return (
    <>
      <ul role="list" className="own-list">
        {left.map((one, i) => (
          <li key={one.tourId}>
            <div>
              <h3>{t("archiveHiddenNow")}</h3>
              <p className="meta">
                <span>
                  <RoleName {...one} />
                </span>
                <span>{t("sinceDay", { day: dayOf(one.since) })}</span>
                <span>{t("ownerBlocked")}</span>
              </p>
            </div>
            <div className="own-actions">
              <ActionButton className="button" onAction={() => leave(one)}>
                {rich(t, "leaveArchive", {
                  number: String(i + 1),
                  hidden: (words) => <span className="visually-hidden">{words}</span>,
                })}
              </ActionButton>
            </div>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
      {problem && <p role="alert" className="field-error">{problem}</p>}
    </>
  );
}

/** The day in words, in UTC, because the server knows no time zone. */
const dayOf = (iso: string) =>
  new Date(iso).toLocaleDateString(language(), { dateStyle: "long", timeZone: "UTC" });
