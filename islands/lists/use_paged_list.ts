/** A list that the API sends in pages, and whose items can change and be deleted. */
import { useEffect, useRef, useState } from "react";
import { apiPage, type ListPage, messageOf } from "../../lib/device/api.ts";

type Item = { id: string };

export type PagedList<T> = {
  items: T[];
  /** Whether another page follows. */
  hasMore: boolean;
  busy: boolean;
  /** Why the next page could not be loaded, for people. */
  problem?: string;
  showMore(): Promise<void>;
  /** Replaces an item by its present state. */
  replace(item: T): void;
  /** The number of removed items, which the page's totals still include. */
  removed: number;
  /** Removes an item from the list, after its deletion on the server. */
  remove(id: string): void;
};

/**
 * The list that begins with the page `first`. `element` has one child for each item; after "Show
 * more", the focus goes to the first new one.
 */
export function usePagedList<T extends Item>(
  first: ListPage<T>,
  element: React.RefObject<HTMLElement | null>,
): PagedList<T> {
  const [{ items, next }, setPage] = useState(first);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [removed, setRemoved] = useState(0);
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
  const change = (items: (before: T[]) => T[]) =>
    setPage((page) => ({ ...page, items: items(page.items) }));
  const replace = (item: T) =>
    change((before) => before.map((other) => other.id === item.id ? item : other));
  const remove = (id: string) => {
    change((before) => before.filter((item) => item.id !== id));
    setRemoved((before) => before + 1);
  };
  return { items, hasMore: next !== undefined, busy, problem, showMore, replace, remove, removed };
}
