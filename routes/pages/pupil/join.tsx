/**
 * `/join`: a form for the code of a class, or of a pupil's own place, and a nickname.
 * `/join/{CODE}` is what the QR code on the wall opens: the code is filled in; a longer text is the
 * secret of a link for a first sign-in. `POST /join` is the form without script: it joins, or
 * leaves with `leave`.
 */
import { z } from "zod";
import Join, { type JoinProps } from "../../../islands/pupil/join/island.tsx";
import { JoinRequest } from "../../../lib/model/class/class.ts";
import { formatClassCode, parseClassCode } from "../../../lib/model/class/class_code.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { joinFromRequest, leaveByRequest } from "../../api/classes/pupils.ts";
import type { Ctx } from "../../context.ts";
import { isSignUpSecret, signUpPage } from "../account/join.tsx";
import { uncached } from "../../middleware/caching.ts";
import { parse } from "../../parse.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("accounts");

/** What the form sends; an empty nickname counts as missing. */
const JoinForm = z.object({
  code: JoinRequest.shape.code.default(""),
  nickname: z.string().max(100).default(""),
  leave: z.literal("yes").optional(),
});

export function joinPage(c: Ctx) {
  return form(c, { code: "", nickname: "" });
}

export function joinByCodePage(c: Ctx) {
  const text = c.req.param("code")!;
  if (isSignUpSecret(text)) return signUpPage(c, text);
  const code = parseClassCode(text);
  if (code) return form(c, { code: formatClassCode(code), nickname: "" });
  const typed = { code: text.slice(0, 40), nickname: "" };
  return form(uncached(c, 404), { ...typed, problem: t("noSuchCode") });
}

export async function joinByForm(c: Ctx) {
  const typed = parse(JoinForm, await c.req.parseBody());
  if (typed.leave) {
    await leaveByRequest(c);
    return c.redirect("/join", 303);
  }
  const { code, nickname } = typed;
  try {
    const named = nickname.trim() === "" ? { code } : { code, nickname };
    await joinFromRequest(c, parse(JoinRequest, named));
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const problem = error.errors?.[0]?.message ?? error.detail;
    return form(uncached(c, error.status), { code, nickname, problem });
  }
  return c.redirect("/class", 303);
}

async function form(c: Ctx, given: Omit<JoinProps, "pupil">) {
  const pupil = (await c.var.pupil())?.nickname;
  return c.render(
    <div className="wrap section join-page" data-message-page="">
      <h1>{t("joinClass")}</h1>
      <Island name="join" of={Join} when="load" props={{ ...given, pupil }} />
    </div>,
    { title: t("joinClass"), path: "/join", isIndexed: false, styles: "authors" },
  );
}
