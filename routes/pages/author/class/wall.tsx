/** `/tour/{id}/classes/{classId}/wall`: how to join a class, for a projector and for paper. */
import { ArrowLeft, Maximize, Printer } from "lucide-react";
import { formatClassCode, joinPath } from "../../../../lib/model/class/class_code.ts";
import { QrCode } from "../../../../lib/ui/qr_code.tsx";
import { Words } from "../../../../lib/ui/words.tsx";
import type { Ctx } from "../../../context.ts";
import { uncached } from "../../../middleware/caching.ts";
import { lengthOf, printDocument } from "../../print/print_page.tsx";
import { findClassOfTour } from "./found_class.tsx";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("authoring");

export async function wallPage(c: Ctx): Promise<Response> {
  const found = await findClassOfTour(c);
  if (found instanceof Response) return found;
  const { tour, state: { id, title, code }, joinPage } = found;
  const classPath = `/tour/${tour.id}/classes/${id}`;
  uncached(c, 200);
  // The class may be opened again.
  if (code === null) return c.redirect(classPath, 302);
  return printDocument(
    c,
    t("joinTitle", { title }),
    <>
      <header className="print-bar">
        <a className="back" href={classPath}>
          <ArrowLeft aria-hidden="true" />
          <Words>{title}</Words>
        </a>
        <div className="print-buttons">
          {/* The script shows them. */}
          <button className="button" type="button" data-whole-screen="" hidden>
            <Maximize aria-hidden="true" />
            {t("wholeScreen")}
          </button>
          <button className="button primary" type="button" data-print="" hidden>
            <Printer aria-hidden="true" />
            {t("print")}
          </button>
        </div>
      </header>
      <main className="wall">
        <h1 data-length={lengthOf(title)}>
          <Words>{title}</Words>
        </h1>
        <QrCode text={c.var.parts.config.auth.origin + joinPath(code)} />
        <p className="wall-how">
          {rich(t, "scanOrOpen", {
            joinPage: <b className="wall-address" data-length={lengthOf(joinPage)}>{joinPage}</b>,
          })}
        </p>
        <p className="print-code short-code">{formatClassCode(code)}</p>
      </main>
    </>,
  );
}
