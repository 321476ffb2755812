/** Text of an island that the server alone renders: its data need not come to the browser, too. */
import type { ComponentProps } from "react";

/** The same at each rendering: React would empty the element for a new one. */
const KEPT = { __html: "" };

/**
 * An element whose `children` are there on the server only (see `onServer` of an `Island`). In the
 * browser React leaves what it finds in it; events of it still bubble to the island's handlers.
 */
export const ServerPart = ({ children, ...props }: ComponentProps<"div">) =>
  typeof document === "undefined"
    ? <div {...props}>{children}</div>
    : <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
