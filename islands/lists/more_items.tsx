/** The end of a paged list, like lib/ui/show_more.tsx, for lists that React renders. */
import { ChevronDown } from "lucide-react";
import { shownText } from "../../lib/ui/shown_text.ts";
import type { PagedList } from "./use_paged_list.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

type Props = {
  list: PagedList<unknown>;
  /** The page that shows the next items without script. */
  href?: string;
  total: number;
};

export function MoreItems(
  { list: { items, hasMore, busy, problem, showMore }, href, total }: Props,
) {
  if (!hasMore && items.length >= total && !problem) return null;
  return (
    <nav className="show-more" aria-label={t("nextPage")}>
      <p className="soft figures" role="status">
        {problem ?? shownText(items.length, total)}
      </p>
      {hasMore && (
        <a
          className="button"
          href={href}
          aria-busy={busy || undefined}
          data-turbo-prefetch="false"
          onClick={(event) => {
            event.preventDefault();
            showMore();
          }}
        >
          <ChevronDown aria-hidden="true" />
          {t("showMore")}
        </a>
      )}
    </nav>
  );
}
