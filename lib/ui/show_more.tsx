/** The end of one page of a list, with the link to the next. */
import { ChevronDown } from "lucide-react";
import { shownText } from "./shown_text.ts";
import { texts } from "../texts/texts.ts";

const t = texts("shell");

type Props = {
  /** The id of the list element whose items the next page continues. */
  list: string;
  /** Address of the next page; missing at the end of the list. */
  next?: string;
  /** Address of the first page, and the text of its link, on later pages. */
  first?: { href: string; label: string };
  /** The number of items on this page, and in the whole list where that is known. */
  shown: number;
  total?: number;
  /** Items per page, and how many pages its address may ask for at once (`?pages=`). */
  perPage?: number;
  mostPages?: number;
};

/**
 * "Show more". Without script the link opens the next page; with script
 * islands/shell/lists/show_more.ts appends that page's items to the list. Nothing for a list that
 * is complete on its first page.
 */
export function ShowMore({ list, next, first, shown, total, perPage, mostPages }: Props) {
  if (!next && !first) return null;
  return (
    <nav
      className="show-more"
      aria-label={t("nextPage")}
      data-total={total}
      data-per-page={perPage}
      data-most-pages={mostPages}
    >
      <p className="soft figures" role="status">
        {shownText(shown, total)}
      </p>
      {next && (
        <a
          className="button"
          href={next}
          rel="next"
          data-show-more={list}
          data-turbo-prefetch="false"
        >
          <ChevronDown aria-hidden="true" />
          {t("showMore")}
        </a>
      )}
      {first && <a className="button quiet" href={first.href} rel="first">{first.label}</a>}
    </nav>
  );
}
