/** The figures of who looks, and the account. */
/** `since` is a day in words. */
export type Account = { name: string; email: string; since: string };

type Props = {
  counts: { tours: number; stops: number };
  drafts: number;
  begun: number;
  account: Account;
};

export function Statistics({ counts, drafts, begun, account }: Props) {
  const figures: [string, number][] = [
    ["Tours Created", counts.tours],
    ["Saved Drafts", drafts],
    ["Tours in Progress", begun],
    ["Total Audio Stops", counts.stops],
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
