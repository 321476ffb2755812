/** `/profile`: who is signed in. */
import { ArrowLeft } from "lucide-react";
import type { User } from "../lib/model/user.ts";
import { Avatar } from "../lib/ui/avatar.tsx";
import { type SignInAt, SignInPrompt } from "../lib/ui/sign_in_link.tsx";
import { LogOutForm, SignOutEverywhereForm } from "../lib/ui/sign_out_form.tsx";
import type { Ctx } from "./context.ts";
import { page } from "./page.tsx";
import { signInAt } from "./sign_in_at.ts";

export async function profilePage(c: Ctx) {
  const user = await c.var.viewer();
  const content = user ? <Profile user={user} /> : <AccessRequired at={signInAt(c)} />;
  return page(c, { title: "Profile" }, content);
}

function AccessRequired({ at }: { at: SignInAt }) {
  return (
    <SignInPrompt
      at={at}
      title="Account Access Required"
      text="Your profile keeps your archives and your place in them. Log in to see it."
      label="Log In"
    />
  );
}

function Profile({ user }: { user: User }) {
  return (
    <div className="wrap profile">
      <a className="back" href="/">
        <ArrowLeft aria-hidden="true" />Back to App
      </a>
      <header className="profile-head">
        <Avatar name={user.displayName} photoURL={user.photoURL} size="large" />
        <div>
          <h1>{user.displayName}</h1>
          <p className="soft">{user.email}</p>
        </div>
        <LogOutForm />
      </header>
      <section aria-labelledby="account">
        <h2 id="account">Account</h2>
        <dl className="details">
          <div>
            <dt>Name</dt>
            <dd>{user.displayName}</dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>{user.email}</dd>
          </div>
          <div>
            <dt>Member since</dt>
            <dd>
              <time dateTime={user.createdAt}>{dateOf(user.createdAt)}</time>
            </dd>
          </div>
        </dl>
      </section>
      <section className="profile-devices" aria-labelledby="devices">
        <h2 id="devices">Your devices</h2>
        <p className="soft">
          A phone was lost, or a school computer left open? This ends your session on every device.
        </p>
        <SignOutEverywhereForm />
      </section>
    </div>
  );
}

/** The day in words, the same for every reader: the server knows nobody's time zone. */
const dateOf = (iso: string) =>
  new Date(iso).toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" });
