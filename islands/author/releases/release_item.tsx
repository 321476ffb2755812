import { FileText } from "lucide-react";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { DeleteButton } from "../../../lib/ui/delete_button.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { sizeText } from "../../../lib/offline/keep/size_text.ts";
import type { Release } from "../../../lib/model/consent/release.ts";
import { scopeText } from "./scope_text.ts";

type Props = {
  release: Release;
  today: string;
  /** Where its document is. */
  document: string;
  /** Its stop; missing if no stop has the recording any more. */
  stop: string | undefined;
  onEdit: () => void;
  onWithdraw: () => Promise<unknown>;
  onReleaseAgain: () => Promise<unknown>;
  onRemove: () => Promise<unknown>;
  onRemoveDocument: () => Promise<unknown>;
};

/** One release with its buttons. */
export function ReleaseItem({ release, today, document, stop, ...on }: Props) {
  const { person, keeper, withdrawnAt } = release;
  return (
    <>
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
        {release.document && (
          <p className="release-document">
            <FileText aria-hidden="true" />
            <a href={document} download data-turbo="false">
              <span className="visually-hidden">Signed document:</span>
              <Words>{release.document.name}</Words>
            </a>
            <span className="soft">{sizeText(release.document.bytes)}</span>
            <DeleteButton
              label={`Delete the document of ${person}`}
              onClick={on.onRemoveDocument}
            />
          </p>
        )}
      </div>
      <div className="own-actions">
        <button type="button" className="button" onClick={on.onEdit}>
          Edit<span className="visually-hidden">the release of {person}</span>
        </button>
        {withdrawnAt === undefined
          ? (
            <ActionButton className="button" onAction={on.onWithdraw}>
              Withdraw<span className="visually-hidden">the release of {person}</span>
            </ActionButton>
          )
          : (
            <ActionButton className="button" onAction={on.onReleaseAgain}>
              Release again<span className="visually-hidden">for {person}</span>
            </ActionButton>
          )}
        <DeleteButton label={`Delete the release of ${person}`} onClick={on.onRemove} />
      </div>
    </>
  );
}
