/** One saved version of an archive. */
import { ChevronDown, History } from "lucide-react";
import type { SavedRevision } from "../../../lib/model/tour/revision.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { timeAgo } from "../../../lib/ui/time_ago.ts";
import { stopCountText } from "../../../lib/ui/tour/tour_labels.ts";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { type ComparedWith, Comparison } from "./comparison.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { ENGLISH } from "../../../lib/texts/languages.ts";
import { language, texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("sharing");

type Props = {
  saved: SavedRevision;
  /** The archive as it is now. */
  tour: Tour;
  /** Milliseconds since 1970. */
  now: number;
  /** The version that this one is compared with; undefined while it is not. */
  comparedWith?: ComparedWith;
  onCompare: (comparedWith: ComparedWith | undefined) => void;
  onRestore: () => Promise<void>;
};

export function Version({ saved, tour, now, comparedWith, onCompare, onRestore }: Props) {
  const { revision, savedAt, savedBy, title, stopCount } = saved;
  const hydrated = useHydrated();
  const isCurrent = revision === tour.revision;
  const name = t("versionHidden", { revision: String(revision) });
  const id = `version-${revision}`;
  const compare = (other: ComparedWith, label: string) => (
    <button
      type="button"
      className="button"
      aria-expanded={comparedWith === other}
      aria-controls={id}
      onClick={() => onCompare(comparedWith === other ? undefined : other)}
    >
      {label}
      <span className="visually-hidden">{name}</span>
      <ChevronDown aria-hidden="true" />
    </button>
  );
  return (
    <li>
      <div>
        <h2>
          {t("version", { revision: String(revision) })}
          {isCurrent && <span className="soft">{t("seenNow")}</span>}
        </h2>
        <p className="meta">
          <time dateTime={savedAt}>
            {timeAgo(Date.parse(savedAt), now)}
            {hydrated && `, ${localTime(savedAt)}`}
          </time>
          <span>
            {savedBy
              ? rich(t, "savedBy", { savedBy: <Words>{savedBy}</Words> })
              : t("savedByUnknown")}
          </span>
          <span>{stopCountText(stopCount)}</span>
          {title !== tour.title && (
            <span>
              {rich(t, "quoted", { title: <Words>{title}</Words> })}
            </span>
          )}
        </p>
      </div>
      <div className="own-actions">
        {revision > 1 && compare("before", t("showChanges"))}
        {!isCurrent && compare("current", t("compareWithNow"))}
        {!isCurrent && (
          <ActionButton className="button primary" onAction={onRestore}>
            <History aria-hidden="true" />
            {rich(t, "restoreVersion", {
              revision: String(revision),
              hidden: (words) => <span className="visually-hidden">{words}</span>,
            })}
          </ActionButton>
        )}
      </div>
      <div id={id} className="version-comparison">
        {comparedWith && <Comparison key={comparedWith} {...{ tour, revision, comparedWith }} />}
      </div>
    </li>
  );
}

/** In the language and the time zone of the browser. */
const localTime = (iso: string) =>
  new Date(iso).toLocaleString(language() === ENGLISH ? "en-GB" : language(), {
    dateStyle: "medium",
    timeStyle: "short",
  });
