/**
 * `/join/{secret}`: a link for a first sign-in, where newcomers need an invitation. Codes of
 * classes have the same address, and fewer letters (`routes/pages/pupil/join.tsx`).
 */
import { DoorOpen, SearchX } from "lucide-react";
import { isLinkStanding } from "../../../lib/store/sign_up/invitations.ts";
import { EmptyPage } from "../../../lib/ui/empty_state.tsx";
import type { Ctx } from "../../context.ts";
import { uncached } from "../../middleware/caching.ts";
import { signInPrompt } from "./sign_in_prompt.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("accounts");

/** Whether a text has the form of such a secret. */
export const isSignUpSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

const head = () => ({ title: t("youAreInvited"), isIndexed: false, styles: "authors" }) as const;

export async function signUpPage(c: Ctx, secret: string) {
  const { kv, now } = c.var.parts;
  // Users with an account are let in without a look at the link.
  if (await c.var.viewer()) return uncached(c, 200).render(<Joined />, head());
  if (!await isLinkStanding(kv, secret, now())) {
    return uncached(c, 404).render(<LinkEnded />, head());
  }
  const prompt = await signInPrompt(c, {
    title: t("youAreInvited"),
    text: t("invitedText"),
    label: t("signInButton"),
  });
  return uncached(c, 200).render(prompt, head());
}

function Joined() {
  return (
    <EmptyPage icon={DoorOpen} title={t("welcome")}>
      <p>{t("welcomeText")}</p>
      <div className="row">
        <a className="button primary" href={to("/create")}>{t("createAnArchive")}</a>
        <a className="button" href={to("/profile")}>{t("yourProfile")}</a>
      </div>
    </EmptyPage>
  );
}

function LinkEnded() {
  return (
    <EmptyPage icon={SearchX} title={t("invitationEnded")}>
      <p>{t("linkEndedText")}</p>
      <a className="button primary" href={to("/")}>{t("goHome")}</a>
    </EmptyPage>
  );
}
