/** Gives routes `c.render(content, head)`: a whole HTML page in the layout. */
import { reactRenderer } from "@hono/react-renderer";
import { SITE_REVISION_HEADER } from "../../lib/model/web/page_names.ts";
import { language } from "../../lib/texts/texts.ts";
import { rememberLanguage } from "../../lib/store/accounts/users.ts";
import { chosenLanguage } from "../in_language.ts";
import type { Ctx } from "../context.ts";
import { Layout } from "../layout.tsx";
import { signInTarget } from "../pages/account/sign_in_target.ts";
import { shared } from "./caching.ts";
import { isTakenOver } from "./fence_look.ts";

/**
 * Renders pages for the request's user. The caching is `shared`'s, unless the route has set
 * `cache-control` before (see `uncached`).
 */
export const renderer = reactRenderer(async ({ c, children, ...head }) => {
  const ctx: Ctx = c;
  const { client, config } = ctx.var.parts;
  // An error page must not fail here, too; and middleware that runs before the viewer is known may
  // fail.
  const viewer = await ctx.var.viewer?.().catch(() => null) ?? null;
  const chosen = chosenLanguage(ctx.req.raw.headers);
  if (viewer && chosen !== undefined && viewer.language !== chosen) {
    // The next device begins with it. A store that cannot save is no reason to withhold the page.
    await rememberLanguage(ctx.var.parts.kv, viewer.id, chosen).catch(() => {});
  }
  const site = await ctx.var.site.read();
  if (site.revision !== undefined) {
    ctx.header(SITE_REVISION_HEADER, String(site.revision));
  }
  ctx.header("content-language", language());
  const isDeleted = await ctx.var.isDeleted?.().catch(() => false) ?? false;
  // What a visitor reads who is not signed in stays as it is: there is nothing to be saved.
  const isReadOnly = isTakenOver(ctx) && (viewer !== null || head.styles === "authors");
  if (isReadOnly) ctx.header("cache-control", "no-store");
  if (!ctx.res.headers.has("cache-control")) shared(ctx);
  return (
    <Layout
      {...head}
      client={client}
      site={site}
      origin={config.auth.origin}
      viewer={viewer}
      isDeleted={isDeleted}
      isReadOnly={isReadOnly}
      at={signInTarget(ctx)}
    >
      {children}
    </Layout>
  );
}, { docType: "<!doctype html>" });
