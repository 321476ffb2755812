/** The content of an empty list or page: an icon, its meaning, and the next step. */
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  icon: LucideIcon;
  title: string;
  /** The heading level of the title: "h2" by default. */
  heading?: "h1" | "h2" | "h3";
  /** Paragraphs, then buttons. */
  children: ReactNode;
};

/** An empty state as a part of a page. */
export function EmptyState({ icon: Icon, title, heading: Heading = "h2", children }: Props) {
  return (
    <div className="empty">
      <Icon aria-hidden="true" />
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}

/**
 * An empty state as the whole content of a page, on which nobody is asked for the location (see
 * islands/shell/location_prompt.ts).
 */
export function EmptyPage(props: Omit<Props, "heading">) {
  return (
    <div className="wrap section" data-message-page="">
      <EmptyState heading="h1" {...props} />
    </div>
  );
}
