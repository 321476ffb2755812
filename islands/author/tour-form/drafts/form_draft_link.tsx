/** The link that shows the form's draft to others. */
import { useWatch } from "react-hook-form";
import { UNTITLED } from "../../../../lib/model/tour/draft.ts";
import { DraftLink } from "../../../lists/draft_link.tsx";
import type { ArchiveForm } from "../form_props.ts";
import { useSiteServices } from "../site_services.ts";
import type { FormSaver } from "./use_draft_saver.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

type Props = { form: ArchiveForm; saver: FormSaver };

/** Nothing before the form is saved as a draft, and where visitors see approved archives alone. */
export function FormDraftLink({ form, saver }: Props) {
  const title = useWatch({ control: form.control, name: "title" });
  const { draftId } = saver.identity();
  const { review } = useSiteServices();
  if (!draftId || review) return null;
  return (
    <DraftLink
      key={draftId}
      id={draftId}
      title={title.trim() || UNTITLED}
      label={t("previewLink")}
      onOpen={() => saver.hasUnsavedChanges() && saver.saveNow({ quietly: true })}
    />
  );
}
