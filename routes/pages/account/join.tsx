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

/** Whether a text has the form of such a secret. */
export const isSignUpSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

const HEAD = { title: "You are invited", isIndexed: false, styles: "authors" } as const;

export async function signUpPage(c: Ctx, secret: string) {
  const { kv, now } = c.var.parts;
  // Users with an account are let in without a look at the link.
  if (await c.var.viewer()) return uncached(c, 200).render(<Joined />, HEAD);
  if (!await isLinkStanding(kv, secret, now())) {
    return uncached(c, 404).render(<LinkEnded />, HEAD);
  }
  const prompt = await signInPrompt(c, {
    title: "You are invited",
    text: "With this link you can sign in here for the first time. Afterwards you don’t need it.",
    label: "Sign In",
  });
  return uncached(c, 200).render(prompt, HEAD);
}

function Joined() {
  return (
    <EmptyPage icon={DoorOpen} title="Welcome">
      <p>You have an account here now. Next time you sign in without this link.</p>
      <div className="row">
        <a className="button primary" href="/create">Create an archive</a>
        <a className="button" href="/profile">Your profile</a>
      </div>
    </EmptyPage>
  );
}

function LinkEnded() {
  return (
    <EmptyPage icon={SearchX} title="This invitation has ended">
      <p>
        It was taken back, expired, or was used as often as it may be. Ask the people who run this
        site for a new one. If you have an account, sign in without it.
      </p>
      <a className="button primary" href="/">Go Home</a>
    </EmptyPage>
  );
}
