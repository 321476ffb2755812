/** Creating an archive: a template or a blank archive first, then the form. */
import { FileUp } from "lucide-react";
import { useEffect, useState } from "react";
import { api, ApiError } from "../../../lib/device/api.ts";
import { NEW_ARCHIVE } from "../../../lib/device/forms/form_copies.ts";
import type { Draft } from "../../../lib/model/tour/draft.ts";
import type { Template } from "../../../lib/model/tour/templates/template.ts";
import { SHARED_PARAMETER } from "../../../lib/model/web/share.ts";
import { blankTour } from "../../../lib/model/tour/tour_form.ts";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { orAlert } from "../../shell/alert.ts";
import { toast } from "../../shell/toasts.ts";
import { visit } from "../../shell/visit.ts";
import { hasContent } from "../../../lib/formats/report.ts";
import { CreateForm, type FormStart } from "./create_form.tsx";
import { compareCopy, compareWithServer, unsavedCopies } from "./drafts/compare_copy.ts";
import { type DeviceCopy, getDeviceCopies } from "./drafts/device_copies.ts";
import { DraftsButton } from "./drafts/drafts_button.tsx";
import { GoneNote, type GoneReason } from "./drafts/gone_note.tsx";
import { RestoreOffer } from "./drafts/restore_offer.tsx";
import { useDrafts } from "./drafts/use_drafts.ts";
import { isForShared } from "./batch/take_shared.ts";
import { addImportedFiles } from "./files/add_imported_files.ts";
import { usePart } from "../../runtime/use_part.ts";
import { EncodingChoice } from "./files/encoding_choice.tsx";
import { ImportButton } from "./files/import_button.tsx";
import { LineChoice } from "./files/line_choice.tsx";
import { ImportReport } from "./files/import_report.tsx";
import { keepColumns } from "./files/kept_columns.ts";
import { type FileReport, forgetReport, keepReport, reportOf } from "./files/kept_reports.ts";
import { type ImportedFile, readImport, splitImport } from "./files/read_import.ts";
import type { FormProps } from "./form_props.ts";
import type { ImportOptions } from "../../../lib/formats/import_file.ts";
import type { LineUse } from "../../../lib/formats/import_line.ts";
import { TemplatesStep } from "./templates_step.tsx";
import { readValues } from "./values.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("form");

/** Why the author may not change an archive; undefined if they may, or it is unknown. */
const findGone = (id: string): Promise<GoneReason | undefined> =>
  // The part that only its editors may read.
  api("GET", `/api/tours/${id}/transfer`).then(() => undefined, (error) => {
    const status = error instanceof ApiError ? error.status : undefined;
    return status === 404 ? "deleted" : status === 403 ? "moved" : undefined;
  });

export function CreateTour(props: FormProps) {
  const { userId } = props;
  const [start, setStart] = useState<FormStart>();
  const [copies, setCopies] = useState<DeviceCopy[]>([]);
  /** The copies on this device of the loaded draft. */
  const [newerCopies, setNewerCopies] = useState<DeviceCopy[]>([]);
  const [tourGone, setTourGone] = useState<GoneReason>();
  /** A file whose lines the author is asked about. */
  const [file, setFile] = useState<ImportedFile>();
  /** A table whose columns the author is asked about. */
  const [asked, setAsked] = useState<ImportedFile>();
  /** The file that the form was read from, while the page is open. */
  const [imported, setImported] = useState<ImportedFile>();
  const [report, setReport] = useState<FileReport>();
  /** Recordings and photographs that came with that file. */
  const [beside, setBeside] = useState<File[]>([]);
  const drafts = useDrafts(userId !== undefined);
  const columnChoice = usePart(asked !== undefined, () => import("./files/column_choice.tsx"));

  const begin = (next: Omit<FormStart, "copyId">, report?: FileReport) => {
    const copyId = crypto.randomUUID();
    setStart({ ...next, copyId });
    if (report) keepReport(next.draftId ?? copyId, report);
    setReport(report);
    setNewerCopies([]);
    setTourGone(undefined);
    scrollTo(0, 0);
  };
  const restore = async (copy: DeviceCopy) => {
    const compared = await compareWithServer(copy);
    setNewerCopies([]);
    if (compared.copyIs === "saved" && !copy.pendingTour) {
      void getDeviceCopies().remove(copy.id);
      return openDraft(compared.draft);
    }
    const { id, ...stored } = copy;
    const { copyIs, draft } = compared;
    const saved = copyIs === "newer" && draft ? draftIdentity(draft) : {};
    const newer = copyIs === "stale" ? draft : undefined;
    setStart({ ...stored, ...saved, copyId: id, unsaved: true, newer });
    setReport(reportOf(stored.draftId ?? id, id));
  };
  const openDraft = ({ id, draftData, templateUsed, revision, formId }: Draft) =>
    begin(
      {
        values: readValues(draftData),
        draftId: id,
        draftRevision: revision,
        template: templateUsed,
      },
      reportOf(id, formId),
    );
  const loadDraft = async (id: string) => {
    const draft = await drafts.load(id);
    if (!draft) return;
    const here = (await getDeviceCopies().offeredTo(userId, NEW_ARCHIVE))
      .filter((copy) => copy.draftId === id || copy.id === draft.formId)
      .filter((copy) => compareCopy(copy, draft).copyIs !== "saved");
    const { tourId } = draft;
    const gone = tourId === undefined ? undefined : await findGone(tourId);
    if (tourId !== undefined && !gone) {
      return visit(`/tour/${tourId}/edit${isForShared() ? `?${SHARED_PARAMETER}=1` : ""}`);
    }
    openDraft(draft);
    setNewerCopies(here);
    setTourGone(gone);
    toast({ title: t("draftLoaded"), description: draft.title });
  };

  useEffect(() => {
    const open = async () => {
      const resumed = await getDeviceCopies().consumeResumed(userId, NEW_ARCHIVE);
      if (resumed) return await restore(resumed);
      const draftId = new URLSearchParams(location.search).get("draft");
      if (draftId && userId) await loadDraft(draftId);
      else if (!draftId && isForShared()) begin({ values: readValues(blankTour()) });
    };
    void open();
  }, []);

  useEffect(() => {
    if (start) return;
    getDeviceCopies().offeredTo(userId, NEW_ARCHIVE).then(unsavedCopies).then(setCopies);
  }, [start]);

  const openImported = (file: ImportedFile, files: File[] = []) => {
    setBeside(files);
    const { form, name, report, lines = [] } = file;
    const hasLines = lines.length > 0;
    setFile(hasLines ? file : undefined);
    setAsked(undefined);
    setImported(file);
    if (hasLines) return setStart(undefined);
    if (!hasContent(file)) {
      if (file.table) setAsked(file);
      return setReport(file.table ? undefined : { name, report, nothing: true });
    }
    const values = addImportedFiles(readValues(form), file.files);
    begin({ values, unsaved: true, files }, { name, report });
  };
  const readAgain = (source: File, options: ImportOptions) =>
    orAlert(async () => openImported(await readImport(source, options), beside));
  const openWithLine = async (file: ImportedFile, use?: LineUse) => {
    const { importLine } = await loadChunk(() => import("../../../lib/formats/import_line.ts"));
    openImported({ ...importLine(file, use), name: file.name, source: undefined }, beside);
  };
  const beginWith = (files: File[]) =>
    orAlert(async () => {
      const { archive, others } = splitImport(files);
      const found = archive && await readImport(archive);
      const isImport = found && (hasContent(found) || others.length === 0 && !isZip(archive));
      if (isImport) openImported(found, others);
      else if (files.length > 0) begin({ values: readValues(blankTour()), files });
    });
  const closeReport = () => {
    setReport(undefined);
    if (start) forgetReport(start.draftId ?? start.copyId);
  };
  const { source, guessed, bytes, table } = imported ?? {};
  const reportNote = report && (
    <ImportReport file={report} onClose={closeReport}>
      {source && guessed && bytes && (
        <EncodingChoice
          bytes={bytes}
          value={guessed}
          onChange={(encoding) => readAgain(source, { encoding })}
        />
      )}
      {source && table && (
        <button
          type="button"
          className="button"
          onClick={() => {
            setAsked(imported);
            setStart(undefined);
          }}
        >
          {t("changeColumns")}
        </button>
      )}
    </ImportReport>
  );
  const columnNote = asked?.table && asked.source && columnChoice.part && (
    <columnChoice.part.default
      name={asked.name}
      table={asked.table}
      onChoose={(columns) => {
        keepColumns(columns);
        readAgain(asked.source!, { columns });
      }}
      onCancel={() => setAsked(undefined)}
    />
  );
  const offer = (copies: DeviceCopy[], setCopies: (copies: DeviceCopy[]) => void) => (
    <RestoreOffer
      copies={copies}
      onRestore={async ({ id }) => {
        const copy = await getDeviceCopies().read(id);
        if (copy) return await restore(copy);
        // Another tab has sent it, so it is a draft by now.
        setCopies(copies.filter((other) => other.id !== id));
        drafts.refresh();
      }}
      onDiscard={({ id }) => {
        void getDeviceCopies().remove(id);
        setCopies(copies.filter((copy) => copy.id !== id));
      }}
    />
  );

  if (start) {
    return (
      <CreateForm
        key={start.copyId}
        {...props}
        start={start}
        notes={
          <>
            {reportNote}
            {tourGone && <GoneNote why={tourGone} />}
            {offer(newerCopies, setNewerCopies)}
          </>
        }
        onImported={openImported}
        onBack={() => {
          setStart(undefined);
          setReport(undefined);
          setImported(undefined);
          drafts.refresh();
        }}
      />
    );
  }

  const useTemplate = ({ id, tour }: Template) => {
    begin({ values: readValues(tour), template: id });
    toast({ title: t("templateSelected"), description: tour.title });
  };
  return (
    <div className="wrap create-page">
      <TemplatesStep
        onFiles={beginWith}
        onTemplate={useTemplate}
        onBlank={() => begin({ values: readValues(blankTour()) })}
        actions={
          <>
            <DraftsButton drafts={drafts} onLoad={loadDraft} />
            <ImportButton
              label={t("importFile")}
              inputLabel={t("importArchive")}
              icon={FileUp}
              onImported={openImported}
            />
          </>
        }
      >
        {file
          ? <LineChoice file={file} onChoose={(use) => orAlert(() => openWithLine(file, use))} />
          : columnNote || reportNote}
        {offer(copies, setCopies)}
      </TemplatesStep>
    </div>
  );
}

/** A copy that began from this draft, or has lost it, goes on with it. */
const draftIdentity = ({ id, revision }: Draft) => ({
  draftId: id,
  draftRevision: revision,
  pendingCreate: undefined,
});

const isZip = ({ name }: File) => /\.zip$/i.test(name);
