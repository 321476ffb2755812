/** Changes the role of somebody who works on an archive. */
import { useState } from "react";
import type { CoAuthor } from "../../../lib/model/people/co_author.ts";
import type { GivenRole } from "../../../lib/model/people/tour_role.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { rich } from "../../../lib/ui/rich.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { Form } from "../../forms/form.tsx";
import { RoleFields } from "./role_fields.tsx";

const t = texts("sharing");

type Props = {
  one: CoAuthor;
  languages: string[];
  onChange: (given: GivenRole) => Promise<void>;
};

export function ChangeRole({ one: { name, role, language }, languages, onChange }: Props) {
  const [chosen, choose] = useState<GivenRole>();
  if (!chosen) {
    return (
      <ActionButton
        className="button"
        onAction={() => choose({ role, ...language && { language } })}
      >
        {rich(t, "changeRole", {
          name,
          hidden: (words) => <span className="visually-hidden">{words}</span>,
        })}
      </ActionButton>
    );
  }
  return (
    <Form
      onSend={async () => {
        await onChange(chosen);
        choose(undefined);
      }}
      action={t("save")}
      isQuiet
      onCancel={() => choose(undefined)}
    >
      <RoleFields {...{ given: chosen, set: choose, languages }} />
    </Form>
  );
}
