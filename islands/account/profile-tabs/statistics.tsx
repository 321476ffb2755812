/** The figures of an account, and its owner. */
import { Facts, Figures } from "../../../lib/ui/tour/facts.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("account");

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
          [t("toursCreated"), counts.tours],
          [t("savedDrafts"), drafts],
          [t("toursInProgress"), begun],
          [t("totalAudioStops"), counts.stops],
        ]}
      />
      <section aria-labelledby="account">
        <h2 id="account">{t("account")}</h2>
        <Facts
          facts={[[t("name"), account.name], [t("email"), account.email], [
            t("memberSince"),
            account.since,
          ]]}
        />
      </section>
    </>
  );
}
