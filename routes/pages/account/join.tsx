/** `/join/{secret}`: a link for a first sign-in, where newcomers need an invitation. */
import { DoorOpen, SearchX } from "lucide-react";
import { isLinkStanding } from "../../../lib/store/sign_up/invitations.ts";
import { EmptyPage } from "../../../lib/ui/empty_state.tsx";
import type { Ctx } from "../../context.ts";
import { uncached } from "../../middleware/caching.ts";
import { signInPrompt } from "./sign_in_prompt.tsx";

/** The form of a secret; other texts are not looked up. */
const SECRET = /^[\w-]{43}$/;

const HEAD = { title: "You are invited", isIndexed: false, styles: "authors" } as const;

export async function joinPage(c: Ctx) {
  const { kv, now } = c.var.parts;
  const secret = c.req.param("secret") ?? "";
  // Of those who have come in nobody asks whether the link lets others in.
  if (SECRET.test(secret) && await c.var.viewer()) return uncached(c, 200).render(<Joined />, HEAD);
  if (!SECRET.test(secret) || !await isLinkStanding(kv, secret, now())) {
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
