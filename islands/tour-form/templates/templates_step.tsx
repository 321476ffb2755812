/** The first step of creating an archive: the choice of what to begin from. */
import { ArrowLeft, FilePlus2, Landmark, Palette, Trees, Utensils } from "lucide-react";
import type { ReactNode } from "react";
import type { Template } from "../../../lib/model/template.ts";
import { TEMPLATES } from "../../../lib/model/templates.ts";
import { firstParagraph } from "../../../lib/model/excerpt.ts";

const ICONS = { landmark: Landmark, trees: Trees, palette: Palette, utensils: Utensils };

type Props = {
  onTemplate: (template: Template) => void;
  onBlank: () => void;
  /** What stands above the templates. */
  children?: ReactNode;
  /** Other ways to begin, beside the button for a blank archive. */
  actions?: ReactNode;
};

export function TemplatesStep({ onTemplate, onBlank, children, actions }: Props) {
  return (
    <>
      <div className="page-head">
        <a className="back" href="/tours">
          <ArrowLeft aria-hidden="true" />Back to Archives
        </a>
        <h1>Create an Archive Experience</h1>
        <p className="lead">
          Start from a sample and add your own places and recordings, or start with a blank archive.
        </p>
        <div className="row">
          <button type="button" className="button primary" onClick={onBlank}>
            <FilePlus2 aria-hidden="true" />Create Blank Archive
          </button>
          {actions}
        </div>
      </div>
      {children}
      <h2 className="templates-title">Or start from a sample</h2>
      <ul role="list" className="templates">
        {TEMPLATES.map((template) => (
          <TemplateCard key={template.id} template={template} onTemplate={onTemplate} />
        ))}
      </ul>
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
        Use This Template<span className="visually-hidden">: {tour.title}</span>
      </button>
    </li>
  );
}
