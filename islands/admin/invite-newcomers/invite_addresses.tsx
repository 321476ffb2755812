/** Invites people by their addresses, which may be pasted as a list, or whole domains. */
import { useState } from "react";
import { api } from "../../../lib/device/api.ts";
import { counted } from "../../../lib/formats/report.ts";
import type { InvitedAddress } from "../../../lib/model/account/sign_up.ts";
import { Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import { visitAgain } from "../../shell/visit.ts";

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
      action={addresses.length > 1 ? `Invite ${addresses.length}` : "Invite"}
      disabled={addresses.length === 0 || isTooMany}
      result={results && <Results results={results} />}
    >
      <h2 id="invite-people">Invite people</h2>
      <p className="soft" id="invite-hint">
        Up to {MAX_INVITED}{" "}
        addresses, or a domain such as @school.example, of which everybody may come in. Nothing is
        sent: tell them to sign in with this address.
      </p>
      <Field
        label="E-mail addresses and domains"
        rows={4}
        spellCheck={false}
        aria-describedby="invite-hint"
        value={text}
        set={setText}
      />
      {isTooMany && (
        <p role="status" className="field-error">
          These are {addresses.length}: invite {MAX_INVITED} at once.
        </p>
      )}
    </Form>
  );
}

/** What became of the addresses, in words. */
function Results({ results }: { results: InvitedAddress[] }) {
  const count = (state: InvitedAddress["state"]) =>
    results.filter((one) => one.state === state).length;
  const [made, before, known, wrong] = [
    count("invited"),
    count("invited-before"),
    count("has-account"),
    count("no-address"),
  ];
  const parts = [
    made > 0 && `Invited ${made}.`,
    before > 0 && `${before} had an invitation already.`,
    known > 0 && `${known} ${known === 1 ? "has" : "have"} an account.`,
    wrong > 0 && `${counted(wrong, "line")} ${wrong === 1 ? "is" : "are"} no address: see above.`,
  ];
  return (
    <div role="status">
      <p>{parts.filter(Boolean).join(" ")}</p>
      {made > 0 && (
        <button type="button" className="button" onClick={() => visitAgain()}>
          Show them in the list
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
