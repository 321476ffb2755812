/** The first step of creating an archive: the choice of a template, a file or a blank form. */
import { ArrowLeft, FilePlus2, Files, Landmark, Palette, Trees, Utensils } from "lucide-react";
import type { ReactNode } from "react";
import type { Template } from "../../../lib/model/tour/templates/template.ts";
import { templates } from "../../../lib/model/tour/templates/templates.ts";
import { firstParagraph } from "../../../lib/model/tour/excerpt.ts";
import { DropNote } from "./batch/drop_note.tsx";
import { FileButton } from "./media/file_button.tsx";
import { useFileDrop } from "./batch/file_drop.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("form");

const ICONS = { landmark: Landmark, trees: Trees, palette: Palette, utensils: Utensils };

type Props = {
  /** Called with the chosen or dropped files. */
  onFiles: (files: File[]) => void;
  onTemplate: (template: Template) => void;
  onBlank: () => void;
  /** The content above the templates. */
  children?: ReactNode;
  /** Other ways to begin, beside the button for a blank archive. */
  actions?: ReactNode;
};

export function TemplatesStep({ onFiles, onTemplate, onBlank, children, actions }: Props) {
  const drop = useFileDrop(onFiles);
  return (
    <>
      <div className="page-head">
        <a className="back" href={to("/tours")}>
          <ArrowLeft aria-hidden="true" />
          {t("backToArchives")}
        </a>
        <h1>{t("createHeading")}</h1>
        <p className="lead">{t("bringRecordings")}</p>
        <div className="row">
          <FileButton
            kind="any"
            label={t("filesForNew")}
            multiple
            primary
            onFiles={onFiles}
          >
            <Files aria-hidden="true" />
            {t("startWithFiles")}
          </FileButton>
          <button type="button" className="button" onClick={onBlank}>
            <FilePlus2 aria-hidden="true" />
            {t("createBlankArchive")}
          </button>
          {actions}
        </div>
        <p className="soft drop-hint">{t("dropAnywhere")}</p>
      </div>
      {children}
      <h2 className="templates-title">{t("startFromSample")}</h2>
      <ul role="list" className="templates">
        {templates().map((template) => (
          <TemplateCard key={template.id} template={template} onTemplate={onTemplate} />
        ))}
      </ul>
      <DropNote drop={drop} text={t("dropToBegin")} />
    </>
  );
}

function TemplateCard(
  { template, onTemplate }: { template: Template; onTemplate: Props["onTemplate"] },
) {
  const { tour, icon } = template;
  const Icon = ICONS[icon];
  return (
    <li className="catalogue-card template-card">
      <Icon aria-hidden="true" />
      <h3>{tour.title}</h3>
      <p className="template-facts">
        {t("templateFacts", { duration: tour.duration, count: tour.audioStops.length })}
      </p>
      <p>{firstParagraph(tour.description)}</p>
      <button type="button" className="button" onClick={() => onTemplate(template)}>
        {rich(t, "useThisTemplate", {
          title: tour.title,
          hidden: (text) => <span className="visually-hidden">{text}</span>,
        })}
      </button>
    </li>
  );
}
