/** `/create`: a new archive from a template, a file, a draft or a blank form. */
import TourForm from "../../islands/author/tour-form/island.tsx";
import { Island } from "../../lib/ui/island.tsx";
import type { Ctx } from "../context.ts";
import { formProps } from "./form_props.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("accounts");

export async function createPage(c: Ctx) {
  const props = { ...await formProps(c), mode: "create" as const };
  return c.render(<Island name="tour-form" of={TourForm} when="load" props={props} />, {
    title: t("createTitle"),
    description: t("createText"),
    styles: "authors",
  });
}
