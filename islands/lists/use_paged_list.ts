/** A list that the API sends a page at a time, and whose items can be deleted. */
import { useEffect, useRef, useState } from "react";
import { apiPage, type ListPage, messageOf } from "../../lib/browser/api.ts";

type Item = { id: string };

export type PagedList<T> = {
  items: T[];
  /** Whether another page follows. */
  hasMore: boolean;
  busy: boolean;
  /** Why the next page could not be loaded, in words for people. */
  problem?: string;
  showMore(): Promise<void>;
  /** Takes an item out of the list, after it was deleted on the server. */
  remove(id: string): void;
};

/**
 * The list that begins with the page `first`. `element` holds one child for each item: after more
 * of them were asked for, the keyboard goes on at the first new one.
 */
export function usePagedList<T extends Item>(
  first: ListPage<T>,
  element: React.RefObject<HTMLElement | null>,
): PagedList<T> {
  const [{ items, next }, setPage] = useState(first);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const focusAt = useRef<number>(undefined);

  useEffect(() => {
    const item = focusAt.current === undefined
      ? undefined
      : element.current?.children[focusAt.current];
    focusAt.current = undefined;
    item?.querySelector<HTMLElement>("a, button")?.focus();
  }, [items]);

  const showMore = async () => {
    if (busy || next === undefined) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const more = await apiPage<T>(next);
      focusAt.current = items.length;
      setPage((page) => ({ items: [...page.items, ...more.items], next: more.next }));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const remove = (id: string) =>
    setPage((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) }));
  return { items, hasMore: next !== undefined, busy, problem, showMore, remove };
}
