import { FileText } from "lucide-react";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { DeleteButton } from "../../../lib/ui/delete_button.tsx";
import { rich } from "../../../lib/ui/rich.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { sizeText } from "../../../lib/offline/keep/size_text.ts";
import type { Release } from "../../../lib/model/consent/release.ts";
import { scopeText } from "./scope_text.ts";

const t = texts("releases");

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
  const named = {
    person,
    hidden: (text: string) => <span className="visually-hidden">{text}</span>,
  };
  return (
    <>
      <div>
        <h2>
          <Words>{person}</Words>
        </h2>
        <p className="meta">
          <span>
            {stop === undefined ? t("recordingUnused") : <Words>{stop}</Words>}
          </span>
          <span>{scopeText(release, today)}</span>
          {keeper && <span>{rich(t, "documentAt", { keeper: <Words>{keeper}</Words> })}</span>}
        </p>
        {release.document && (
          <p className="release-document">
            <FileText aria-hidden="true" />
            <a href={document} download data-turbo="false">
              <span className="visually-hidden">{t("signedDocumentIs")}</span>
              <Words>{release.document.name}</Words>
            </a>
            <span className="soft">{sizeText(release.document.bytes)}</span>
            <DeleteButton
              label={t("deleteDocument", { person })}
              onClick={on.onRemoveDocument}
            />
          </p>
        )}
      </div>
      <div className="own-actions">
        <button type="button" className="button" onClick={on.onEdit}>
          {rich(t, "edit", named)}
        </button>
        {withdrawnAt === undefined
          ? (
            <ActionButton className="button" onAction={on.onWithdraw}>
              {rich(t, "withdrawOne", named)}
            </ActionButton>
          )
          : (
            <ActionButton className="button" onAction={on.onReleaseAgain}>
              {rich(t, "releaseAgain", named)}
            </ActionButton>
          )}
        <DeleteButton label={t("deleteRelease", { person })} onClick={on.onRemove} />
      </div>
    </>
  );
}
