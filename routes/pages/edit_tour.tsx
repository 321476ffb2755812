/** `/tour/{id}/edit`: the form over an archive that is there, for its owner and administrators. */
import { Lock, SearchX } from "lucide-react";
import TourForm from "../../islands/tour-form.tsx";
import type { BackLink } from "../../islands/tour-form/form_props.ts";
import { EmptyPage } from "../../lib/ui/empty_state.tsx";
import { Island } from "../../lib/ui/island.tsx";
import { SignInLink, SignInPrompt, type SignInTarget } from "../../lib/ui/sign_in_link.tsx";
import type { Ctx } from "../context.ts";
import { uncached } from "../middleware/caching.ts";
import { findVisibleTour } from "../visible_tour.ts";
import { formProps } from "./form_props.ts";
import { signInTarget } from "./sign_in_target.ts";

export async function editTourPage(c: Ctx) {
  const found = await findVisibleTour(c);
  if (!found) {
    const at = await c.var.viewer() ? undefined : signInTarget(c);
    return uncached(c, 404).render(<NotFound at={at} />, { title: "Tour Not Found" });
  }
  const { tour, viewer, mayEdit } = found;
  if (!viewer) return uncached(c, 401).render(<SignInFirst c={c} />, { title: "Sign in" });
  if (!mayEdit) {
    const content = <NotAllowed href={`/tour/${tour.id}`} />;
    return uncached(c, 403).render(content, { title: "Not allowed" });
  }
  const back = backFrom(c.req.query("from"), tour.id);
  const props = { ...await formProps(c), mode: "edit" as const, tour, back };
  return c.render(
    <Island name="tour-form" of={TourForm} when="load" props={props} />,
    { title: `Edit ${tour.title}`, styles: "authors" },
  );
}

/** The page from which somebody came, as its link says it: the archive's own unless it does. */
function backFrom(from: string | undefined, id: string): BackLink {
  if (from === "admin") return { href: "/admin", label: "Back to Admin" };
  if (from === "profile") return { href: "/profile", label: "Back to Profile" };
  return { href: `/tour/${id}`, label: "Back to the Archive" };
}

function NotFound({ at }: { at?: SignInTarget }) {
  return (
    <EmptyPage icon={SearchX} title="Tour Not Found">
      <p>There is no archive at this address. It may have been deleted.</p>
      {at && at.provider !== "off" && (
        <p>
          If it is a private archive of yours, <SignInLink at={at}>sign in</SignInLink> to edit it.
        </p>
      )}
      <a className="button primary" href="/admin">Back to Admin</a>
    </EmptyPage>
  );
}

function SignInFirst({ c }: { c: Ctx }) {
  return (
    <SignInPrompt
      at={signInTarget(c)}
      title="Sign in to edit"
      text="Only the person who made an archive can edit it. Anything you wrote here before is still on your device."
      label="Sign In"
    />
  );
}

function NotAllowed({ href }: { href: string }) {
  return (
    <EmptyPage icon={Lock} title="Not allowed">
      <p>Only the owner of this archive and administrators may change it.</p>
      <a className="button primary" href={href}>View the archive</a>
    </EmptyPage>
  );
}
