/** The first step of creating an archive: the choice of a template, a file or a blank form. */
import { ArrowLeft, FilePlus2, Files, Landmark, Palette, Trees, Utensils } from "lucide-react";
import type { ReactNode } from "react";
import type { Template } from "../../../lib/model/tour/templates/template.ts";
import { TEMPLATES } from "../../../lib/model/tour/templates/templates.ts";
import { firstParagraph } from "../../../lib/model/tour/excerpt.ts";
import { DropNote } from "./batch/drop_note.tsx";
import { FileButton } from "./media/file_button.tsx";
import { useFileDrop } from "./batch/file_drop.ts";

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
        <a className="back" href="/tours">
          <ArrowLeft aria-hidden="true" />Back to Archives
        </a>
        <h1>Create an Archive Experience</h1>
        <p className="lead">
          Bring your recordings and photos: each recording becomes a stop, and you add places and
          texts afterwards. Or start from a sample or a blank archive.
        </p>
        <div className="row">
          <FileButton
            kind="any"
            label="Recordings and photos for a new archive"
            multiple
            primary
            onFiles={onFiles}
          >
            <Files aria-hidden="true" />Start with recordings and photos
          </FileButton>
          <button type="button" className="button" onClick={onBlank}>
            <FilePlus2 aria-hidden="true" />Create Blank Archive
          </button>
          {actions}
        </div>
        <p className="soft drop-hint">
          You can also drop files or a folder anywhere on this page.
        </p>
      </div>
      {children}
      <h2 className="templates-title">Or start from a sample</h2>
      <ul role="list" className="templates">
        {TEMPLATES.map((template) => (
          <TemplateCard key={template.id} template={template} onTemplate={onTemplate} />
        ))}
      </ul>
      <DropNote drop={drop} text="Drop recordings and photos to begin with them" />
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
        {tour.duration}, {tour.audioStops.length} stops
      </p>
      <p>{firstParagraph(tour.description)}</p>
      <button type="button" className="button" onClick={() => onTemplate(template)}>
        Use this template<span className="visually-hidden">: {tour.title}</span>
      </button>
    </li>
  );
}
