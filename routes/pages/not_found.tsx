/** Any other path. */
import { MapPinOff } from "lucide-react";
import type { Ctx } from "../context.ts";
import { page } from "./page.tsx";

export function notFound(c: Ctx) {
  return page(
    c,
    { title: "404 Page Not Found" },
    <div className="wrap section">
      <div className="empty">
        <MapPinOff aria-hidden="true" />
        <h1>404 Page Not Found</h1>
        <p>There is nothing at this address. It may have been moved, or mistyped.</p>
        <a className="button primary" href="/tours">Explore All Tours</a>
      </div>
    </div>,
    404,
  );
}
