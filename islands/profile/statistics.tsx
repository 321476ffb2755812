/** The figures of who looks, and the account. */
import type { DraftSummary } from "../../lib/model/draft.ts";
import type { TourSummary } from "../../lib/model/tour.ts";

/** `since` is a day in words. */
export type Account = { name: string; email: string; since: string };

type Props = { tours: TourSummary[]; drafts: DraftSummary[]; begun: number; account: Account };

export function Statistics({ tours, drafts, begun, account }: Props) {
  const figures: [string, number][] = [
    ["Tours Created", tours.length],
    ["Saved Drafts", drafts.length],
    ["Tours in Progress", begun],
    ["Total Audio Stops", tours.reduce((sum, { stopCount }) => sum + stopCount, 0)],
  ];
  const facts = [["Name", account.name], ["Email", account.email], ["Member since", account.since]];
  return (
    <>
      <dl className="stats own-stats">
        {figures.map(([name, value]) => (
          <div className="stat" key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="account">
        <h2 id="account">Account</h2>
        <dl className="details">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
