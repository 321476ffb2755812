/** A page as an answer: rendered, with the headers that let caches keep it. */
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { SiteFrame } from "../lib/ui/site_frame.tsx";
import { shared } from "./caching.ts";
import type { Ctx } from "./context.ts";
import { Document, type PageHead } from "./document.tsx";

/** Answers a whole HTML page with `content` in the site's frame. */
export function page(
  c: Ctx,
  head: PageHead,
  content: ReactNode,
  status: ContentfulStatusCode = 200,
): Response {
  const html = renderToString(
    <Document head={head} client={c.var.parts.client}>
      <SiteFrame>{content}</SiteFrame>
    </Document>,
  );
  if (status === 200) shared(c);
  else c.header("cache-control", "no-store");
  return c.html(`<!doctype html>${html}`, status);
}
