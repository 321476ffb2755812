/** The pictures and papers of the archive or of a stop: small cards, and the boxes of one. */
import { ImagePlus, Link2, Undo2, X } from "lucide-react";
import { useContext, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import { newThing } from "../../../../lib/formats/fields/things.ts";
import { MAX_THINGS } from "../../../../lib/model/media/thing.ts";
import { orAlert } from "../../../shell/alert.ts";
import { useFieldError } from "../field.tsx";
import { FileButton } from "../media/file_button.tsx";
import { PhotoButton } from "../media/photo_button.tsx";
import { StopPictures } from "../media/stop_pictures.tsx";
import { useUploadsOff } from "../media/use_uploads_off.ts";
import { ArchiveTarget } from "../stops/stop_id.ts";
import type { TourValues } from "../values.ts";
import { readingOf } from "./add_papers.ts";
import { addThings } from "./add_things.ts";
import { changeOf, changeThings, hideChange, undoThings } from "./thing_changes.ts";
import { ThingBoxes } from "./thing_boxes.tsx";
import { cardsOf, ThingCards } from "./thing_cards.tsx";
import { holderOf, indexOfPrefix, openThing, type Prefix, thingsAtPrefix } from "./thing_paths.ts";
import { ThingTimes } from "./thing_times_part.tsx";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

type Props = { name: Prefix; hint: string };

export function ThingsField({ name, hint }: Props) {
  useSignals();
  const form = useFormContext<TourValues>();
  const list = thingsAtPrefix(name);
  const cards = useWatch({ control: form.control, name: list, compute: cardsOf });
  const error = useFieldError(list);
  const boxes = useRef<HTMLDivElement>(null);
  const target = useContext(ArchiveTarget);
  const off = useUploadsOff();
  const holder = holderOf(form, name);
  const opened = openThing.value;
  // The only one is always open.
  const openId = cards.length === 1
    ? cards[0].id
    : opened?.holder === holder
    ? opened.id
    : undefined;
  const index = cards.findIndex(({ id }) => id === openId);
  /** Opens a thing below the cards, or closes the open one. */
  const open = (id: string) => {
    openThing.value = { holder, id: id === openId ? "" : id };
    requestAnimationFrame(() => boxes.current?.scrollIntoView({ block: "nearest" }));
  };
  const add = (files: File[]) => orAlert(() => addThings(form, name, files, target));
  const isFilled = cards.every(({ url }) => url !== "");
  const hasRoom = cards.length < MAX_THINGS || !isFilled;
  const addPlace = () => {
    const place = newThing({});
    changeThings(form, name, [...form.getValues(list), place], { said: "" });
    openThing.value = { holder: holderOf(form, name), id: place.id };
  };
  return (
    <div className="things">
      {cards.length > 1 && <ThingCards {...{ name, cards, openId }} onOpen={open} />}
      <div ref={boxes} className="thing-open">
        {index >= 0 && (
          <ThingBoxes
            key={`${openId} ${index}`}
            {...{ name, index, hint }}
            count={cards.length}
            onOpen={(to) => open(cards[to]?.id ?? openId!)}
          />
        )}
      </div>
      {error && <p className="field-error">{error}</p>}
      <ThingNote name={name} />
      {hasRoom && (
        <div className="picture-file">
          {off ? <p className="soft">{off}</p> : (
            <>
              <FileButton
                kind="thing"
                multiple
                label={name === ""
                  ? t("pictureOfArchive")
                  : t("pictureOfStop", { number: indexOfPrefix(name) + 1 })}
                onFiles={add}
              >
                <ImagePlus aria-hidden="true" />
                {cards.some(({ url }) => url) ? t("addPictures") : t("addPicture")}
              </FileButton>
              <PhotoButton prefix={name} onFiles={add} />
            </>
          )}
          {isFilled && (
            <button type="button" className="button quiet" onClick={addPlace}>
              <Link2 aria-hidden="true" />
              {t("byItsAddress")}
            </button>
          )}
        </div>
      )}
      {name === "" && <StopPictures cards={cards} />}
      {name !== "" && cards.some(({ url }) => url) && (
        <ThingTimes {...{ name, cards }} open={index} onOpen={open} />
      )}
    </div>
  );
}

/** What happened to the list last, with a way back; and the paper that is being read. */
function ThingNote({ name }: { name: Prefix }) {
  useSignals();
  const form = useFormContext<TourValues>();
  // A stop gets its id with its first file, which draws nothing else if it was not taken.
  const holder = holderOf(form, name);
  const reading = readingOf(holder);
  const change = changeOf(holder);
  const { said = "", problems = [] } = change ?? {};
  return (
    <>
      <p role="status" className="soft">
        {reading &&
          (reading.of > 0
            ? t("readingPage", { name: reading.name, done: reading.done, of: reading.of })
            : t("readingOpens", { name: reading.name }))}
      </p>
      {reading && (
        <div className="thing-reading">
          <progress
            aria-label={t("readingFile", { name: reading.name })}
            value={reading.of > 0 ? reading.done : undefined}
            max={reading.of || 1}
          />
          <button type="button" className="button quiet" onClick={reading.cancel}>
            {t("cancelReading")}
          </button>
        </div>
      )}
      {(said || problems.length > 0) && (
        <div className="removed-note field-undo" role="status">
          <div>
            {said && <p>{said}</p>}
            {problems.map((text) => <p key={text} className="field-error">{text}</p>)}
          </div>
          {said && (
            <button type="button" className="button" onClick={() => undoThings(form, name)}>
              <Undo2 aria-hidden="true" />
              {t("undo")}
            </button>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={t("dismiss")}
            onClick={() => hideChange(holder)}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      )}
    </>
  );
}
