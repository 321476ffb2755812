/** The form of the site's name, colours and texts. */
import { useState } from "react";
import { api, ApiError } from "../../../lib/device/api.ts";
import { DEFAULT_SITE, taglineOf } from "../../../lib/model/site/site.ts";
import type { StoredSite } from "../../../lib/model/site/site_settings.ts";
import { Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import { toast } from "../../shell/toasts.ts";
import { visit } from "../../shell/visit.ts";
import { AccentField } from "./accent_field.tsx";
import { language, texts } from "../../../lib/texts/texts.ts";

const t = texts("admin");

type Settings = StoredSite["settings"];

export default function AdminSite({ stored }: { stored: StoredSite }) {
  const [revision, setRevision] = useState(stored.revision);
  const [settings, setSettings] = useState<Settings>(stored.settings);
  const [other, setOther] = useState<StoredSite>();
  const set = (change: Partial<Settings>) => setSettings((all) => ({ ...all, ...change }));
  const field = (name: keyof Settings) => ({
    value: settings[name] ?? "",
    set: (value: string) => set({ [name]: value }),
  });

  const save = async () => {
    try {
      const saved = await api<{ revision: number }>("PUT", PATH, { revision, settings });
      setRevision(saved.revision);
      toast({ title: t("siteSaved"), description: t("seenSoon") });
      // With the new name and colours.
      await visit("/admin/site");
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      setOther(await api<StoredSite>("GET", PATH));
    }
  };

  return (
    <Form
      className="site-form"
      onSend={save}
      action={t("save")}
      working={t("saving")}
      disabled={other !== undefined}
      after={stored.updatedAt && (
        <p className="soft">{lastChanged(stored.updatedAt, stored.updatedBy)}</p>
      )}
    >
      <Field
        label={t("name")}
        hint={t("nameHint")}
        placeholder={DEFAULT_SITE.name}
        maxLength={60}
        {...field("name")}
      />
      <Field
        label={t("shortName")}
        hint={t("shortNameHint")}
        placeholder={settings.name || DEFAULT_SITE.shortName}
        maxLength={20}
        {...field("shortName")}
      />
      <Field
        label={t("description")}
        hint={t("descriptionHint")}
        placeholder={taglineOf(DEFAULT_SITE)}
        maxLength={160}
        {...field("tagline")}
      />
      <AccentField accent={settings.accent} onChange={(accent) => set({ accent })} />
      <Field
        label={t("contact")}
        hint={t("contactHint")}
        maxLength={200}
        {...field("contact")}
      />
      <Field
        label={t("imprint")}
        hint={t("imprintHint")}
        maxLength={5000}
        rows={6}
        {...field("imprint")}
      />
      <Field
        label={t("privacy")}
        hint={t("privacyHint")}
        maxLength={20_000}
        rows={8}
        {...field("privacy")}
      />
      {other && (
        <Conflict
          other={other}
          keepMine={() => {
            setRevision(other.revision);
            setOther(undefined);
          }}
          takeTheirs={() => {
            setRevision(other.revision);
            setSettings(other.settings);
            setOther(undefined);
          }}
        />
      )}
    </Form>
  );
}

/** When and by whom the site was changed last. */
function lastChanged(at: string, name?: string): string {
  const day = new Date(at).toLocaleDateString(language(), { dateStyle: "long", timeZone: "UTC" });
  return name ? t("lastChangedBy", { day, name }) : t("lastChanged", { day });
}

const PATH = "/api/admin/site";

type ConflictProps = { other: StoredSite; keepMine: () => void; takeTheirs: () => void };

/** Two administrators have changed the site: nothing is overwritten without a choice. */
const Conflict = ({ other, keepMine, takeTheirs }: ConflictProps) => (
  <div className="notice" role="alert">
    <strong>
      {other.updatedBy ? t("changedBy", { name: other.updatedBy }) : t("changedByOther")}
    </strong>
    <p>{t("conflictText")}</p>
    <div className="row">
      <button type="button" className="button" onClick={keepMine}>{t("goOnMine")}</button>
      <button type="button" className="button" onClick={takeTheirs}>{t("takeTheirs")}</button>
    </div>
  </div>
);
