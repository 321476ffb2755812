/** The form of an administrator on a new site: its name, and its first archive. */
import { type FormEvent, useRef, useState } from "react";
import { api } from "../../lib/device/api.ts";
import { DEFAULT_SITE } from "../../lib/model/site/site.ts";
import type { StoredSite } from "../../lib/model/site/site_settings.ts";
import { useAttempt } from "../lists/use_attempt.ts";
import { useHydrated } from "../runtime/use_hydrated.ts";
import { toast } from "../shell/toasts.ts";
import { visit } from "../shell/visit.ts";
import { TextField } from "./admin-site/text_field.tsx";

export default function FirstRunForm({ stored }: { stored: StoredSite }) {
  const alive = useHydrated();
  const [name, setName] = useState(stored.settings.name ?? "");
  const [isBusy, setBusy] = useState(false);
  // A second press comes before the first is drawn.
  const busy = useRef(false);
  const { problem, attempt } = useAttempt();

  const act = async (does: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    await attempt(does);
    busy.current = false;
    setBusy(false);
  };
  /** No way on from here loses a name that was typed. */
  const saveName = async () => {
    const { revision, settings } = stored;
    if (name === (settings.name ?? "")) return;
    await api("PUT", "/api/admin/site", { revision, settings: { ...settings, name } });
    toast({ title: "Site saved", description: "Everyone sees it within seconds." });
  };
  const goOn = (path: string) =>
    act(async () => {
      await saveName();
      await visit(path);
    });
  const finish = (sample: boolean) =>
    act(async () => {
      await saveName();
      const { tourId } = await api<{ tourId?: string }>("POST", "/api/admin/first-run", { sample });
      if (tourId) toast({ title: "Sample archive added" });
      await visit(tourId ? `/tour/${tourId}` : "/");
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn("/");
  };
  const button = {
    type: "button",
    disabled: !alive,
    "aria-disabled": isBusy || undefined,
  } as const;

  return (
    <div className="first-run-form" aria-busy={isBusy}>
      <form className="site-form" onSubmit={submit}>
        <h2>Its name</h2>
        <TextField
          label="Name"
          hint="In the header, in titles, feeds and catalogues."
          placeholder={DEFAULT_SITE.name}
          max={60}
          value={name}
          set={setName}
        />
        <p className="row">
          <button {...button} type="submit" className="button">Save the name</button>
          <button {...button} className="button quiet" onClick={() => goOn("/admin/site")}>
            Colour, imprint and more
          </button>
        </p>
      </form>
      <section aria-labelledby="first-archive">
        <h2 id="first-archive">Its first archive</h2>
        <p>
          Make one of your own, or put in a sample to look at: a walk in Oxford that only you and
          administrators see. You can change it, publish it or delete it.
        </p>
        <div className="row">
          <button {...button} className="button primary" onClick={() => goOn("/create")}>
            Create an archive
          </button>
          <button {...button} className="button" onClick={() => finish(true)}>
            Put in a sample archive
          </button>
        </div>
      </section>
      {problem && <p role="alert" className="field-error">{problem}</p>}
      <p>
        <button {...button} className="button quiet" onClick={() => finish(false)}>
          Finish without an archive
        </button>
      </p>
    </div>
  );
}
