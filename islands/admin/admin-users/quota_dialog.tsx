/** Changes how much the files of a person may take. */
import { HardDrive } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/device/api.ts";
import { Field } from "../../forms/field.tsx";
import { FormDialog } from "../../forms/form_dialog.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("users");

/**
 * In bytes: `quota` is that of the person, missing where the `standard` of the site holds.
 * `onActed` is called after the change.
 */
type Props = {
  id: string;
  name: string;
  quota?: number;
  standard: number;
  onActed: () => Promise<void>;
};

export function QuotaDialog({ id, name, quota, standard, onActed }: Props) {
  const [text, setText] = useState("");
  const megabytes = text.trim() === "" ? null : Number(text);
  return (
    <FormDialog
      button={<HardDrive aria-hidden="true" />}
      label={t("changeQuota", { name })}
      title={t("quotaOf", { name })}
      action={t("save")}
      onOpen={() => setText(quota === undefined ? "" : String(quota / 1e6))}
      onSend={() => api("PUT", `/api/admin/users/${id}/quota`, { megabytes })}
      done={{ title: t("quotaChanged"), description: name }}
      onOver={onActed}
    >
      <p>{t("quotaText")}</p>
      <Field
        label={t("quotaLabel", { megabytes: standard / 1e6 })}
        type="number"
        inputMode="numeric"
        min={0}
        max={1_000_000}
        step={1}
        value={text}
        set={setText}
      />
    </FormDialog>
  );
}
