/** Invites people by their addresses, which may be pasted as a list, or whole domains. */
import { useState } from "react";
import { api } from "../../../lib/device/api.ts";
import type { InvitedAddress } from "../../../lib/model/account/sign_up.ts";
import { Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import { visitAgain } from "../../shell/visit.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("admin");

/** The server's limit (MAX_INVITED of lib/model/account/sign_up.ts, which loads zod). */
const MAX_INVITED = 200;

export function InviteAddresses() {
  const [text, setText] = useState("");
  const [results, setResults] = useState<InvitedAddress[]>();
  const addresses = addressesIn(text);
  const isTooMany = addresses.length > MAX_INVITED;
  const invite = async () => {
    setResults(undefined);
    const results = await api<InvitedAddress[]>("POST", "/api/admin/invitations", { addresses });
    const wrong = results.filter(({ state }) => state === "no-address");
    setText(wrong.map(({ address }) => address).join("\n"));
    setResults(results);
  };
  return (
    <Form
      className="invite-form"
      aria-labelledby="invite-people"
      onSend={invite}
      action={addresses.length > 1 ? t("inviteMany", { number: addresses.length }) : t("invite")}
      disabled={addresses.length === 0 || isTooMany}
      result={results && <Results results={results} />}
    >
      <h2 id="invite-people">{t("invitePeople")}</h2>
      <p className="soft" id="invite-hint">
        {t("inviteHint", { most: MAX_INVITED })}
      </p>
      <Field
        label={t("addressesLabel")}
        rows={4}
        spellCheck={false}
        aria-describedby="invite-hint"
        value={text}
        set={setText}
      />
      {isTooMany && (
        <p role="status" className="field-error">
          {t("tooManyAddresses", { count: addresses.length, most: MAX_INVITED })}
        </p>
      )}
    </Form>
  );
}

const OUTCOMES = [
  ["invited", "invited"],
  ["invited-before", "invitedBefore"],
  ["has-account", "hasAccount"],
  ["no-address", "noAddresses"],
] as const;

/** What became of the addresses, in words. */
function Results({ results }: { results: InvitedAddress[] }) {
  const count = (state: InvitedAddress["state"]) =>
    results.filter((one) => one.state === state).length;
  const sentences = OUTCOMES.flatMap(([state, key]) =>
    count(state) > 0 ? [t(key, { count: count(state) })] : []
  );
  return (
    <div role="status">
      <p>{sentences.join(" ")}</p>
      {count("invited") > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => visitAgain()}
        >
          {t("showInList")}
        </button>
      )}
    </div>
  );
}

/** The addresses in a pasted text: one a line, with commas between them, or as "Name <address>". */
function addressesIn(text: string): string[] {
  const parts = text.split(/[\n,;]/)
    .map((part) => (/<([^<>]+)>/.exec(part)?.[1] ?? part).trim()).filter(Boolean);
  return [...new Set(parts)];
}
