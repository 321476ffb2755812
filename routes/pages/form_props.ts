/** The props of the authors' form. */
import type { FormProps } from "../../islands/author/tour-form/form_props.ts";
import type { Ctx } from "../context.ts";
import { signInTarget } from "./account/sign_in_target.ts";

/** The form's settings for this user. The sign-in returns to the same page, with its query. */
export async function formProps(c: Ctx): Promise<FormProps> {
  const { config } = c.var.parts;
  const path = c.req.path + new URL(c.req.url).search;
  const viewer = await c.var.viewer();
  const next = new URLSearchParams({ next: path });
  return {
    tiles: config.map,
    services: {
      threeWords: config.location.words.key !== undefined,
      transcription: config.transcription !== undefined,
      router: config.router?.protocol,
      review: config.review && viewer?.role !== "admin",
    },
    userId: viewer?.id,
    signInHref: signInTarget(c).provider === "off"
      ? `/sign-in-failed?reason=not-enabled&${next}`
      : `/api/login?${next}`,
  };
}
