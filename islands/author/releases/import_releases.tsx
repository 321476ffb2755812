/** Takes the releases of an exported archive over, where this one has their recordings. */
import type { ReleasableStop } from "../../../lib/model/consent/closed.ts";
import { api } from "../../../lib/device/api.ts";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { sendDocument } from "../../../lib/device/send_document.ts";
import type { ExportedRelease } from "../../../lib/formats/zip/release_zip.ts";
import { DOCUMENT_TYPES, documentPath } from "../../../lib/model/consent/document.ts";
import type { Release } from "../../../lib/model/consent/release.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { FileStepsButton } from "../../forms/file_steps_button.tsx";
import { toast } from "../../shell/toasts.ts";

const t = texts("releases");

type Props = {
  tourId: string;
  stops: ReleasableStop[];
  releases: Release[];
  /** Shows the releases as they are now. */
  refresh: () => Promise<unknown>;
};

export function ImportReleases({ tourId, stops, releases, refresh }: Props) {
  const take = async (file: File, setStep: (step: string) => void) => {
    const { unpackReleases } = await loadChunk(() =>
      import("../../../lib/formats/zip/release_zip.ts")
    );
    const found = unpackReleases(new Uint8Array(await file.arrayBuffer()));
    if (!Array.isArray(found)) throw new Error(found.message);
    const toAdd = found.flatMap((release) => {
      const stop = stops.find(({ recording }) => recording === release.recording);
      return stop && !releases.some((one) => isSame(one, release)) ? [{ release, stop }] : [];
    });
    for (const [i, { release, stop }] of toAdd.entries()) {
      setStep(t("addingOf", { place: i + 1, total: toAdd.length }));
      await addOne(tourId, stop, release);
    }
    if (toAdd.length > 0) await refresh();
    toast(summary(toAdd.length, found.length - toAdd.length));
  };
  return (
    <FileStepsButton
      text={t("addFromExport")}
      label={t("exportedArchive")}
      accept=".zip"
      reading={t("readingFile")}
      className="release-import"
      take={take}
    />
  );
}

const isSame = (one: Release, { recording, person }: ExportedRelease): boolean =>
  one.recording === recording && one.person === person;

async function addOne(
  tourId: string,
  { id: stopId, language, recording }: ReleasableStop,
  exported: ExportedRelease,
): Promise<void> {
  const { person, scope, from, keeper, withdrawnAt, document, file } = exported;
  const path = `/api/tours/${tourId}/releases`;
  const terms = { person, scope, from, keeper };
  let release = await api<Release>("POST", path, { stopId, language, recording, ...terms });
  if (withdrawnAt !== undefined) {
    release = await api("PUT", `${path}/${release.id}`, { ...terms, isWithdrawn: true });
  }
  if (!document || !file) return;
  const type = DOCUMENT_TYPES[document.extension];
  const { id, revision } = release;
  const sent = new File([file], document.name, { type });
  await sendDocument({ path: documentPath(tourId, id), file: sent, revision }, () => {});
}

function summary(added: number, left: number): { title: string; description?: string } {
  const title = added === 0 ? t("noneAdded") : t("releasesAdded", { count: added });
  return left === 0 ? { title } : { title, description: t("releasesLeft", { count: left }) };
}
