import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { DeleteButton } from "../../../lib/ui/delete_button.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import type { Release } from "../../../lib/model/consent/release.ts";

type Props = {
  release: Release;
  today: string;
  /** Its stop; missing if no stop has the recording any more. */
  stop: string | undefined;
  onWithdraw: () => Promise<unknown>;
  onReleaseAgain: () => Promise<unknown>;
  onRemove: () => Promise<unknown>;
};

/** One release with its buttons. */
export function ReleaseItem(
  { release, today, stop, onWithdraw, onReleaseAgain, onRemove }: Props,
) {
  const { person, keeper, withdrawnAt } = release;
  return (
    <li>
      <div>
        <h2>
          <Words>{person}</Words>
        </h2>
        <p className="meta">
          <span>
            {stop === undefined ? "A recording that is no longer in use" : <Words>{stop}</Words>}
          </span>
          <span>{scopeText(release, today)}</span>
          {keeper && (
            <span>
              Document: <Words>{keeper}</Words>
            </span>
          )}
        </p>
      </div>
      <div className="own-actions">
        {withdrawnAt === undefined
          ? (
            <ActionButton className="button needs-script" onAction={onWithdraw}>
              Withdraw<span className="visually-hidden">the release of {person}</span>
            </ActionButton>
          )
          : (
            <ActionButton className="button needs-script" onAction={onReleaseAgain}>
              Release again<span className="visually-hidden">for {person}</span>
            </ActionButton>
          )}
        <DeleteButton title={`the release of ${person}`} onClick={onRemove} />
      </div>
    </li>
  );
}

function scopeText({ scope, from = "", withdrawnAt }: Release, today: string): string {
  if (withdrawnAt !== undefined) return `Withdrawn on ${withdrawnAt.slice(0, 10)}`;
  if (scope === "link") return "For people with the link of an unlisted archive";
  if (scope === "public") return "For everybody";
  return from > today ? `Not public before ${from}` : `For everybody since ${from}`;
}
