/** What became of added files: one line, with the details behind it and a way back. */
import { Undo2, Unlink, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { counted } from "../../../../lib/formats/report.ts";
import { orAlert } from "../../../shell/alert.ts";
import { batchText, listText } from "./batch_text.ts";
import type { Batch } from "./fill_form.ts";
import { LeftText } from "./left_text.tsx";
import type { BatchWork, ShownStop } from "./use_batch.ts";

export function BatchReport({ work }: { work: BatchWork }) {
  const { batch, reading } = work;
  return (
    <>
      <p role="status" className="batch-reading">
        {reading > SOME && `Reading ${counted(reading, "file")}…`}
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
          {isOpen ? "Hide" : "Show"}
        </button>
      )}
      {batch.uploadIds.length + batch.stops.length > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => orAlert(work.undo)}
        >
          <Undo2 aria-hidden="true" />Undo
        </button>
      )}
      <button type="button" className="icon-button" aria-label="Dismiss" onClick={work.close}>
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
        <ul role="list" aria-label="Files without a stop">
          {left.map((text) => <LeftText key={text.reason} {...text} />)}
          {unknown.length > 0 && (
            <li>
              Neither recordings, pictures nor texts: {namesText(unknown)}.
            </li>
          )}
        </ul>
      )}
      {shown.length > 0 && (
        <ul role="list" aria-label="Files of stops">
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
          <Unlink aria-hidden="true" />Separate all photographs
        </button>
      )}
      {added.length > 0 && (
        <p className="soft">
          {placed > 0 && `${counted(placed, "stop")} ${placed === 1 ? "is" : "are"} where ` +
              "the photograph was taken. "}
          {placed < added.length &&
            `${placed > 0 ? "The others are" : "They are"} at the place of the stop before. ` +
              "Move them on the map."}
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
    picture && picture.name + (picture.by ? `, by ${picture.by}` : ""),
    text && text.name + (text.about ? ` (${text.about})` : ""),
  ].filter((file) => file !== undefined);
  return (
    <li>
      <span>
        <strong>Stop {index + 1}</strong> {files.join("; ")}
      </span>
      {picture?.by && (
        <button
          type="button"
          className="icon-button"
          aria-label={`Separate ${picture.name}`}
          title="Separate the photograph"
          onClick={onSeparate}
        >
          <Unlink aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

/** More names would push the others off the screen. */
const SHOWN = 10;

const namesText = (names: readonly string[]): string =>
  names.length > SHOWN
    ? `${names.slice(0, SHOWN).join(", ")} and ${names.length - SHOWN} more`
    : listText(names);
