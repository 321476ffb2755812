/** The form of an administrator on a new site: its name, and its first archive. */
import { useState } from "react";
import { api } from "../../lib/device/api.ts";
import { DEFAULT_SITE } from "../../lib/model/site/site.ts";
import type { StoredSite } from "../../lib/model/site/site_settings.ts";
import { Field } from "../forms/field.tsx";
import { Form } from "../forms/form.tsx";
import { useAttempt } from "../forms/use_attempt.ts";
import { useHydrated } from "../runtime/use_hydrated.ts";
import { toast } from "../shell/toasts.ts";
import { visit } from "../shell/visit.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("admin");

export default function FirstRunForm({ stored }: { stored: StoredSite }) {
  const alive = useHydrated();
  const [name, setName] = useState(stored.settings.name ?? "");
  const attempts = useAttempt();
  const { isSending, send } = attempts;

  /** No way on from here loses a name that was typed. */
  const saveName = async () => {
    const { revision, settings } = stored;
    if (name === (settings.name ?? "")) return;
    await api("PUT", "/api/admin/site", { revision, settings: { ...settings, name } });
    toast({ title: t("siteSaved"), description: t("seenSoon") });
  };
  const goOn = async (path: string) => {
    await saveName();
    await visit(path);
  };
  const finish = async (sample: boolean) => {
    await saveName();
    const { tourId } = await api<{ tourId?: string }>("POST", "/api/admin/first-run", { sample });
    if (tourId) toast({ title: t("sampleAdded") });
    await visit(tourId ? `/tour/${tourId}` : "/");
  };
  const button = (className: string, label: string, act: () => Promise<void>) => (
    <button
      type="button"
      className={`button ${className}`}
      disabled={!alive}
      aria-disabled={isSending || undefined}
      onClick={() => send(act)}
    >
      {label}
    </button>
  );

  return (
    <div className="first-run-form">
      <Form
        className="site-form"
        attempts={attempts}
        onSend={() => goOn("/")}
        action={t("saveName")}
        isQuiet
        after={button("quiet", t("moreSettings"), () => goOn("/admin/site"))}
      >
        <h2>{t("itsName")}</h2>
        <Field
          label={t("name")}
          hint={t("nameHint")}
          placeholder={DEFAULT_SITE.name}
          maxLength={60}
          value={name}
          set={setName}
        />
      </Form>
      <section aria-labelledby="first-archive">
        <h2 id="first-archive">{t("itsFirstArchive")}</h2>
        <p>{t("firstArchiveText")}</p>
        <div className="row">
          {button("primary", t("createArchive"), () => goOn("/create"))}
          {button("", t("putSample"), () => finish(true))}
        </div>
      </section>
      <p>{button("quiet", t("finishWithout"), () => finish(false))}</p>
    </div>
  );
}
