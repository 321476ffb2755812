/** `/test`: a page with nothing behind it, to see that the server answers. */
import { VERSION } from "../../lib/ui/app.ts";
import type { Ctx } from "../context.ts";
import { page } from "./page.tsx";

export function testPage(c: Ctx) {
  return page(
    c,
    { title: "Test" },
    <div className="wrap page-head">
      <h1>Test page</h1>
      <p className="lead">The server answers. Version {VERSION}.</p>
    </div>,
  );
}
