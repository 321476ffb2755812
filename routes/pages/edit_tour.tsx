/** `/tour/{id}/edit`: the form over an archive that is there, for its owner and administrators. */
import { Lock, SearchX } from "lucide-react";
import TourForm from "../../islands/tour-form.tsx";
import { Id } from "../../lib/model/id.ts";
import { getTour } from "../../lib/store/tours.ts";
import { Island } from "../../lib/ui/island.tsx";
import { SignInPrompt } from "../../lib/ui/sign_in_link.tsx";
import type { Ctx } from "../context.ts";
import { formProps } from "./form_props.ts";
import { page } from "./page.tsx";
import { signInAt } from "./sign_in_at.ts";

export async function editTourPage(c: Ctx) {
  const id = Id.safeParse(c.req.param("id"));
  const found = id.success ? await getTour(c.var.parts.kv, id.data) : null;
  if (!found) return page(c, { title: "Tour Not Found" }, <NotFound />, 404);
  const { tour, userId } = found;
  const viewer = await c.var.viewer();
  if (!viewer) return page(c, { title: "Sign in" }, <SignInFirst c={c} />, 401);
  if (viewer.id !== userId && viewer.role !== "admin") {
    return page(c, { title: "Not allowed" }, <NotAllowed href={`/tour/${tour.id}`} />, 403);
  }
  const props = { ...await formProps(c), mode: "edit" as const, tour };
  return page(
    c,
    { title: `Edit ${tour.title}` },
    <Island name="tour-form" of={TourForm} when="load" props={props} />,
  );
}

function NotFound() {
  return (
    <div className="wrap section">
      <div className="empty">
        <SearchX aria-hidden="true" />
        <h1>Tour Not Found</h1>
        <p>There is no archive at this address. It may have been deleted.</p>
        <a className="button primary" href="/admin">Back to Admin</a>
      </div>
    </div>
  );
}

function SignInFirst({ c }: { c: Ctx }) {
  return (
    <SignInPrompt
      at={signInAt(c)}
      title="Sign in to edit"
      text="Archives are changed by those who made them. What you wrote here before is kept on your device."
      label="Sign In"
    />
  );
}

function NotAllowed({ href }: { href: string }) {
  return (
    <div className="wrap section">
      <div className="empty">
        <Lock aria-hidden="true" />
        <h1>Not allowed</h1>
        <p>Only the owner of this archive and administrators may change it.</p>
        <a className="button primary" href={href}>Look at the archive</a>
      </div>
    </div>
  );
}
