/** The classes of an archive, and the form that opens one. */
import { useRef } from "react";
import { api, messageOf } from "../../../lib/device/api.ts";
import type { ClassCard, ClassSettings } from "../../../lib/model/class/class.ts";
import { visit } from "../../shell/visit.ts";
import { SettingsForm } from "../class/settings_form.tsx";
import { ClassItem } from "./class_item.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

type Props = {
  tourId: string;
  /** The newest first. */
  classes: ClassCard[];
  /** When a new class ends unless the teacher says otherwise, as ISO 8601. */
  endsAt: string;
};

export default function Classes({ tourId, classes, endsAt }: Props) {
  /** The key of the class that is being opened: the same while the form says the same. */
  const sent = useRef({ text: "", key: "" });
  const open = async (settings: ClassSettings) => {
    const text = JSON.stringify(settings);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    try {
      const path = `/api/tours/${tourId}/classes`;
      const headers = { "idempotency-key": sent.current.key };
      const { id } = await api<ClassCard>("POST", path, settings, headers);
      await visit(`/tour/${tourId}/classes/${id}`);
    } catch (error) {
      return messageOf(error);
    }
  };
  const groups = [
    [t("running"), classes.filter(({ endedAt }) => endedAt === null)],
    [t("ended"), classes.filter(({ endedAt }) => endedAt !== null)],
  ] as const;
  return (
    <div className="class-page">
      {groups.filter(([, list]) => list.length > 0).map(([title, list]) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul role="list" className="own-list">
            {list.map((one) => <ClassItem key={one.id} item={one} />)}
          </ul>
        </section>
      ))}
      <section aria-labelledby="open-class">
        <h2 id="open-class">{t("openClassTitle")}</h2>
        <p className="soft">{t("openClassText")}</p>
        <SettingsForm
          settings={{
            title: "",
            endsAt,
            mayPropose: true,
            mayHearOthers: false,
            showNicknames: false,
          }}
          action={[t("openTheClass"), t("opening")]}
          onSave={open}
        />
      </section>
    </div>
  );
}
