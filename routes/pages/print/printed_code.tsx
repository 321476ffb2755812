/** How a printed code is used by somebody who does not scan it. */
import type { ReactNode } from "react";
import type { PrintedTour } from "./printed_tour.ts";

type Props = Pick<PrintedTour, "printed" | "host" | "codePage"> & {
  className?: string;
  /** How it is scanned, up to ", or". */
  children: ReactNode;
};

/** Names the page that takes codes, and the code; without a code the site's address. */
export function PrintedCode({ printed, host, codePage, className, children }: Props) {
  const { letters } = printed;
  return (
    <>
      <p className={className}>
        {children}, or {letters ? "enter this code at" : "go to"}{" "}
        <b className="no-break">{letters ? codePage : host}</b>
      </p>
      {letters && <p className="print-code short-code">{letters}</p>}
    </>
  );
}
