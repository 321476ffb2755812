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
  const name = `version ${revision}`;
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
          Version {revision}
          {isCurrent && <span className="soft">, which visitors see now</span>}
        </h2>
        <p className="meta">
          <time dateTime={savedAt}>
            {timeAgo(Date.parse(savedAt), now)}
            {hydrated && `, ${localTime(savedAt)}`}
          </time>
          <span>
            by <Words>{savedBy ?? "someone without an account"}</Words>
          </span>
          <span>{stopCountText(stopCount)}</span>
          {title !== tour.title && (
            <span>
              “<Words>{title}</Words>”
            </span>
          )}
        </p>
      </div>
      <div className="own-actions">
        {revision > 1 && compare("before", "Show changes")}
        {!isCurrent && compare("current", "Compare with now")}
        {!isCurrent && (
          <ActionButton className="button primary" onAction={onRestore}>
            <History aria-hidden="true" />Restore<span className="visually-hidden">{name}</span>
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
  new Date(iso).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
