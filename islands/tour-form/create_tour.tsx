/** Creating an archive: a template or a blank card first, then the form. */
import { useEffect, useState } from "react";
import { findTemplate } from "../../lib/model/templates.ts";
import type { Template } from "../../lib/model/template.ts";
import { blankTour } from "../../lib/model/tour_form.ts";
import { toast } from "../shell/toasts.ts";
import { CreateForm, type Work } from "./create_form.tsx";
import { copiesFor, type DeviceCopy, dropCopy, takeResumed } from "./drafts/device_copy.ts";
import { DraftsButton } from "./drafts/drafts_button.tsx";
import type { FormProps } from "./form_props.ts";
import { ImportButton, type ImportedFile } from "./files/import_button.tsx";
import { ImportReport } from "./files/import_report.tsx";
import { RestoreOffer } from "./drafts/restore_offer.tsx";
import { TemplatesStep } from "./templates_step.tsx";
import { useDrafts } from "./drafts/use_drafts.ts";
import { readValues } from "./values.ts";

const newWork = (work: Omit<Work, "copyId">): Work => ({ ...work, copyId: crypto.randomUUID() });

export function CreateTour(props: FormProps) {
  const [work, setWork] = useState<Work>();
  const [copies, setCopies] = useState<DeviceCopy[]>([]);
  const [file, setFile] = useState<ImportedFile>();
  const drafts = useDrafts(props.userId !== undefined);

  const begin = (next: Omit<Work, "copyId">) => {
    setWork(newWork(next));
    scrollTo(0, 0);
  };
  const restore = ({ id, values, draftId, template, saved }: DeviceCopy) =>
    setWork({ copyId: id, values, draftId, template, unsaved: !saved });
  const open = async (id: string) => {
    const draft = await drafts.load(id);
    if (!draft) return;
    const { title, draftData, templateUsed } = draft;
    begin({ values: readValues(draftData), draftId: id, template: templateUsed });
    toast({ title: "Draft Loaded", description: title });
  };

  useEffect(() => {
    const resumed = takeResumed("create");
    if (resumed) return restore(resumed);
    const wanted = new URLSearchParams(location.search).get("draft");
    if (wanted && props.userId) open(wanted);
  }, []);

  useEffect(() => {
    if (!work) copiesFor("create", props.userId).then(setCopies);
  }, [work]);

  const imported = (file: ImportedFile) => {
    setFile(file);
    if (file.form.audioStops.length > 0) begin({ values: readValues(file.form), unsaved: true });
  };
  const report = file && <ImportReport file={file} onClose={() => setFile(undefined)} />;

  if (work) {
    return (
      <CreateForm
        key={work.copyId}
        {...props}
        work={work}
        report={report}
        onBack={() => {
          setWork(undefined);
          setFile(undefined);
          drafts.refresh();
        }}
      />
    );
  }

  const useTemplate = ({ id, tour }: Template) => {
    begin({ values: readValues(tour), template: id });
    toast({ title: "Template Selected", description: findTemplate(id)?.tour.title });
  };
  return (
    <div className="wrap create-page">
      <TemplatesStep
        onTemplate={useTemplate}
        onBlank={() => begin({ values: readValues(blankTour()) })}
        others={
          <>
            <DraftsButton drafts={drafts} onLoad={open} />
            <ImportButton onImported={imported} />
          </>
        }
      >
        {report}
        <RestoreOffer
          copies={copies}
          onRestore={restore}
          onDiscard={({ id }) => {
            dropCopy(id);
            setCopies(copies.filter((copy) => copy.id !== id));
          }}
        />
      </TemplatesStep>
    </div>
  );
}
