/**
 * `GET /api/codes/:code`: what a short code opens (`OpenedCode`), for those who may see it. In any
 * spelling: with hyphens, in small letters, with O for 0.
 */
import type { Ctx } from "../context.ts";
import { openCode } from "../code_target.ts";

export async function open(c: Ctx): Promise<Response> {
  return c.json(await openCode(c, c.req.param("code")!));
}
