/** A page as an answer: rendered, with the headers that let caches keep it. */
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { SiteFrame } from "../../lib/ui/site_frame.tsx";
import { shared } from "../middleware/caching.ts";
import type { Ctx } from "../context.ts";
import { Document, type PageHead } from "../document.tsx";
import { signInAt } from "./sign_in_at.ts";

/** Answers a whole HTML page with `content` in the site's frame, which is that of who asks. */
export async function page(
  c: Ctx,
  head: PageHead,
  content: ReactNode,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  // A page that says what went wrong must not fail at this, too; and files have no viewer.
  const viewer = await c.var.viewer?.().catch(() => null) ?? null;
  const html = renderToString(
    <Document head={head} client={c.var.parts.client} user={viewer?.id}>
      <SiteFrame viewer={viewer} at={signInAt(c)}>{content}</SiteFrame>
    </Document>,
  );
  if (status === 200) shared(c);
  else c.header("cache-control", "no-store");
  return c.html(`<!doctype html>${html}`, status);
}
