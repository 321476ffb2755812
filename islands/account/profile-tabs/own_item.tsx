/** One item in a list of the profile: its title, facts and buttons. */
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { PAGE_REGION_ID } from "../../../lib/model/web/page_names.ts";
import { textIn } from "../../../lib/model/text/language.ts";

type Props = {
  title: string;
  /** The language of the title, where it is known. */
  language?: string;
  /** The heading level; 2 by default. */
  level?: 2 | 3;
  /** Separate facts, on one line if there is room. */
  facts: ReactNode[];
  /** Below the facts. */
  children?: ReactNode;
  actions: ReactNode;
};

export function OwnItem({ title, language, level = 2, facts, children, actions }: Props) {
  const Heading = `h${level}` as const;
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current } = item;
    return () => passFocusOn(current!);
  }, []);
  return (
    <li ref={item}>
      <div>
        <Heading {...textIn(language)}>{title}</Heading>
        <p className="meta">{facts.map((fact, i) => <span key={i}>{fact}</span>)}</p>
        {children}
      </div>
      <div className="own-actions">{actions}</div>
    </li>
  );
}

/** Moves the focus out of an item that will disappear, to the nearest other one. */
function passFocusOn(item: HTMLLIElement): void {
  if (!item.contains(document.activeElement)) return;
  const others = [...item.closest("ul")!.querySelectorAll<HTMLElement>("a, button")]
    .filter((one) => !item.contains(one));
  const isAfter = (one: Node) =>
    (item.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const next = others.find(isAfter) ?? others.at(-1) ?? document.getElementById(PAGE_REGION_ID);
  requestAnimationFrame(() => next?.isConnected && next.focus({ preventScroll: true }));
}
