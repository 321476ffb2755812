/** The form of the site's name, colours and texts. */
import { useState } from "react";
import { api, ApiError } from "../../../lib/device/api.ts";
import { DEFAULT_SITE } from "../../../lib/model/site/site.ts";
import type { StoredSite } from "../../../lib/model/site/site_settings.ts";
import { Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import { toast } from "../../shell/toasts.ts";
import { visit } from "../../shell/visit.ts";
import { AccentField } from "./accent_field.tsx";

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
      toast({ title: "Site saved", description: "Everyone sees it within seconds." });
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
      action="Save"
      working="Saving..."
      disabled={other !== undefined}
      after={stored.updatedAt && (
        <p className="soft">
          Last changed on {stored.updatedAt.slice(0, 10)}
          {stored.updatedBy && ` by ${stored.updatedBy}`}
        </p>
      )}
    >
      <Field
        label="Name"
        hint="In the header, in titles, feeds and catalogues."
        placeholder={DEFAULT_SITE.name}
        maxLength={60}
        {...field("name")}
      />
      <Field
        label="Short name"
        hint="Below the icon on a phone’s home screen; about 12 letters fit."
        placeholder={settings.name || DEFAULT_SITE.shortName}
        maxLength={20}
        {...field("shortName")}
      />
      <Field
        label="Description"
        hint="One line: on the start page, at the foot of pages and in search results."
        placeholder={DEFAULT_SITE.tagline}
        maxLength={160}
        {...field("tagline")}
      />
      <AccentField accent={settings.accent} onChange={(accent) => set({ accent })} />
      <Field
        label="Contact"
        hint="An e-mail address or an https address. It is shown with the imprint and on the page about privacy."
        maxLength={200}
        {...field("contact")}
      />
      <Field
        label="Imprint"
        hint="Who runs this site. An empty line begins a paragraph, an https address becomes a link. Without a text there is no such page."
        maxLength={5000}
        rows={6}
        {...field("imprint")}
      />
      <Field
        label="Privacy"
        hint="Your own text. It comes first on the page about privacy, before what the program keeps."
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

const PATH = "/api/admin/site";

type ConflictProps = { other: StoredSite; keepMine: () => void; takeTheirs: () => void };

/** Two administrators have changed the site: nothing is overwritten without a choice. */
const Conflict = ({ other, keepMine, takeTheirs }: ConflictProps) => (
  <div className="notice" role="alert">
    <strong>{other.updatedBy ?? "Another administrator"} has changed the site meanwhile</strong>
    <p>
      Nothing was saved. Go on with what you have typed, which then replaces theirs, or take their
      version and type yours again.
    </p>
    <div className="row">
      <button type="button" className="button" onClick={keepMine}>Go on with mine</button>
      <button type="button" className="button" onClick={takeTheirs}>Take theirs</button>
    </div>
  </div>
);
