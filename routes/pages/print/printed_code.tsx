/** How a printed code is used by somebody who does not scan it. */
import type { PrintedTour } from "./printed_tour.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("print");

type Props = Pick<PrintedTour, "printed" | "host" | "codePage"> & {
  className?: string;
  kind: "poster" | "booklet";
};

/** Names the page that takes codes, and the code; without a code the site's address. */
export function PrintedCode({ printed, host, codePage, className, kind }: Props) {
  const { letters } = printed;
  return (
    <>
      <p className={className}>
        {rich(t, letters ? `${kind}How` : `${kind}HowWithoutCode`, {
          page: <b className="no-break">{letters ? codePage : host}</b>,
        })}
      </p>
      {letters && <p className="print-code short-code">{letters}</p>}
    </>
  );
}
