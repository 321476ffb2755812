/** The choice of a role, with the language of a translator. */
import { nameOfLanguage } from "../../../lib/model/text/language_names.ts";
import { CO_AUTHOR_ROLES, type GivenRole } from "../../../lib/model/people/tour_role.ts";
import { roleLabel } from "../../../lib/ui/role_name.tsx";
import { language, texts } from "../../../lib/texts/texts.ts";
import { Field } from "../../forms/field.tsx";

const t = texts("sharing");

type Props = { given: GivenRole; set: (given: GivenRole) => void; languages: string[] };

export function RoleFields({ given, set, languages }: Props) {
  return (
    <>
      <Field
        label={t("role")}
        options={CO_AUTHOR_ROLES.map((role) => [role, roleLabel(role)])}
        value={given.role}
        set={(role) => set({ role: role as GivenRole["role"] })}
      />
      {given.role === "translator" && (
        <Field
          label={t("roleLanguage")}
          required
          options={[["", t("chooseLanguage")], ...named(languages)]}
          value={given.language ?? ""}
          set={(tag) => set({ role: "translator", language: tag || undefined })}
        />
      )}
    </>
  );
}

/** Languages with their names, in the order of these. */
const named = (tags: string[]): [string, string][] =>
  tags.map((tag): [string, string] => [tag, nameOfLanguage(tag, language())])
    .sort(([, a], [, b]) => a.localeCompare(b, language()));
