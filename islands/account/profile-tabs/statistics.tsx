/** The figures of an account, and its owner. */
import { Facts, Figures } from "../../../lib/ui/tour/facts.tsx";

/** `since` is a day in words. */
export type Account = { name: string; email: string; since: string };

type Props = {
  counts: { tours: number; stops: number };
  drafts: number;
  begun: number;
  account: Account;
};

export function Statistics({ counts, drafts, begun, account }: Props) {
  return (
    <>
      <Figures
        className="own-stats"
        figures={[
          ["Tours Created", counts.tours],
          ["Saved Drafts", drafts],
          ["Tours in Progress", begun],
          ["Total Audio Stops", counts.stops],
        ]}
      />
      <section aria-labelledby="account">
        <h2 id="account">Account</h2>
        <Facts
          facts={[["Name", account.name], ["E-mail", account.email], [
            "Member since",
            account.since,
          ]]}
        />
      </section>
    </>
  );
}
