/** What became of added files: one line, with the details behind it and a way back. */
import { Undo2, Unlink, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { orAlert } from "../../../shell/alert.ts";
import { batchText, listText } from "./batch_text.ts";
import type { Batch } from "./fill_form.ts";
import { LeftText } from "./left_text.tsx";
import type { BatchWork, ShownStop } from "./use_batch.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("batch");

export function BatchReport({ work }: { work: BatchWork }) {
  const { batch, reading } = work;
  return (
    <>
      <p role="status" className="batch-reading">
        {reading > SOME && t("readingFiles", { count: reading })}
      </p>
      {batch && <Report batch={batch} work={work} />}
    </>
  );
}

/** Fewer files are read at once. */
const SOME = 20;

function Report({ batch, work }: { batch: Batch; work: BatchWork }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const report = useRef<HTMLDivElement>(null);
  // Files may have been dropped far below; and a phone goes to the row of the open stop first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => report.current?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, [batch.uploadIds]);
  const hasDetails = batch.stops.length + batch.left.length + batch.unknown.length > 0;
  return (
    <div ref={report} className="batch-report">
      <p role="status">{batchText(batch)}</p>
      {hasDetails && (
        <button
          type="button"
          className="button quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t("hide") : t("show")}
        </button>
      )}
      {batch.uploadIds.length + batch.stops.length > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => orAlert(work.undo)}
        >
          <Undo2 aria-hidden="true" />
          {t("undo")}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={t("dismiss")} onClick={work.close}>
        <X aria-hidden="true" />
      </button>
      <div id={id} className="batch-details" hidden={!isOpen}>
        {isOpen && <Details batch={batch} work={work} />}
      </div>
    </div>
  );
}

/** Which file went where and why, and what each of the others needs. */
function Details({ batch, work }: { batch: Batch; work: BatchWork }) {
  const { left, unknown, added } = batch;
  const { shown } = work;
  const placed = shown.filter(({ picture }) => picture?.place).length;
  const paired = shown.filter(({ picture }) => picture?.by);
  return (
    <>
      {left.length + unknown.length > 0 && (
        <ul role="list" aria-label={t("filesWithoutStop")}>
          {left.map((text) => <LeftText key={text.reason} {...text} />)}
          {unknown.length > 0 && <li>{t("unknownFiles", { names: namesText(unknown) })}</li>}
        </ul>
      )}
      {shown.length > 0 && (
        <ul role="list" aria-label={t("filesOfStops")}>
          {shown.map((stop) => (
            <StopFiles
              key={stop.id}
              stop={stop}
              onSeparate={() => work.separate([stop])}
            />
          ))}
        </ul>
      )}
      {paired.length > 1 && (
        <button
          type="button"
          className="button"
          onClick={() => work.separate(paired)}
        >
          <Unlink aria-hidden="true" />
          {t("separateAll")}
        </button>
      )}
      {added.length > 0 && (
        <p className="soft">
          {placed > 0 && t("placedByPhoto", { count: placed })}{" "}
          {placed < added.length && (placed > 0 ? t("othersAtPlaceBefore") : t("allAtPlaceBefore"))}
        </p>
      )}
    </>
  );
}

/** "Stop 3: mill.mp3, mill.jpg by name, mill.txt with 4 sentences". */
function StopFiles({ stop, onSeparate }: { stop: ShownStop; onSeparate: () => void }) {
  const { index, recording, picture, text } = stop;
  const files = [
    recording,
    picture && (picture.by ? t(BY[picture.by], { name: picture.name }) : picture.name),
    text && (text.about ? t("fileWith", { name: text.name, about: text.about }) : text.name),
  ].filter((file) => file !== undefined);
  return (
    <li>
      <span>
        <strong>{t("stopNumber", { number: index + 1 })}</strong> {files.join("; ")}
      </span>
      {picture?.by && (
        <button
          type="button"
          className="icon-button"
          aria-label={t("separateNamed", { name: picture.name })}
          title={t("separatePhoto")}
          onClick={onSeparate}
        >
          <Unlink aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

const BY = { name: "pairedByName", time: "pairedByTime" } as const;

/** More names would push the others off the screen. */
const SHOWN = 10;

const namesText = (names: readonly string[]): string =>
  names.length > SHOWN
    ? t("namesAndMore", {
      names: names.slice(0, SHOWN).join(", "),
      total: names.length - SHOWN,
    })
    : listText(names);
