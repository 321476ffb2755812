/** The pages of a paper: their order, their texts, and whether visitors may have its PDF. */
import { ArrowLeft, ArrowRight, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { uploadAddress } from "../../../../lib/model/media/upload_address.ts";
import { TextArea, useFieldError } from "../field.tsx";
import type { TourValues } from "../values.ts";
import { readPdfs } from "./add_papers.ts";
import { CardPicture } from "./thing_cards.tsx";
import { changeThings } from "./thing_changes.ts";
import { holderOf, type Prefix, thingsAtPrefix } from "./thing_paths.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

type Props = { name: Prefix; index: number };

export function PaperPages({ name, index }: Props) {
  const form = useFormContext<TourValues>();
  const path = `${name}things.${index}` as "things.0";
  const thing = useWatch({ control: form.control, name: path });
  const [shown, setShown] = useState(0);
  if (!thing) return null;
  const pages = [{ url: thing.url, text: thing.text }, ...thing.pages];
  const at = Math.min(shown, pages.length - 1);
  const set = (next: typeof pages, show: number, said: string) => {
    const [{ url, text }, ...others] = next;
    const list = form.getValues(thingsAtPrefix(name));
    const changed = list.map((one, i) => i === index ? { ...one, url, text, pages: others } : one);
    changeThings(form, name, changed, { said });
    setShown(show);
  };
  const move = (to: number) => {
    const next = pages.filter((_, i) => i !== at);
    next.splice(to, 0, pages[at]);
    set(next, to, t("pageMoved", { to: to + 1, total: pages.length }));
  };
  const text = at === 0 ? "text" : `pages.${at - 1}.text`;
  return (
    <div className="paper-pages" role="group" aria-label={t("pages")}>
      <ol role="list" className="thing-cards">
        {pages.map(({ url }, i) => (
          <li key={`${url} ${i}`}>
            <button
              type="button"
              className="thing-card"
              aria-pressed={i === at}
              onClick={() => setShown(i)}
            >
              <span className="thing-picture">
                <CardPicture address={url} />
              </span>
              <span className="thing-label">{t("pageNumber", { number: i + 1 })}</span>
            </button>
            <PageError path={i === 0 ? `${path}.url` : `${path}.pages.${i - 1}.url`} />
          </li>
        ))}
      </ol>
      <div className="picture-file">
        <button
          type="button"
          className="icon-button"
          aria-label={t("movePageFront", { number: at + 1 })}
          disabled={at === 0}
          onClick={() => move(at - 1)}
        >
          <ArrowLeft aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t("movePageBack", { number: at + 1 })}
          disabled={at === pages.length - 1}
          onClick={() => move(at + 1)}
        >
          <ArrowRight aria-hidden="true" />
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() =>
            set(pages.filter((_, i) => i !== at), 0, t("pageRemoved", { number: at + 1 }))}
        >
          <Trash2 aria-hidden="true" />
          {t("removePage", { number: at + 1 })}
        </button>
      </div>
      <TextArea
        key={at}
        name={`${path}.${text}` as "things.0.text"}
        label={t("pageText", { number: at + 1 })}
        optional
        rows={3}
        hint={t("pageTextUse")}
      />
      <PdfTick {...{ name, index }} id={thing.id} address={thing.file} />
    </div>
  );
}

function PageError({ path }: { path: string }) {
  const error = useFieldError(path as "things.0.url");
  return error ? <p className="field-error" data-invalid="" tabIndex={-1}>{error}</p> : null;
}

type PdfProps = Props & { id: string; address: string };

/** The file is uploaded when its author first allows that. */
function PdfTick({ name, index, id, address }: PdfProps) {
  const form = useFormContext<TourValues>();
  const [kept, setKept] = useState(address);
  const pdf = readPdfs.get(id);
  if (pdf?.unsafe) return <p className="field-hint">{pdf.unsafe}</p>;
  if (!pdf && !kept) return null;
  const send = (file: File) => {
    const stopId = holderOf(form, name, true) || undefined;
    const upload = { kind: "document" as const, name: file.name, stopId };
    return uploadAddress(getUploadQueue().addConverted({ blobs: [file] }, upload));
  };
  const turn = (isOn: boolean) => {
    const next = isOn ? address || kept || send(pdf!.file) : "";
    setKept(next || address);
    form.setValue(`${name}things.${index}.file` as "things.0.file", next, { shouldDirty: true });
  };
  return (
    <label className="thing-tick">
      <input
        type="checkbox"
        checked={address !== ""}
        onChange={({ target }) => turn(target.checked)}
      />
      <span>{t("mayDownloadPdf")}</span>
    </label>
  );
}
