/** `/test`: an empty page, to see that the server answers. */
import { VERSION } from "../../lib/model/web/version.ts";
import type { Ctx } from "../context.ts";

export function testPage(c: Ctx) {
  return c.render(
    <div className="wrap page-head">
      <h1>Test page</h1>
      <p className="lead">The server answers. Version {VERSION}.</p>
    </div>,
    { title: "Test" },
  );
}
