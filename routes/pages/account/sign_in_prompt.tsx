/** The content of a page that needs a sign-in, without one. */
import { LogIn, UserX } from "lucide-react";
import type { ReactElement } from "react";
import { type Block, blockText, deletedText } from "../../../lib/model/account/user.ts";
import { EmptyPage } from "../../../lib/ui/empty_state.tsx";
import { SignInLink } from "../../../lib/ui/frame/sign_in_link.tsx";
import { LogOutForm } from "../../../lib/ui/frame/sign_out_form.tsx";
import type { Ctx } from "../../context.ts";
import { signInTarget } from "./sign_in_target.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("accounts");

type Words = { title: string; text: string; label: string };

/**
 * The sign-in, with the page's own text; or that the account is blocked or was deleted, because
 * signing in would not help.
 */
export async function signInPrompt(c: Ctx, words: Words): Promise<ReactElement> {
  const block = await c.var.block();
  if (block) return <Blocked block={block} />;
  const deleted = { title: t("accountDeleted"), text: deletedText(), label: t("logIn") };
  const { title, text, label } = await c.var.isDeleted() ? deleted : words;
  return (
    <EmptyPage icon={LogIn} title={title}>
      <p>{text}</p>
      <SignInLink at={signInTarget(c)} className="button primary">{label}</SignInLink>
    </EmptyPage>
  );
}

function Blocked({ block }: { block: Block }) {
  return (
    <EmptyPage icon={UserX} title={t("accountBlocked")}>
      <p>{blockText(block)}</p>
      {block.hidesTours && <p>{t("blockHidesArchives")}</p>}
      <LogOutForm />
    </EmptyPage>
  );
}
